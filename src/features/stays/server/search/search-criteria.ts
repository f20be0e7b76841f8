import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { type DatesProblem, datesProblem } from '#domain/search/stay-dates.ts';
import type { StaySearch } from '#domain/search/stay-search.ts';
import type { SearchCriteria } from '#market/search/index.server.ts';

/** A search for stays with everything that its SQL depends on. */
export type StayCriteria = SearchCriteria<StaySearch>;

/** Why no stay can match the dates of a search; null when they are valid. */
export function findDatesProblem({
  search: { dates },
  now,
}: Pick<StayCriteria, 'search' | 'now'>): DatesProblem | null {
  return dates === undefined ? null : datesProblem(dates, datesOnEarth(now));
}
