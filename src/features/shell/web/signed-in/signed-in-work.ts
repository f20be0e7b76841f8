import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAskForLogin } from '#features/accounts/index.web.ts';
import { useMergeFavorites } from '#features/listings/index.web.ts';
import { keepTrips } from '#features/reservations/index.web.ts';
import { useCreationContinuation } from '#market/hosting/index.web.ts';
import { useStoredContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { pageAccount } from '#platform/web/scope/page-account.ts';
import { keepDeviceZone } from '#platform/web/scope/use-reader-zone.ts';

/** Background work of every page for signed-in users; renders nothing. */
export function SignedInWork(): null {
  useAskForLogin();
  useMergeFavorites();
  useCreationContinuation();
  useStoredContinuation();
  useEffect(keepDeviceZone, []);
  useKeptTrips();
  return null;
}

/** Keeps trips for reading them offline, where there is a build whose files can be kept. */
function useKeptTrips(): void {
  const router = useRouter();
  useEffect(() => {
    const account = pageAccount();
    if (account === undefined || import.meta.env.DEV) return;
    return whenIdle(() => {
      // On failure they are kept as they were; the next page tries again.
      keepTrips(account, (to) => router.preloadRoute({ to })).catch(() => {});
    });
  }, [router]);
}
