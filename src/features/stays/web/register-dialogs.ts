import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'stay-search': undefined;
    'stay-filters': undefined;
  }
}

export function registerStayDialogs(): void {
  registerDialog(
    'stay-search',
    () => import('./search-wizard/search-wizard.tsx'),
    ['search/dialog', 'stays/dialog'],
    'drawn',
  );
  registerDialog('stay-filters', () => import('./filters/filters-dialog.tsx'), [
    'search/dialog',
    'stays/dialog',
  ]);
  registerDialog('property', () => import('./hosting/hosting-dialog.tsx'), [
    ...MARKET_TEXTS,
    'hosting',
    'stays/dialog',
  ]);
}
