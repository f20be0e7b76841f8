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
 * What was counted of a host's homes in each month of a period (decision 0357). Nights, arrivals and
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
      shut as (
        select date_trunc('month', n.night)::date as begins,
          sum(greatest(0, h.capacity - n.taken)) as nights
        from home h
        join night n on n.listing_id = h.id
        where n.night >= ${from}::date and n.night < ${to}::date
          and n.night >= h.opens and (h.closes is null or n.night < h.closes)
          and (n.closed or n.imported)
        group by 1
      ),
      -- A guest who left early had the nights before that day.
      agreed as materialized (
        select r.start_date, r.units, r.end_date - r.start_date as whole,
          case when r.status = 'cancelled' then least(r.end_date, gone.day) else r.end_date end
            as end_date,
          r.start_date - (r.created_at at time zone r.time_zone)::date as lead_days,
          (
            select coalesce(sum((line ->> 'amount')::numeric), 0)
            from jsonb_array_elements(r.quote -> 'lines') line
            where line ->> 'kind' in ('nights', 'discount')
          ) as price
        from home h
        join reservation r on r.listing_id = h.id
        left join lateral (
          select (e.at at time zone r.time_zone)::date as day
          from reservation_event e
          where r.status = 'cancelled' and e.reservation_id = r.id
            and e.from_status = 'checked-in' and e.to_status = 'cancelled'
          limit 1
        ) gone on true
        where r.start_date < ${to}::date and r.end_date > ${from}::date
          and (r.status in ('approved', 'checked-in', 'completed', 'no-show')
            or gone.day > r.start_date)
      ),
      promised as (
        select m.begins,
          sum(a.units * (least(a.end_date, m.ends) - greatest(a.start_date, m.begins))) as nights,
          sum(a.price * (least(a.end_date, m.ends) - greatest(a.start_date, m.begins)) / a.whole)
            as price
        from agreed a
        join month m on m.begins < a.end_date and m.ends > a.start_date
        group by 1
      ),
      arrived as (
        select date_trunc('month', start_date)::date as begins, count(*) as stays,
          sum(end_date - start_date) as nights, sum(lead_days) as lead_days
        from agreed
        where start_date >= ${from}::date
        group by 1
      ),
      asked as (
        select date_trunc('month', r.created_at at time zone 'UTC')::date as begins,
          count(*) as requests,
          count(*) filter (where exists (
            select from reservation_event e
            where e.reservation_id = r.id and e.to_status = 'approved'
          )) as approved
        from reservation r
        join home h on h.id = r.listing_id
        where r.host_id = ${hostId}
          and r.created_at >= ${from}::timestamp at time zone 'UTC'
          and r.created_at < ${to}::timestamp at time zone 'UTC'
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
      )
      select to_char(m.begins, 'YYYY-MM') as month,
        greatest(coalesce(open.nights, 0) - coalesce(shut.nights, 0), coalesce(promised.nights, 0))
          as offered,
        coalesce(promised.nights, 0) as promised,
        coalesce(promised.price, 0) as "nightsPrice",
        coalesce(earned.revenue, 0) as revenue,
        coalesce(arrived.stays, 0) as arrivals,
        coalesce(arrived.nights, 0) as nights,
        coalesce(arrived.lead_days, 0) as "leadDays",
        coalesce(asked.requests, 0) as requests,
        coalesce(asked.approved, 0) as approved,
        coalesce(reviewed.reviews, 0) as reviews,
        coalesce(reviewed.stars, 0) as stars
      from month m
      left join open on open.begins = m.begins
      left join shut on shut.begins = m.begins
      left join promised on promised.begins = m.begins
      left join arrived on arrived.begins = m.begins
      left join asked on asked.begins = m.begins
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
