import { registerDialog, registerMissingDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    welcome: undefined;
  }
}

export function registerShellDialogs(): void {
  // It opens automatically: its texts are among those of the first load.
  registerDialog('welcome', () => import('../welcome/welcome-dialog.tsx'), 'first');
  registerMissingDialog(() => import('./coming-dialog.tsx'));
}
