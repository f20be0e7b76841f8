import { Trans } from '@lingui/react/macro';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { Booking } from './use-booking.ts';

/** Says that the chosen nights are held for a guest who waited for them, and until when. */
export function HeldNote({ booking: { listing, quote } }: { booking: Booking }) {
  const heldUntil = quote.kind === 'answered' ? quote.answer.heldUntil : undefined;
  if (heldUntil === undefined) return null;
  const { timeZone, city } = listing.place;
  return (
    <p role="note" className="mb-4 rounded-xl bg-pine-tint px-4 py-3 font-semibold text-pine">
      <Trans>
        Held for you until <ReaderMoment at={heldUntil} zone={timeZone} city={city} />
      </Trans>
    </p>
  );
}
