import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Countdown } from '../time/deadline-pill.tsx';
import type { Reading } from './reading.ts';

/** A deadline with the time that is left, in the reader's zone; nothing without one. */
export function Deadline({ at, reading }: { at: string | null; reading: Reading }) {
  if (at === null) return null;
  return (
    <strong className="font-semibold">
      <ReaderMoment
        at={at}
        {...reading.clock}
        readAt={reading.readAt}
        note={<Countdown until={at} readAt={reading.readAt} />}
      />
    </strong>
  );
}
