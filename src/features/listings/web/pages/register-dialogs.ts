import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    delete: { actionId: string; title: string };
  }
}

registerDialog('delete', () => import('./delete-dialog.tsx'));
