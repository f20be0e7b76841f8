import { addDays, type DateText } from '#domain/dates.ts';
import { type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import type { PlannedTarget } from './plan-search.ts';

/** Radius around a town that counts as the town, in km. */
const RADIUS_KM = 50;

/** Dates of the stay; the check-out date is at least one night later. */
export interface TripDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** Nights in a home there; the same day twice counts as one (spec 1 §2.2). */
export function nightsThere(startDate: DateText, endDate: DateText): TripDates {
  return { startDate, endDate: endDate > startDate ? endDate : addDays(startDate, 1) };
}

/** The area of a search around a target. */
export function aroundTarget({ town }: PlannedTarget) {
  const { latitude, longitude } = town;
  return { latitude, longitude, radiusKm: RADIUS_KM };
}

/** The search for homes there, with dates if known. */
export function homesAround(
  target: PlannedTarget,
  dates: TripDates | null,
  guests: number,
): StaySearch {
  return staySearch.change(staySearch.parse({}), {
    ...aroundTarget(target),
    guestCount: guests,
    ...(dates === null ? {} : { dates: { mode: 'exact', ...dates } }),
  });
}

/** The address of a page of results. */
export function buildHref(path: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString();
  return query === '' ? path : `${path}?${query}`;
}
