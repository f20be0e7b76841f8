import type { Continuation } from '#platform/web/dialogs/continuation.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import type { Me } from '../../contract/session-routes.ts';

/** Parameters of the two sign-in dialogs. */
export interface SignInParameters {
  /** The action to continue after the sign-in. */
  readonly next: Continuation | null;
}

/** Parameters of the login over a form whose session ended. */
export interface LoginAgainParameters {
  /** The user who opened the page. */
  readonly person: Me;
  /** Whether another person has logged in over the page. */
  readonly isOtherPerson: boolean;
  /** Called with the signed-in user; null if the user cancelled. */
  onAnswer(signedIn: Me | null): void;
}

/** The user's choice when the page was opened as another account than is signed in now. */
export type AccountChoice = 'reload' | 'log-in' | 'stay';

/** Parameters of the dialog for that choice. */
export interface AccountChangedParameters {
  /** The user who opened the page. */
  readonly person: Me;
  /** The user who is signed in now. */
  readonly other: Me;
  onAnswer(choice: AccountChoice): void;
}

/** Parameters of the dialog that asks for another proof of identity. */
export interface ProveAgainParameters {
  /** Called with whether the user has proved it. */
  onAnswer(proved: boolean): void;
}

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    login: SignInParameters;
    register: SignInParameters;
    'login-again': LoginAgainParameters;
    'account-changed': AccountChangedParameters;
    'prove-again': ProveAgainParameters;
  }
}

const TEXTS = ['accounts'];
export function registerAccountDialogs(): void {
  registerDialog('login', () => import('./login-dialog.tsx'), TEXTS);
  registerDialog('register', () => import('./sign-up-dialog.tsx'), TEXTS);
  registerDialog('login-again', () => import('./login-again-dialog.tsx'), TEXTS);
  registerDialog('account-changed', () => import('./account-changed-dialog.tsx'), TEXTS);
  registerDialog('prove-again', () => import('./prove-again-dialog.tsx'), TEXTS);
}
