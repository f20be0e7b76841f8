import { Trans } from '@lingui/react/macro';
import { addDays, type DateText } from '#domain/dates.ts';
import { stopOfNight } from '#domain/itinerant-days.ts';
import { useHomeTime } from '#platform/web/time/use-home-time.ts';
import type { ItinerantDetails } from '../../contract.ts';

/** When one may come on the first day and has to go on the last, each by the clock there. */
export function JoiningTimes({
  itinerant: { checkInFrom, checkOutUntil, place, stops },
  days,
}: {
  itinerant: Pick<ItinerantDetails, 'checkInFrom' | 'checkOutUntil' | 'place' | 'stops'>;
  /** The days of joining and leaving. */
  days: { readonly start: DateText; readonly end: DateText };
}) {
  const first = stopOfNight(stops, days.start)?.place ?? place;
  const last = stopOfNight(stops, addDays(days.end, -1))?.place ?? place;
  const from = useHomeTime(checkInFrom, days.start, first.timeZone).text;
  const until = useHomeTime(checkOutUntil, days.end, last.timeZone).text;
  return (
    <p>
      <Trans>
        By the local clock: arrive in {first.city} from {from}, leave {last.city} by {until}.
      </Trans>
    </p>
  );
}
