import { linkOptions } from '@tanstack/react-router';
import { type DateRange, type DateText, nightsBetween } from '#domain/dates.ts';
import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import type { ItinerantCard } from '../../contract.ts';

type Joined = Pick<ItinerantCard, 'startDate' | 'endDate' | 'free' | 'placesLeft'>;

/**
 * The nights that a card links to: the matching nights of the requested dates, or, where prices are
 * for the whole route and guests can still join all of it, the whole route; otherwise none.
 *
 * @param today an itinerant that began before can't be joined as a whole
 */
export function nightsToJoin(
  { startDate, endDate, free, placesLeft }: Joined,
  { scheduleDuration }: Pick<ItinerantSearch, 'scheduleDuration'>,
  today: DateText,
): DateRange | null {
  if (free !== null) return { start: free.startDate, end: free.endDate };
  const isWhole = scheduleDuration === 'full' && startDate > today && placesLeft > 0;
  return isWhole ? { start: startDate, end: endDate } : null;
}

/**
 * The matching nights that are neither the requested ones nor the whole route, for the card to
 * name. Null where the card shows them anyway.
 */
export function otherNights(
  { startDate, endDate, free }: Joined,
  { dates }: Pick<ItinerantSearch, 'dates'>,
): { readonly range: DateRange; readonly nights: number } | null {
  if (free === null) return null;
  const isThat = (from: DateText, until: DateText) =>
    free.startDate === from && free.endDate === until;
  if (isThat(startDate, endDate)) return null;
  if (dates !== undefined && isThat(dates.startDate, dates.endDate)) return null;
  return {
    range: { start: free.startDate, end: free.endDate },
    nights: nightsBetween(free.startDate, free.endDate),
  };
}

/** The itinerant's page, with the nights and guests of the search. */
export function itinerantLink(
  itinerant: Joined & Pick<ItinerantCard, 'id'>,
  search: ItinerantSearch,
  today: DateText,
) {
  const nights = nightsToJoin(itinerant, search, today);
  const { guestCount } = search;
  return linkOptions({
    to: '/itinerants/$id',
    params: { id: itinerant.id },
    search: {
      ...(nights === null ? {} : { startDate: nights.start, endDate: nights.end }),
      ...(guestCount === undefined ? {} : { guestCount: String(guestCount) }),
    },
  });
}
