import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'trip-planner': undefined;
  }
}

export function registerTravelDialogs(): void {
  registerDialog('trip-planner', () => import('./planner/planner-dialog.tsx'), [
    'search/dialog',
    'travel/dialog',
  ]);
}
