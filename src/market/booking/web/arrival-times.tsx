import { Trans } from '@lingui/react/macro';
import { type DateText, todayIn } from '#domain/dates.ts';
import { useHomeTime } from '#platform/web/time/use-home-time.ts';

/**
 * Check-in and check-out times, each with its day, and with the time zone where it isn't the
 * reader's.
 */
export function ArrivalTimes({
  listing: { checkInFrom, checkOutUntil, place },
  startDate,
  endDate,
}: {
  /** Its hours are HH:MM in the time zone of the place. */
  listing: {
    readonly checkInFrom: string;
    readonly checkOutUntil: string;
    readonly place: { readonly timeZone: string };
  };
  /** The dates of the stay; null while they aren't chosen. */
  startDate: DateText | null;
  endDate: DateText | null;
}) {
  const { timeZone } = place;
  const arrival = startDate ?? todayIn(Temporal.Now.instant(), timeZone);
  const checkIn = useHomeTime(checkInFrom, arrival, timeZone, startDate !== null);
  const checkOut = useHomeTime(checkOutUntil, endDate ?? arrival, timeZone, endDate !== null);
  const from = checkIn.text;
  const until = checkOut.text;
  return (
    <p>
      <Trans>
        Check-in from {from}, check-out by {until}.
      </Trans>
    </p>
  );
}
