import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Queryable, queryRows } from './database.ts';

/** A table of which each person has numbered rows, the numbers unique for the person. */
type SlotTable = PgTable & { readonly userId: AnyPgColumn; readonly slot: AnyPgColumn };

/**
 * The lowest number from 1 to `max` that a person has left in a table; null without one. The person
 * must be held, else two rows ask for the same number, and the second is refused.
 */
export async function findFreeSlot(
  tx: Queryable,
  table: SlotTable,
  userId: string,
  max: number,
): Promise<number | null> {
  const [row] = await queryRows<{ slot: number | null }>(
    tx,
    sql`
      select min(free.slot)::integer as slot
      from generate_series(1, ${max}::integer) as free (slot)
      where not exists (
        select from ${table} where ${table.userId} = ${userId}::uuid and ${table.slot} = free.slot
      )`,
  );
  return row?.slot ?? null;
}
