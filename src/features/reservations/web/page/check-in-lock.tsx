import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Countdown } from '../time/countdown.tsx';

/** Milliseconds after which a lock that has just ended is surely over for the server too. */
const GRACE_MS = 500;

/** Why the guest can't check in for now, and from when on again; the page then reads itself anew. */
export function CheckInLock({
  id,
  until,
  zone,
  city,
  readAt,
}: {
  /** The element's, for what it explains. */
  id: string;
  until: string;
  zone: string;
  city: string;
  readAt: string;
}) {
  const router = useRouter();
  useEffect(() => {
    const wait = Date.parse(until) - Date.parse(readAt) + GRACE_MS;
    const timer = setTimeout(() => void router.invalidate(), wait);
    return () => clearTimeout(timer);
  }, [router, until, readAt]);
  const left = (
    <strong className="font-semibold">
      <Countdown until={until} readAt={readAt} />
    </strong>
  );
  return (
    <p id={id} className="max-w-prose">
      <Trans>
        Too many wrong codes. You can try again at{' '}
        <ReaderMoment at={until} zone={zone} city={city} day="none" note={left} />.
      </Trans>
    </p>
  );
}
