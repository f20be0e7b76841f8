import { sql } from 'drizzle-orm';
import { todayIn } from '#domain/dates.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import {
  type CardExtras,
  extraColumns,
  isWithin,
  type SimilarFor,
} from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { loadExperiencePage } from '../experience-page.ts';
import { comingSessions } from '../sessions.ts';
import { listingCondition, sessionConditions } from './search-filter.ts';
import {
  type ExperienceCardRow,
  FOUND_SESSION,
  listedColumns,
  PAGE_JOINS,
  SESSION_COLUMNS,
} from './search-page.ts';

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
