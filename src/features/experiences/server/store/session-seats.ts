import { type SQL, sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/**
 * Sets how many seats sessions have; they have to be locked. Those that are taken beyond that stay
 * until they are given back.
 *
 * @param from sessions that begin at this instant or later
 * @param modifiedToo whether those that were changed by themselves get as many, too
 */
export async function setSeats(
  tx: Queryable,
  listingId: string,
  seats: number,
  { from, modifiedToo }: { readonly from: Temporal.Instant; readonly modifiedToo: boolean },
): Promise<void> {
  await tx.execute(sql`
    update listing_session
    set ${seatsAs(seats)}
    where listing_id = ${listingId} and starts_at >= ${from.toString()}::timestamptz
      and (${modifiedToo}::boolean or not is_modified)`);
}

/**
 * Sets how many seats one session has, as `setSeats` does; it has to be locked. Where that is another
 * number, later changes of the whole group pass it by.
 */
export async function setSeatsOfOne(
  tx: Queryable,
  listingId: string,
  { entryId, date }: SessionKey,
  seats: number,
): Promise<void> {
  await tx.execute(sql`
    update listing_session
    set ${seatsAs(seats)}, is_modified = true
    where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date
      and capacity - withdrawn <> ${seats}::integer`);
}

function seatsAs(seats: number): SQL {
  return sql`
    capacity = greatest(${seats}::integer, taken),
    withdrawn = greatest(taken - ${seats}::integer, 0)`;
}

/** Sets what a host says of one session. */
export async function setNote(
  tx: Queryable,
  listingId: string,
  { entryId, date }: SessionKey,
  note: string,
): Promise<void> {
  await tx.execute(sql`
    update listing_session
    set note = ${note}
    where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date`);
}
