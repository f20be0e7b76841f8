import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    login: undefined;
    register: undefined;
  }
}

const TEXTS = ['accounts'];
registerDialog('login', () => import('./login-dialog.tsx'), TEXTS);
registerDialog('register', () => import('./register-dialog.tsx'), TEXTS);
