import { inArray } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { appMeta } from '#platform/server/database/tables.ts';
import type { DemoPerson } from '../world/types.ts';

/** How many stays were added beyond the demo world, and beside how many the other kinds. */
export interface MarketCounts {
  stays: number;
  beside: number;
}

const KEYS = { stays: 'demo market', beside: 'demo market beside' };

export async function countMarket(db: Queryable): Promise<MarketCounts> {
  const marks = await db
    .select()
    .from(appMeta)
    .where(inArray(appMeta.key, [KEYS.stays, KEYS.beside]));
  const countOf = (key: string) =>
    (marks.find((mark) => mark.key === key)?.value as { stays: number } | undefined)?.stays;
  const stays = countOf(KEYS.stays) ?? 0;
  // One mark alone is of the time when they were added in one transaction.
  return { stays, beside: countOf(KEYS.beside) ?? (marks.length > 0 ? stays : 0) };
}

/** Remembers how many stays there are, or those that others are beside; with what it counts. */
export async function keepMarket(
  tx: Queryable,
  part: keyof MarketCounts,
  stays: number,
): Promise<void> {
  await tx
    .insert(appMeta)
    .values({ key: KEYS[part], value: { stays } })
    .onConflictDoUpdate({ target: appMeta.key, set: { value: { stays } } });
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
