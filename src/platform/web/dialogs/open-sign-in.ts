import type { Continuation } from './continuation.ts';
import { openDialog } from './dialogs.ts';

/**
 * Opens the login dialog, or the one that makes an account.
 *
 * @param next the person's intent, which is resumed once they are signed in
 */
export function openSignIn(
  dialog: 'login' | 'register' = 'login',
  next: Continuation | null = null,
): void {
  openDialog(dialog, { next });
}
