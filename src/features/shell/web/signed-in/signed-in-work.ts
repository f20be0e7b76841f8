import { useAskForLogin } from '#features/accounts/signed-in.web.ts';
import { useCreationContinuation, useMergeFavorites } from '#features/listings/signed-in.web.ts';
import { useStoredContinuation } from '#platform/web/dialogs/use-continuation.ts';

/** What every page does for somebody signed in, without showing anything. */
export function SignedInWork(): null {
  useAskForLogin();
  useMergeFavorites();
  useCreationContinuation();
  useStoredContinuation();
  return null;
}
