import { eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { appMeta } from '#platform/server/database/tables.ts';
import type { DemoPerson } from '../world/types.ts';

const KEY = 'demo market';

/** How many stays were added beyond the demo world. */
export async function countMarket(db: Queryable): Promise<number> {
  const [mark] = await db.select().from(appMeta).where(eq(appMeta.key, KEY));
  return Number((mark?.value as { stays?: number } | undefined)?.stays ?? 0);
}

/** Remembers that stays were added; in the transaction that adds them. */
export async function growMarket(tx: Queryable, stays: number): Promise<void> {
  await tx
    .insert(appMeta)
    .values({ key: KEY, value: { stays } })
    .onConflictDoUpdate({
      target: appMeta.key,
      set: {
        value: sql`jsonb_build_object('stays', (${appMeta.value} ->> 'stays')::integer + ${stays}::integer)`,
      },
    });
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
