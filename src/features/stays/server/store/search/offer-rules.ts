import { type SQL, sql } from 'drizzle-orm';
import { todaySql } from '#market/search/index.server.ts';
import type { DatedStay } from './price-range.ts';

/**
 * Whether the rules of a `stay_search x` allow a stay: SQL of `findOfferProblem`. Days between stays
 * are in the row's full nights.
 */
export function isOffered({ arrival, nights }: DatedStay, now: Temporal.Instant): SQL {
  return sql`(
    ${mayArriveOn(arrival)}
    and (x.max_nights is null or ${nights} <= x.max_nights)
    and (x.notice_days = 0 or ${arrival} >= ${todaySql(now)} + x.notice_days)
    and (x.days_ahead is null or ${arrival} + ${nights} <= ${todaySql(now)} + x.days_ahead)
  )`;
}

/** Whether a stay in a `stay_search x` may begin on the weekday of a day. */
export function mayArriveOn(day: SQL): SQL {
  return sql`extract(isodow from ${day})::integer <> all(x.no_arrival_on)`;
}

/** The days of `[from, until)` that the rules of a `stay_search x` leave; none where it is empty. */
export function offeredDays(
  { from, until }: { readonly from: SQL; readonly until: SQL },
  now: Temporal.Instant,
): { readonly from: SQL; readonly until: SQL } {
  return {
    from: sql`case
      when x.notice_days = 0 then ${from}
      else greatest(${from}, ${todaySql(now)} + x.notice_days)
    end`,
    until: sql`case
      when x.days_ahead is null then ${until}
      else least(${until}, ${todaySql(now)} + x.days_ahead)
    end`,
  };
}
