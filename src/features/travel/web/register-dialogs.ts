import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'trip-planner': undefined;
  }
}

registerDialog('trip-planner', () => import('./planner/planner-dialog.tsx'), [
  'search/dialog',
  'travel/dialog',
]);
