import { sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { lastAgedDay } from '#domain/wifi-measuring.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * Recomputes the wifi speed of some listings: from each guest the latest speed of the last six
 * months, and of these the median; of two in the middle the slower. So measuring more often has no
 * more weight, and the figure is always a measured one. The database derives all else that depends
 * on the speed (cards, order, filter) from the listing's row.
 *
 * @param today in UTC
 */
export async function refreshKnownWifi(
  tx: Queryable,
  listingIds: readonly string[],
  today: DateText,
): Promise<void> {
  const ids = sql`array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(listingIds)}::jsonb))`;
  // The next statement then sees the commit of a concurrent transaction that had locked them.
  await tx.execute(sql`select from listing where id = any(${ids}) order by id for update`);
  await tx.execute(sql`
    update listing l
    set measured_mbps = known.mbps, measured_by = known.guests,
      measured_on = known.last_day, measured_since = known.first_day
    from (
      select wanted.id, counted.*
      from unnest(${ids}) wanted (id)
      cross join lateral (
        select percentile_disc(0.5) within group (order by latest.mbps) as mbps,
          count(*)::integer as guests, max(latest.day) as last_day, min(latest.day) as first_day
        from (
          select distinct on (m.guest_id) m.mbps, m.day
          from wifi_measurement m
          where m.listing_id = wanted.id and m.day > ${lastAgedDay(today)}::date
          order by m.guest_id, m.day desc, m.hour desc
        ) latest
      ) counted
    ) known
    where l.id = known.id
      and (l.measured_mbps, l.measured_by, l.measured_on, l.measured_since)
        is distinct from (known.mbps, known.guests, known.last_day, known.first_day)`);
}

/** Listings whose figure includes an outdated speed, the one with the oldest first. */
export async function listAged(db: Queryable, today: DateText, limit: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
      select id from listing
      where measured_since <= ${lastAgedDay(today)}::date
      order by measured_since, id
      limit ${limit}::integer`,
  );
  return rows.map(({ id }) => id);
}
