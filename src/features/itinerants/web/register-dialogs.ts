import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'itinerant-search': undefined;
    'itinerant-filters': undefined;
  }
}

export function registerItinerantDialogs(): void {
  registerDialog(
    'itinerant-search',
    () => import('./short-search/short-search-dialog.tsx'),
    ['itinerants', 'search/dialog'],
    'drawn',
  );
  registerDialog('itinerant-filters', () => import('./filters/filters-dialog.tsx'), [
    'itinerants',
    'search/dialog',
  ]);
  registerDialog('itinerant', () => import('./hosting/hosting-dialog.tsx'), [
    'hosting',
    'itinerants',
    'itinerants/dialog',
  ]);
}
