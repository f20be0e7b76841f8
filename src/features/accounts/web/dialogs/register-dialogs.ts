import type { Continuation } from '#platform/web/dialogs/continuation.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import type { Me } from '../../contract/session-routes.ts';

/** What the two dialogs that sign somebody in are opened with. */
export interface SignInParameters {
  /** What goes on once they are signed in. */
  readonly next: Continuation | null;
}

/** What the login over a form whose session ended is opened with. */
export interface LoginAgainParameters {
  /** Who the page was opened by. */
  readonly person: Me;
  /** Whether another person has logged in over the page. */
  readonly isOtherPerson: boolean;
  /** Told who logged in; null where the person gave up. */
  onAnswer(signedIn: Me | null): void;
}

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    login: SignInParameters;
    register: SignInParameters;
    'login-again': LoginAgainParameters;
  }
}

const TEXTS = ['accounts'];
registerDialog('login', () => import('./login-dialog.tsx'), TEXTS);
registerDialog('register', () => import('./sign-up-dialog.tsx'), TEXTS);
registerDialog('login-again', () => import('./login-again-dialog.tsx'), TEXTS);
