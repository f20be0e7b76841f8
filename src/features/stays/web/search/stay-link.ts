import { linkOptions } from '@tanstack/react-router';
import type { StaySearch } from '#domain/search/stay-search.ts';
import type { StayCard } from '../../contract.ts';

/** Link to the stay's page, with the dates, guests and rooms of its price. */
export function stayLink(
  stay: Pick<StayCard, 'id' | 'price'>,
  { guestCount, roomCount = 1 }: StaySearch,
) {
  const { startDate, endDate } = stay.price;
  return linkOptions({
    to: '/listings/$id',
    params: { id: stay.id },
    search: {
      ...(startDate !== null && endDate !== null ? { startDate, endDate } : {}),
      ...(guestCount === undefined ? {} : { guestCount: String(guestCount) }),
      ...(roomCount > 1 ? { roomCount: String(roomCount) } : {}),
    },
  });
}

const RESULTS_PATHS = ['/', '/listings'] as const;

/** A path with a list of homes: the home page, and a category with a page of its own. */
type ResultsPath = (typeof RESULTS_PATHS)[number];

/** The results path that a pathname shows; null for any other. */
export function findResultsPath(pathname: string): ResultsPath | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return RESULTS_PATHS.find((known) => known === path) ?? null;
}
