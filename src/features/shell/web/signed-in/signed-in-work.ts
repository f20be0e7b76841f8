import { useAskForLogin } from '#features/accounts/late.web.ts';
import { useMergeFavorites } from '#features/listings/late.web.ts';
import { useCreationContinuation } from '#market/hosting/late.web.ts';
import { useStoredContinuation } from '#platform/web/dialogs/use-continuation.ts';

/** What every page does for somebody signed in, without showing anything. */
export function SignedInWork(): null {
  useAskForLogin();
  useMergeFavorites();
  useCreationContinuation();
  useStoredContinuation();
  return null;
}
