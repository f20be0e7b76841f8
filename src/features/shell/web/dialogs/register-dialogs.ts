import { registerDialog, registerMissingDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    welcome: undefined;
  }
}

registerDialog('welcome', () => import('../welcome/welcome-dialog.tsx'));
registerMissingDialog(() => import('./coming-dialog.tsx'));
