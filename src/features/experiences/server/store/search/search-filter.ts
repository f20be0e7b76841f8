import { type SQL, sql } from 'drizzle-orm';
import { toCents } from '#domain/money.ts';
import type { SearchDays } from '#domain/search/experience-search.ts';
import { areaConditions, todaySql } from '#market/search/index.server.ts';
import {
  type ExperienceCriteria,
  isOfPass,
  problemOfRange,
} from '../../search/experience-criteria.ts';

/** The experiences that match a search, as the clauses of a query over `experience_search x`. */
export interface ExperienceFilter {
  /** `experience_search x` with the first matching session of each, `next`. */
  readonly from: SQL;
  readonly condition: SQL;
  /** Cents that the cards show. */
  readonly price: SQL;
}

/**
 * Defines which experiences a search matches: those with a coming session, within the dates of the
 * search, that has enough free seats for all its guests. Null when nothing can match.
 */
export function experienceFilter(criteria: ExperienceCriteria): ExperienceFilter | null {
  if (problemOfRange(criteria) !== null) return null;
  return {
    // Ordered by its start alone: entries of a listing don't overlap, and an index has this order.
    from: sql`
      experience_search x
      cross join lateral (
        select session.entry_id, session.nominal_date, session.starts_at, session.ends_at,
          session.capacity, session.taken
        from listing_session session
        where session.listing_id = x.listing_id
          and ${sql.join(sessionConditions(criteria), sql` and `)}
        order by session.starts_at
        limit 1
      ) next`,
    condition: listingCondition(criteria),
    price: priceSql(criteria),
  };
}

/** Conditions on `listing_session session` for the coming sessions of a row `x` that match. */
export function sessionConditions({ search, now }: ExperienceCriteria): SQL[] {
  const { guestCount = 1, dates, when } = search;
  const conditions = [
    sql`session.status = 'scheduled'`,
    sql`session.starts_at > ${now.toString()}::timestamptz`,
    sql`session.capacity - session.taken >= ${guestCount}::integer`,
  ];
  const between = (start: SQL, end: SQL): void => {
    conditions.push(
      sql`session.starts_at >= ${dayBegins(start)}`,
      sql`session.starts_at < ${dayBegins(end)}`,
    );
  };
  if (dates !== undefined) between(sql`${dates.startDate}::date`, sql`${dates.endDate}::date`);
  else if (when !== undefined) between(...daysSql(when, now));
  return conditions;
}

/** Conditions on the experience itself, independent of its sessions. */
export function listingCondition({
  search,
  area,
}: Pick<ExperienceCriteria, 'search' | 'area'>): SQL {
  const conditions = areaConditions(area);
  const is = (column: string, value: string | undefined): void => {
    if (value !== undefined) conditions.push(sql`${sql.raw(column)} = ${value}`);
  };
  is('x.category', search.category);
  is('x.style', search.style);
  if (search.hostVerified) conditions.push(sql`x.host_verified`);
  if (search.amenity.length > 0) {
    conditions.push(sql`x.amenities @> string_to_array(${search.amenity.join(',')}, ',')`);
  }
  if (search.routine.length > 0) {
    conditions.push(sql`x.routine = any(string_to_array(${search.routine.join(',')}, ','))`);
  }
  if (search.price !== undefined) {
    conditions.push(sql`${priceSql({ search })} <= ${toCents(search.price)}::bigint`);
  }
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function priceSql({ search }: Pick<ExperienceCriteria, 'search'>): SQL {
  return isOfPass(search) ? sql`x.period_price` : sql`x.session_price`;
}

/** The instant at which a date begins in the time zone of a row `x`. */
function dayBegins(date: SQL): SQL {
  return sql`(${date}::timestamp at time zone x.time_zone)`;
}

/** The first of some days in the time zone of a row `x`, and the day after the last. */
function daysSql(when: SearchDays, now: Temporal.Instant): [SQL, SQL] {
  const today = todaySql(now);
  const after = (days: SQL): SQL => sql`(${today} + ${days})`;
  switch (when) {
    case 'today':
      return [today, after(sql`1`)];
    case 'tomorrow':
      return [after(sql`1`), after(sql`2`)];
    case 'weekend': {
      // Saturday and Sunday of this week, from today on.
      const weekday = sql`extract(isodow from ${today})::integer`;
      return [after(sql`6 - ${weekday}`), after(sql`8 - ${weekday}`)];
    }
  }
}
