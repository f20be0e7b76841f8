import { Trans } from '@lingui/react/macro';
import { type DateText, todayIn } from '#domain/dates.ts';
import { useHomeTime } from '#platform/web/time/use-home-time.ts';
import { ZoneNote } from '../price/zone-note.tsx';

/** When one may come and has to go, with the clock it is by where that isn't the reader's. */
export function ArrivalTimes({
  listing: { checkInFrom, checkOutUntil, place },
  day,
}: {
  /** Its hours are HH:MM in the zone of the place. */
  listing: {
    readonly checkInFrom: string;
    readonly checkOutUntil: string;
    readonly place: { readonly timeZone: string };
  };
  /** Null means today. */
  day: DateText | null;
}) {
  const { timeZone } = place;
  const shownDay = day ?? todayIn(Temporal.Now.instant(), timeZone);
  const checkIn = useHomeTime(checkInFrom, shownDay, timeZone);
  const checkOut = useHomeTime(checkOutUntil, shownDay, timeZone);
  const from = checkIn.text;
  const until = checkOut.text;
  return (
    <>
      <p>
        <Trans>
          Check-in from {from}, check-out by {until}.
        </Trans>
      </p>
      <ZoneNote
        kind="stay"
        zone={timeZone}
        at={checkIn.at === null ? [] : [checkIn.at]}
        className="text-soft"
      />
    </>
  );
}
