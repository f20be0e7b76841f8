import { inArray, sql } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { appMeta } from '#platform/server/database/tables.ts';
import type { DemoPerson } from '../world/types.ts';

/** How many stays were added beyond the demo world, and beside how many the other kinds. */
export interface MarketCounts {
  stays: number;
  itinerants: number;
  experiences: number;
}

const KEYS = {
  stays: 'demo market',
  itinerants: 'demo market itinerants',
  experiences: 'demo market experiences',
};

export async function countMarket(db: Queryable): Promise<MarketCounts> {
  const marks = await db
    .select()
    .from(appMeta)
    .where(inArray(appMeta.key, Object.values(KEYS)));
  const countOf = (key: string) =>
    (marks.find((mark) => mark.key === key)?.value as { stays: number } | undefined)?.stays;
  const stays = countOf(KEYS.stays) ?? 0;
  // One mark alone is of the time when all were added in one transaction.
  return {
    stays,
    itinerants: countOf(KEYS.itinerants) ?? stays,
    experiences: countOf(KEYS.experiences) ?? stays,
  };
}

/** Remembers such counts; in the transaction that adds what they count. */
export async function keepMarket(tx: Queryable, counts: Partial<MarketCounts>): Promise<void> {
  const marks = Object.entries(counts).map(([part, stays]) => ({
    key: KEYS[part as keyof MarketCounts],
    value: { stays },
  }));
  await tx
    .insert(appMeta)
    .values(marks)
    .onConflictDoUpdate({ target: appMeta.key, set: { value: sql`excluded.value` } });
}

/** Those of the people who have no account yet. */
export async function missingPeople(
  db: Queryable,
  people: readonly DemoPerson[],
): Promise<DemoPerson[]> {
  const rows = await db.select({ id: users.id }).from(users);
  const known = new Set(rows.map(({ id }) => id));
  return people.filter(({ id }) => !known.has(id));
}
