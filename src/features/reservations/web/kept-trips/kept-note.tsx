import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { getMe } from '#features/accounts/contract/addresses.gen.ts';
import { endKeptPage, pageKeptAt, watchKeptPage } from '#platform/web/scope/kept-pages.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';

/** Milliseconds between two questions whether the server can be reached again. */
const AGAIN_MS = 5_000;

/** Tells when this device kept the page; nothing on a page that the server sent. */
export function KeptNote() {
  const router = useRouter();
  const keptAt = useSyncExternalStore(watchKeptPage, pageKeptAt, () => null);
  useEffect(() => {
    if (keptAt === null) return;
    // A browser may be connected all along, and the server away: then nothing tells of its return.
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      reachServer()
        .then(() => router.invalidate({ sync: true }))
        .then(endKeptPage, () => {});
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [keptAt, router]);
  if (keptAt === null) return null;
  return (
    <p role="status" className="rounded-card border border-line bg-sunken px-4 py-3">
      <Trans>
        We can't be reached right now. You're seeing this page as this device saved it:{' '}
        <ReaderMoment at={keptAt} zone="UTC" />.
      </Trans>
    </p>
  );
}

/** Rejects where the server can't be reached; what this device kept answers no such request. */
async function reachServer(): Promise<void> {
  const { ok } = await fetch(getMe.path, { method: 'HEAD' });
  if (!ok) throw new Error('the server is away');
}
