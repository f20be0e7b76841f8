import { sql } from 'drizzle-orm';
import { todayIn } from '#domain/dates.ts';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import {
  type BriefListing,
  type CardExtras,
  extraColumns,
  isWithin,
  type PriceFigures,
  readPriceFigures,
  type SearchKind,
  type SimilarFor,
  toCircle,
} from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type ExperienceCriteria, experienceChips } from '../../search/experience-criteria.ts';
import { loadExperiencePage } from '../experience-page.ts';
import { comingSessions } from '../sessions.ts';
import { experienceFilter, listingCondition, sessionConditions } from './search-filter.ts';
import {
  type ExperienceCardRow,
  FOUND_SESSION,
  listedColumns,
  PAGE_JOINS,
  SESSION_COLUMNS,
  tallyQuery,
} from './search-page.ts';

/** Search definition of experiences. */
export const EXPERIENCE_SEARCH: SearchKind<ExperienceSearch> = {
  table: 'experience_search',
  codec: experienceSearch,
  clauses: experienceFilter,
  places: (clauses) => ({ ...clauses, city: sql`x.city`, countryCode: sql`x.country_code` }),
  count(criteria) {
    const filter = experienceFilter(criteria);
    return filter === null ? null : tallyQuery(filter);
  },
  chips: experienceChips,
};

/**
 * Prices of the experiences of several searches, in their order, in one statement: a session for
 * one guest, with the fee.
 *
 * @param searches each with a position
 */
export function experienceFigures(
  db: Queryable,
  searches: readonly ExperienceSearch[],
  caller: Pick<ExperienceCriteria, 'now' | 'groups'>,
): Promise<PriceFigures[]> {
  const clauses = searches.map((search) =>
    experienceFilter({ ...caller, search, ...toCircle(search) }),
  );
  return readPriceFigures(db, clauses);
}

/**
 * The newest experiences with a coming session, ordered by country; prices for one guest and one
 * period.
 */
export async function loadBriefExperiences(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<BriefListing[]> {
  return queryRows<BriefListing>(
    db,
    sql`
      select
        newest.country_code as "locationValue",
        case
          when newest.neighbourhood = '' then newest.city
          else newest.neighbourhood || ', ' || newest.city
        end as address,
        listing.price
      from (
        select x.*
        from experience_search x
        where exists (
          select from listing_session session
          where session.listing_id = x.listing_id
            and session.status = 'scheduled'
            and session.starts_at > ${now.toString()}::timestamptz)
        order by x.created_at desc nulls last, x.listing_id
        limit ${limit}::integer
      ) newest
      join listing on listing.id = newest.listing_id
      order by newest.country_code, newest.city, newest.listing_id`,
  );
}

/** Kilometres that guests travel for a similar evening. */
const NEAR_KM = 30;
/** Number of the nearest experiences that are considered in a dense city. */
const LOOKED_AT = 200;

/**
 * Other experiences nearby with free seats: first those with a session on that day, then those of
 * the same category, each group by their next session; null when the experience is unknown, removed
 * or not listed. Without a date to compare with, the day is that of its next session.
 */
export async function findSimilarExperiences(
  db: Queryable,
  id: string,
  { now, userId, date }: SimilarFor,
  limit: number,
): Promise<(ExperienceCardRow & CardExtras)[] | null> {
  const experience = await loadExperiencePage(db, id, userId);
  if (experience === null) return null;
  const [next] = date === undefined ? await comingSessions(db, id, now, 1) : [];
  const nextDay = next === undefined ? null : todayIn(next.startsAt, experience.timeZone);
  const day = date ?? nextDay;
  const search = experienceSearch.parse({});
  const criteria = { search, area: null, centre: null, now, groups: [] };
  const { category, latitude, longitude } = experience;
  const isThatDay = sql`coalesce(
    (session.starts_at at time zone x.time_zone)::date = ${day}::date, false)`;
  return queryRows<ExperienceCardRow & CardExtras>(
    db,
    sql`
      select ${listedColumns(search)}, ${SESSION_COLUMNS}, ${extraColumns(userId)}
      from (
        select x.listing_id as id, ${FOUND_SESSION}, next.is_that_day,
          x.category = ${category} as is_alike
        from (
          select x.*
          from experience_search x
          where ${isWithin({ latitude, longitude }, NEAR_KM)} and x.listing_id <> ${id}::uuid
          order by x.position
            <-> point(${longitude}::double precision, ${latitude}::double precision)
          limit ${LOOKED_AT}::integer
        ) x
        cross join lateral (
          select session.*, ${isThatDay} as is_that_day
          from listing_session session
          where session.listing_id = x.listing_id
            and ${sql.join(sessionConditions(criteria), sql` and `)}
          order by is_that_day desc, session.starts_at
          limit 1
        ) next
        where ${listingCondition(criteria)}
        order by next.is_that_day desc, is_alike desc, next.starts_at, id
        limit ${limit}::integer
      ) page
      ${PAGE_JOINS}
      order by page.is_that_day desc, page.is_alike desc, page.starts_at, page.id`,
  );
}
