import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'stay-search': undefined;
    'stay-filters': undefined;
  }
}

registerDialog(
  'stay-search',
  () => import('../search-wizard/search-wizard.tsx'),
  ['search/dialog', 'stays/dialog'],
  'drawn',
);
registerDialog('stay-filters', () => import('../filters/filters-dialog.tsx'), [
  'search/dialog',
  'stays/dialog',
]);
