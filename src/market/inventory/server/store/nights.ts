import { sql } from 'drizzle-orm';
import { type DateRange, type DateText, eachNight } from '#domain/dates.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';

/** A listing reserved by the night, whatever its kind. */
export interface NightlyListing {
  readonly id: string;
  /**
   * Units of a night that has no row yet. Claims lock the listing's row, so that its host changes
   * the capacity neither before nor meanwhile.
   */
  readonly capacity: number;
}

/** A change of one night: units to claim, or, below zero, to release. */
interface NightChange {
  readonly night: DateText;
  readonly change: number;
}

/**
 * Changes nights in one statement and in the order of the calendar, so that rivals wait for each
 * other instead of deadlocking. A claim fits only where `taken + units <= capacity`, which never
 * holds on a closed night; units released there stay closed.
 *
 * @returns how many of the nights were changed; the caller refuses unless it is all of them
 */
async function applyChanges(
  tx: Queryable,
  { id, capacity }: NightlyListing,
  units: number,
  changes: readonly NightChange[],
): Promise<number> {
  if (changes.length === 0) return 0;
  // A claim proposes a row with its units, a release one with nothing taken, since the table's
  // constraint is checked on the proposed row too.
  const rows = await queryRows<{ night: string }>(
    tx,
    sql`
      insert into night as held (listing_id, night, taken, capacity)
      select ${id}::uuid, wanted.night, greatest(wanted.change, 0), ${capacity}::integer
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as wanted (night date, change integer)
      where case
        when wanted.change > 0 then ${capacity}::integer >= wanted.change
        else exists (
          select from night known
          where known.listing_id = ${id}::uuid and known.night = wanted.night
        )
      end
      order by wanted.night
      on conflict (listing_id, night) do update
        set taken = held.taken
            + case when excluded.taken > 0 then excluded.taken else -${units}::integer end,
          capacity = case
            when held.closed and excluded.taken = 0 then held.capacity - ${units}::integer
            else held.capacity
          end
        where case
          when excluded.taken > 0 then held.taken + excluded.taken <= held.capacity
          else held.taken >= ${units}::integer
        end
      returning held.night`,
  );
  return rows.length;
}

function without(nights: readonly DateText[], except: DateRange | undefined): DateText[] {
  if (except === undefined) return [...nights];
  return nights.filter((night) => night < except.start || night >= except.end);
}

function requireUnits(units: number): void {
  if (!Number.isSafeInteger(units) || units < 1) throw new RangeError(`not units: ${units}`);
}

/**
 * Claims `units` of every night of `[start, end)`, all or none (the transaction must be rolled back
 * when it throws, which the request pipeline does).
 *
 * @param except nights that are already reserved and are left unchanged
 * @throws Problem 'nights-taken' when one of them has too few units left
 */
export async function claimNights(
  tx: Queryable,
  listing: NightlyListing,
  { start, end }: DateRange,
  units: number,
  except?: DateRange,
): Promise<void> {
  requireUnits(units);
  const needed = without(eachNight(start, end), except);
  const changes = needed.map((night) => ({ night, change: units }));
  const changed = await applyChanges(tx, listing, units, changes);
  if (changed !== needed.length) throw new Problem('nights-taken');
}

/**
 * Releases `units` of every night of any of the ranges, a night of several of them once. One
 * ordered pass, since two passes over the same calendar could deadlock with those of a rival.
 *
 * @param except nights that stay reserved
 * @throws Error when they were not reserved: the books would be wrong, so nothing is changed
 */
export async function releaseNights(
  tx: Queryable,
  listingId: string,
  ranges: readonly DateRange[],
  units: number,
  except?: DateRange,
): Promise<void> {
  requireUnits(units);
  const nights = new Set(ranges.flatMap(({ start, end }) => eachNight(start, end)));
  const gone = without([...nights], except);
  const changes = gone.map((night) => ({ night, change: -units }));
  const changed = await applyChanges(tx, { id: listingId, capacity: units }, units, changes);
  if (changed !== gone.length) throw new Error(`nights of ${listingId} were not held`);
}

/**
 * Moves `units` from the nights of `from` to those of `to` in one ordered pass over both; nights in
 * both are left alone.
 *
 * @throws Problem 'nights-taken' when a new night has too few units left
 */
export async function moveNights(
  tx: Queryable,
  listing: NightlyListing,
  move: { readonly from: DateRange; readonly to: DateRange; readonly units: number },
): Promise<void> {
  const { from, to, units } = move;
  requireUnits(units);
  const gone = without(eachNight(from.start, from.end), to);
  const wanted = without(eachNight(to.start, to.end), from);
  const changed = await applyChanges(tx, listing, units, [
    ...gone.map((night) => ({ night, change: -units })),
    ...wanted.map((night) => ({ night, change: units })),
  ]);
  if (changed !== gone.length + wanted.length) throw new Problem('nights-taken');
}
