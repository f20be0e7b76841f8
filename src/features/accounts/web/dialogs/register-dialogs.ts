import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    login: undefined;
    register: undefined;
  }
}

registerDialog('login', () => import('./login-dialog.tsx'));
registerDialog('register', () => import('./register-dialog.tsx'));
