import type { Continuation } from '#platform/web/dialogs/continuation.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

/** What the two dialogs that sign somebody in are opened with. */
export interface SignInParameters {
  /** What goes on once they are signed in. */
  readonly next: Continuation | null;
}

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    login: SignInParameters;
    register: SignInParameters;
  }
}

const TEXTS = ['accounts'];
registerDialog('login', () => import('./login-dialog.tsx'), TEXTS);
registerDialog('register', () => import('./sign-up-dialog.tsx'), TEXTS);
