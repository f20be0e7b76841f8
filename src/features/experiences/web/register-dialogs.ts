import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'experience-search': undefined;
    'experience-filters': undefined;
  }
}

export function registerExperienceDialogs(): void {
  registerDialog(
    'experience-search',
    () => import('./short-search/short-search-dialog.tsx'),
    ['experiences', 'search/dialog'],
    'drawn',
  );
  registerDialog('experience-filters', () => import('./filters/filters-dialog.tsx'), [
    'experiences',
    'search/dialog',
  ]);
  registerDialog('experience', () => import('./hosting/hosting-dialog.tsx'), [
    'hosting',
    'experiences',
    'experiences/dialog',
  ]);
  registerDialog('experience-sessions', () => import('./hosting/sessions/sessions-dialog.tsx'), [
    'hosting',
    'experiences',
    'experiences/dialog',
  ]);
}
