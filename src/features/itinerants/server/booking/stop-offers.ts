import { type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import type { PageStop } from '../../contract.ts';
import type { ItinerantForBooking } from '../store/booking.ts';
import { bookableItinerant } from './itinerant-booking.ts';

/** A stop with its nights and the free places on the fullest of them. */
type StopPlaces = Pick<PageStop, 'startDate' | 'endDate' | 'left'>;
export type StopOffers = Pick<PageStop, 'joinHere' | 'leaveHere'>;

/**
 * For each stop, its price for one guest who joins there and stays to the end, and who joins at the
 * beginning, or today once it has begun, and leaves there. It is the price of a quote for the same
 * nights, and there is none where such a guest would be refused.
 */
export function stopOffers(
  itinerant: ItinerantForBooking,
  stops: readonly StopPlaces[],
  reader: {
    readonly groups: readonly GuestGroup[];
    readonly now: Temporal.Instant;
    readonly translate: Translator;
  },
): StopOffers[] {
  const listing = bookableItinerant(itinerant);
  const today = todayIn(reader.now, itinerant.timeZone);
  const fromToday = (date: DateText) => (date < today ? today : date);
  const first = fromToday(itinerant.startDate);

  function offer(startDate: DateText, endDate: DateText): PageStop['joinHere'] {
    if (startDate >= endDate) return null;
    const isFull = stops.some(
      (stop) => stop.startDate < endDate && startDate < stop.endDate && stop.left < 1,
    );
    if (isFull) return null;
    const request = { startDate, endDate, guests: 1, units: 1, rooms: 1, pets: 0 };
    try {
      const { total } = listing.quote(
        { ...request, groups: reader.groups },
        reader.now,
        reader.translate,
      );
      return { startDate, endDate, nights: nightsBetween(startDate, endDate), total };
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  return stops.map(({ startDate, endDate }) => ({
    joinHere: endDate <= today ? null : offer(fromToday(startDate), itinerant.endDate),
    leaveHere: offer(first, endDate),
  }));
}
