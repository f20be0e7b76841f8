import { registerDialog, registerMissingDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    welcome: undefined;
  }
}

// It opens automatically: its texts are among those of the first load.
registerDialog('welcome', () => import('../welcome/welcome-dialog.tsx'), 'first');
registerMissingDialog(() => import('./coming-dialog.tsx'));
