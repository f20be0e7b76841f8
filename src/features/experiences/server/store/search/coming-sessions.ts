import { sql } from 'drizzle-orm';
import type { Picture } from '#market/page/contract.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type ExperienceCriteria, problemOfRange } from '../../search/experience-criteria.ts';
import { listingCondition, sessionConditions } from './search-filter.ts';
import { type ListedRow, listedColumns, PAGE_JOINS, SESSION_COLUMNS } from './search-page.ts';

/** A session of any experience, with the columns of its experience. */
export interface ComingSessionRow extends ListedRow {
  /** Title of its entry; that of the listing where the entry was deleted. */
  readonly sessionTitle: string;
  /** The day it begins on, in the time zone of the place. */
  readonly day: string;
  readonly cover: Picture | null;
  /** Language of its title. */
  readonly language: string;
}

/** The coming sessions of all experiences that match a search, the soonest first. */
export async function findComingSessions(
  db: Queryable,
  criteria: ExperienceCriteria,
  limit: number,
): Promise<ComingSessionRow[]> {
  if (problemOfRange(criteria) !== null) return [];
  return queryRows<ComingSessionRow>(
    db,
    sql`
      select ${listedColumns(criteria.search)}, ${SESSION_COLUMNS}, l.language,
        coalesce(entry.title, l.title) as "sessionTitle",
        (page.starts_at at time zone s.time_zone)::date::text as day,
        (
          select json_build_object('key', p.key, 'alt', p.alt, 'placeholder', p.placeholder)
          from listing_picture p
          where p.listing_id = l.id and p.sort_order = 0 and not p.hidden
        ) as cover
      from (
        select x.listing_id as id, session.entry_id, session.nominal_date, session.starts_at,
          session.ends_at, session.capacity, session.taken
        from experience_search x
        join listing_session session on session.listing_id = x.listing_id
        where ${listingCondition(criteria)}
          and ${sql.join(sessionConditions(criteria), sql` and `)}
        order by session.starts_at, x.listing_id, session.entry_id
        limit ${limit}::integer
      ) page
      ${PAGE_JOINS}
      left join experience_entry entry
        on entry.listing_id = page.id and entry.entry_id = page.entry_id
      order by page.starts_at, page.id, page.entry_id`,
  );
}
