import { sql } from 'drizzle-orm';
import type { DateText, MonthText } from '#domain/dates.ts';
import type { HomeCounts } from '#domain/home-numbers.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

interface Home {
  readonly id: string;
  readonly title: string;
  /** By UTC. */
  readonly listedOn: DateText;
}

/** All homes of a host, also deleted ones, by title. */
export function listHomes(db: Queryable, hostId: string): Promise<Home[]> {
  return queryRows<Home>(
    db,
    sql`
      select id, title, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as "listedOn"
      from listing
      where host_id = ${hostId} and kind = 'stay'
      order by lower(title), id`,
  );
}

/**
 * Counts of a host's homes in each month of a period (decision 0357). Nights, arrivals and
 * their prices go by the dates of the home; money, requests and reviews by UTC.
 *
 * @param listingId one home; null for all
 * @param period from the first of a month to before another
 */
export async function loadCounts(
  db: Queryable,
  hostId: string,
  listingId: string | null,
  { from, to }: { readonly from: DateText; readonly to: DateText },
): Promise<Map<MonthText, HomeCounts>> {
  const rows = await queryRows<Record<keyof HomeCounts, string> & { month: MonthText }>(
    db,
    sql`
      with home as materialized (
        select l.id, s.capacity,
          (l.created_at at time zone l.time_zone)::date as opens,
          (l.deleted_at at time zone l.time_zone)::date as closes
        from listing l
        join stay s on s.listing_id = l.id
        where l.host_id = ${hostId} and l.kind = 'stay'
          and (${listingId}::uuid is null or l.id = ${listingId}::uuid)
      ),
      month as materialized (
        select first::date as begins, (first + interval '1 month')::date as ends
        from generate_series(${from}::timestamp, ${to}::timestamp - interval '1 day', '1 month')
          as first
      ),
      open as (
        select m.begins, sum(h.capacity * greatest(0,
          least(m.ends, coalesce(h.closes, m.ends)) - greatest(m.begins, h.opens))) as nights
        from month m
        cross join home h
        group by 1
      ),
      -- By night first: there are few of them, and their months take time to compute.
      shut as (
        select date_trunc('month', night)::date as begins, sum(nights) as nights
        from (
          select n.night, sum(greatest(0, h.capacity - n.taken)) as nights
          from home h
          join night n on n.listing_id = h.id
          where n.night >= ${from}::date and n.night < ${to}::date
            and n.night >= h.opens and (h.closes is null or n.night < h.closes)
            and (n.closed or n.imported)
          group by 1
        ) by_night
        group by 1
      ),
      stays as (
        select month as begins, sum(promised) as promised, sum(price) as price,
          sum(arrivals) as arrivals, sum(nights) as nights, sum(lead_days) as lead_days,
          sum(requests) as requests, sum(approved) as approved
        from stay_month
        where host_id = ${hostId} and month >= ${from}::date and month < ${to}::date
          and (${listingId}::uuid is null or listing_id = ${listingId}::uuid)
        group by 1
      ),
      earned as (
        select date_trunc('month', e.at at time zone 'UTC')::date as begins,
          sum(e.amount) as revenue
        from host_entry e
        join home h on h.id = e.listing_id
        where e.host_id = ${hostId} and e.kind in ('release', 'claim')
          and e.at >= ${from}::timestamp at time zone 'UTC'
          and e.at < ${to}::timestamp at time zone 'UTC'
        group by 1
      ),
      reviewed as (
        select date_trunc('month', w.created_at at time zone 'UTC')::date as begins,
          count(*) as reviews, sum(w.rating) as stars
        from home h
        join review w on w.listing_id = h.id
        where w.moderation_state = 'visible'
          and w.created_at >= ${from}::timestamp at time zone 'UTC'
          and w.created_at < ${to}::timestamp at time zone 'UTC'
        group by 1
      ),
      seen as (
        select v.month as begins, sum(v.views) as views
        from home h
        join listing_view v on v.listing_id = h.id
        where v.month >= ${from}::date and v.month < ${to}::date
        group by 1
      )
      select to_char(m.begins, 'YYYY-MM') as month,
        greatest(coalesce(open.nights, 0) - coalesce(shut.nights, 0), coalesce(stays.promised, 0))
          as offered,
        coalesce(stays.promised, 0) as promised,
        coalesce(stays.price, 0) as "nightsPrice",
        coalesce(earned.revenue, 0) as revenue,
        coalesce(stays.arrivals, 0) as arrivals,
        coalesce(stays.nights, 0) as nights,
        coalesce(stays.lead_days, 0) as "leadDays",
        coalesce(seen.views, 0) as views,
        coalesce(stays.requests, 0) as requests,
        coalesce(stays.approved, 0) as approved,
        coalesce(reviewed.reviews, 0) as reviews,
        coalesce(reviewed.stars, 0) as stars
      from month m
      left join open on open.begins = m.begins
      left join shut on shut.begins = m.begins
      left join stays on stays.begins = m.begins
      left join seen on seen.begins = m.begins
      left join earned on earned.begins = m.begins
      left join reviewed on reviewed.begins = m.begins`,
  );
  return new Map(rows.map(({ month, ...counts }) => [month, toNumbers(counts)]));
}

/** Sums of the database are texts. */
function toNumbers(counts: Record<keyof HomeCounts, string>): HomeCounts {
  return Object.fromEntries(
    Object.entries(counts).map(([name, sum]) => [name, Number(sum)]),
  ) as unknown as HomeCounts;
}
