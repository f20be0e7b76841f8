import { sql } from 'drizzle-orm';
import { COMPARED_DAYS, MAX_COMPARABLE, MAX_COMPARED_KM } from '#domain/comparable-prices.ts';
import type { Cents } from '#domain/money.ts';
import type { Position } from '#domain/places.ts';
import type { Occupancy } from '#domain/vocabulary.ts';
import { haversineTo, haversineToKm, isWithin } from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** The home that others are compared with. */
export interface ComparedHome extends Position {
  readonly occupancy: Occupancy;
  readonly roomCount: number;
  /** Its host, whose own homes are left out. */
  readonly hostId: string;
}

export interface ComparableHome {
  readonly id: string;
  readonly price: Cents;
  readonly km: number;
}

/**
 * Listed homes of other hosts nearby that are let in the same way, with one room more or less, the
 * nearest first.
 */
export async function findComparableHomes(
  db: Queryable,
  home: ComparedHome,
): Promise<ComparableHome[]> {
  const rows = await queryRows<{ id: string; price: Cents; haversine: number }>(
    db,
    sql`
      select x.listing_id as id, x.nightly_price as price, ${haversineTo(home)} as haversine
      from stay_search x
      where ${isWithin(home, MAX_COMPARED_KM)}
        and x.occupancy = ${home.occupancy}
        and x.room_count between ${home.roomCount - 1}::integer and ${home.roomCount + 1}::integer
        and not exists (
          select from listing own
          where own.id = x.listing_id and own.host_id = ${home.hostId}::uuid
        )
      order by haversine, x.listing_id
      limit ${MAX_COMPARABLE}::integer`,
  );
  return rows.map(({ haversine, ...row }) => ({ ...row, km: haversineToKm(haversine) }));
}

/**
 * The percentage of the nights of the last days on which guests were in these homes, here or by an
 * imported calendar; only of days since each was listed. Null where none was yet.
 */
export async function readTakenPercent(
  db: Queryable,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<number | null> {
  const [row] = await queryRows<{ taken: number; all: number }>(
    db,
    sql`
      select coalesce(sum(taken.units), 0)::integer as taken,
        coalesce(sum(span.days * s.capacity), 0)::integer as "all"
      from unnest(string_to_array(${ids.join(',')}, ',')::uuid[]) as compared (id)
      join stay s on s.listing_id = compared.id
      join listing l on l.id = compared.id
      cross join lateral (
        select (${now.toString()}::timestamptz at time zone l.time_zone)::date as today
      ) local
      cross join lateral (
        select least(
          ${COMPARED_DAYS}::integer,
          greatest(0, local.today - (l.created_at at time zone l.time_zone)::date)
        ) as days
      ) span
      cross join lateral (
        select coalesce(sum(
          case when n.imported then s.capacity else least(n.taken, s.capacity) end
        ), 0) as units
        from night n
        where n.listing_id = compared.id
          and n.night >= local.today - span.days and n.night < local.today
      ) taken`,
  );
  if (row === undefined || row.all === 0) return null;
  return Math.round((100 * row.taken) / row.all);
}
