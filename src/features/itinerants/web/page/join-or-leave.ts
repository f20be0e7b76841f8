import { type DateText, nightsBetween } from '#domain/dates.ts';
import type { Booking } from '#market/booking/index.web.ts';
import type { ItinerantDetails, PageStop } from '../../contract.ts';

/** Joining and leaving at stops, as a request chooses them. */
export interface JoinOrLeave {
  /** The chosen nights; null while there are none. */
  readonly startDate: DateText | null;
  readonly endDate: DateText | null;
  joinAt(stop: PageStop): void;
  leaveAt(stop: PageStop): void;
}

/**
 * Chooses the first or the last day of a request by a stop. The other end stays where it was, as
 * long as a guest can join for the nights between them; otherwise it is that of the offer.
 *
 * @param onChoose scrolls to the calendar
 */
export function joinOrLeave(
  { request: { startDate, endDate }, change }: Booking,
  { minNights }: Pick<ItinerantDetails, 'minNights'>,
  onChoose: () => void,
): JoinOrLeave {
  const isEnough = (start: DateText, end: DateText) =>
    start < end && nightsBetween(start, end) >= minNights;
  return {
    startDate,
    endDate,
    joinAt({ joinHere }) {
      if (joinHere === null) return;
      const keeps = endDate !== null && isEnough(joinHere.startDate, endDate);
      change({ startDate: joinHere.startDate, endDate: keeps ? endDate : joinHere.endDate });
      onChoose();
    },
    leaveAt({ leaveHere }) {
      if (leaveHere === null) return;
      const keeps = startDate !== null && isEnough(startDate, leaveHere.endDate);
      change({ startDate: keeps ? startDate : leaveHere.startDate, endDate: leaveHere.endDate });
      onChoose();
    },
  };
}
