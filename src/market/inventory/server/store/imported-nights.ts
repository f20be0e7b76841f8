import { sql } from 'drizzle-orm';
import type { DateRange, DateText } from '#domain/dates.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { NightlyListing } from './nights.ts';

/** Nights that an imported calendar newly claims, and those that it claims no longer. */
export interface ImportedChange {
  readonly added: readonly DateText[];
  readonly gone: readonly DateText[];
}

/**
 * Makes `nights` those that an imported calendar claims. What it claims has no unit left from then
 * on, what no calendar claims any more is free again unless the host has closed it, and what is
 * promised stays promised. The caller has locked the listing's row.
 */
export async function replaceImportedNights(
  tx: Queryable,
  listing: NightlyListing,
  calendarId: string,
  nights: readonly DateText[],
): Promise<ImportedChange> {
  const rows = await queryRows<{ night: string; isAdded: boolean }>(
    tx,
    sql`
      with wanted as materialized (
        select each.night::date as night
        from jsonb_array_elements_text(${JSON.stringify(nights)}::jsonb) as each (night)
      ),
      gone as (
        delete from imported_night old
        where old.calendar_id = ${calendarId}::uuid
          and not exists (select from wanted where wanted.night = old.night)
        returning old.night
      ),
      added as (
        insert into imported_night (calendar_id, night)
        select ${calendarId}::uuid, wanted.night from wanted
        on conflict do nothing
        returning night
      )
      select night::text, false as "isAdded" from gone
      union all
      select night::text, true from added`,
  );
  const pick = (isAdded: boolean) =>
    rows.flatMap((row) => (row.isAdded === isAdded ? [row.night] : [])).sort();
  const change = { added: pick(true), gone: pick(false) };
  await applyImported(tx, listing, change);
  return change;
}

async function applyImported(
  tx: Queryable,
  { id, capacity }: NightlyListing,
  { added, gone }: ImportedChange,
): Promise<void> {
  if (added.length === 0 && gone.length === 0) return;
  // In the order of the calendar, as guests who leave release them: two passes could deadlock.
  await queryRows(
    tx,
    sql`
      select from night held
      where held.listing_id = ${id}::uuid and held.night in (
        select each.night::date
        from jsonb_array_elements_text(${JSON.stringify([...added, ...gone])}::jsonb)
          as each (night)
      )
      order by held.night for update`,
  );
  // A trigger takes away the capacity that isn't promised.
  await queryRows(
    tx,
    sql`
      insert into night as held (listing_id, night, taken, capacity, imported)
      select ${id}::uuid, each.night::date, 0, 0, true
      from jsonb_array_elements_text(${JSON.stringify(added)}::jsonb) as each (night)
      order by each.night
      on conflict (listing_id, night) do update set imported = true
        where not held.imported`,
  );
  await queryRows(
    tx,
    sql`
      update night held
      set imported = false,
        capacity = case
          when held.closed then held.taken
          else greatest(held.taken, ${capacity}::integer)
        end
      from jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb) as each (night)
      where held.listing_id = ${id}::uuid and held.night = each.night::date and held.imported
        and not exists (
          select from imported_night other
          join imported_calendar calendar on calendar.id = other.calendar_id
          where calendar.listing_id = ${id}::uuid and other.night = held.night
        )`,
  );
}

/** Nights that an imported calendar claims, in order. */
export interface ImportedNight {
  readonly calendarId: string;
  readonly night: DateText;
  /** Whether a guest has units of it. */
  readonly isPromised: boolean;
}

/** The nights of `[start, end)` that calendars of a home claim, in order. */
export function loadImportedNights(
  db: Queryable,
  listingId: string,
  { start, end }: DateRange,
): Promise<ImportedNight[]> {
  return queryRows<ImportedNight>(
    db,
    sql`
      select claimed.calendar_id as "calendarId", claimed.night::text as night,
        coalesce(held.taken, 0) > 0 as "isPromised"
      from imported_calendar calendar
      join imported_night claimed on claimed.calendar_id = calendar.id
      left join night held on held.listing_id = calendar.listing_id and held.night = claimed.night
      where calendar.listing_id = ${listingId}::uuid
        and claimed.night >= ${start}::date and claimed.night < ${end}::date
      order by claimed.night, calendar.created_at, calendar.id`,
  );
}
