import { Trans } from '@lingui/react/macro';
import type { DateText } from '#domain/dates.ts';
import { boardingStops } from '#domain/itinerant-days.ts';
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
  const boarding = boardingStops(stops, { startDate: days.start, endDate: days.end });
  const first = boarding?.arrival.place ?? place;
  const last = boarding?.leaving.place ?? place;
  const opens = boarding?.arrival.checkInFrom ?? checkInFrom;
  const from = useHomeTime(opens, days.start, first.timeZone).text;
  const until = useHomeTime(checkOutUntil, days.end, last.timeZone).text;
  return (
    <p>
      <Trans>
        By the local clock: board in {first.city} from {from}, leave {last.city} by {until}.
      </Trans>
    </p>
  );
}
