import { type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { NightOverride, NightOverrides } from '#domain/night-overrides.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Terms as `overridesColumn` returns them: the night, its price in cents and its minimum. */
export type StoredOverrides = readonly (readonly [
  night: DateText,
  price: number | null,
  minNights: number | null,
])[];

/** A column with the terms of all nights of a listing that have any, in order. */
export function overridesColumn(listingId: SQL): SQL<StoredOverrides> {
  return sql<StoredOverrides>`(
    select coalesce(
      json_agg(json_build_array(t.night, t.price, t.min_nights) order by t.night), '[]'
    )
    from night_override t
    where t.listing_id = ${listingId}
  )`;
}

/** Indexes stored terms by night. */
export function indexOverrides(stored: StoredOverrides): NightOverrides {
  return new Map(stored.map(([night, price, minNights]) => [night, { price, minNights }]));
}

/** New terms of one night; a missing field stays unchanged, null restores the home's own. */
interface NightOverrideChange {
  readonly night: DateText;
  readonly price?: NightOverride['price'] | undefined;
  readonly minNights?: NightOverride['minNights'] | undefined;
}

/**
 * Changes the terms of nights, each named once, and deletes those of past nights. The caller has
 * locked the listing's row, as claims of nights do, so that no guest agrees on a price meanwhile.
 */
export async function changeNightOverrides(
  tx: Queryable,
  listingId: string,
  changes: readonly NightOverrideChange[],
  today: DateText,
): Promise<void> {
  const requested = changes.map(({ night, price, minNights }) => ({
    night,
    price,
    min_nights: minNights,
    keeps_price: price === undefined,
    keeps_minimum: minNights === undefined,
  }));
  const set = sql`
    select c.night,
      case when c.keeps_price then t.price else c.price end as price,
      case when c.keeps_minimum then t.min_nights else c.min_nights end as min_nights
    from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as c (
      night date, price integer, min_nights integer, keeps_price boolean, keeps_minimum boolean
    )
    left join night_override t on t.listing_id = ${listingId}::uuid and t.night = c.night`;
  await queryRows(
    tx,
    sql`
      with wanted as materialized (${set}),
      gone as (
        delete from night_override t
        where t.listing_id = ${listingId}::uuid and (
          t.night < ${today}::date
          or t.night in (select night from wanted where num_nonnulls(price, min_nights) = 0)
        )
      )
      insert into night_override as t (listing_id, night, price, min_nights)
      select ${listingId}::uuid, night, price, min_nights from wanted
      where num_nonnulls(price, min_nights) > 0
      order by night
      on conflict (listing_id, night) do update
        set price = excluded.price, min_nights = excluded.min_nights
        where (t.price, t.min_nights) is distinct from (excluded.price, excluded.min_nights)`,
  );
}
