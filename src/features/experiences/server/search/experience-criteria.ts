import { addDays } from '#domain/dates.ts';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { SESSION_HORIZON_DAYS } from '#domain/schedule/schedule-entry.ts';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import { countryByCode } from '#features/catalogues/index.server.ts';
import type { SearchCriteria } from '#market/search/index.server.ts';
import { EXPERIENCE_AMENITIES } from '../../catalogue/amenities.ts';
import { EXPERIENCE_ROUTINES } from '../../catalogue/routines.ts';
import { experienceStyle } from '../../catalogue/styles.ts';

/** A search for experiences with all that its SQL depends on. */
export type ExperienceCriteria = SearchCriteria<ExperienceSearch>;

const AMENITY_IDS: ReadonlySet<string> = new Set(EXPERIENCE_AMENITIES.map(({ id }) => id));
const ROUTINE_IDS: ReadonlySet<string> = new Set(EXPERIENCE_ROUTINES.map(({ id }) => id));

/** Parses the search of a query; ids that are in no catalogue are ignored (spec 1 §4.8). */
export function readExperienceSearch(query: Readonly<Record<string, unknown>>): ExperienceSearch {
  const search = experienceSearch.parse(query);
  const { locationValue, style } = search;
  const isCountry = locationValue !== undefined && countryByCode(locationValue, 'en') !== null;
  const isStyle = style !== undefined && experienceStyle(style) !== null;
  return experienceSearch.change(search, {
    page: search.page,
    locationValue: isCountry ? locationValue : undefined,
    style: isStyle ? style : undefined,
    amenity: search.amenity.filter((id) => AMENITY_IDS.has(id)),
    routine: search.routine.filter((id) => ROUTINE_IDS.has(id)),
  });
}

/** Whether prices are for a pass instead of a session. */
export function isOfPass({ scheduleDuration }: ExperienceSearch): boolean {
  return scheduleDuration === 'full';
}

/**
 * Why the dates of a search can't match anything; null when they can. Sessions are created half a
 * year ahead, so none exist beyond.
 */
export function problemOfRange({
  search: { dates },
  now,
}: Pick<ExperienceCriteria, 'search' | 'now'>): 'past' | 'too-far' | null {
  if (dates === undefined) return null;
  const { earliest, latest } = datesOnEarth(now);
  if (dates.endDate <= earliest) return 'past';
  return dates.startDate >= addDays(latest, SESSION_HORIZON_DAYS) ? 'too-far' : null;
}
