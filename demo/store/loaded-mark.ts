import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { appMeta } from '#platform/server/database/tables.ts';

const KEY = 'demo world';

/** Whether somebody lives in this database already, or the demo world was loaded once. */
export async function isInhabited(db: Queryable): Promise<boolean> {
  const [mark] = await db.select().from(appMeta).where(eq(appMeta.key, KEY));
  if (mark !== undefined) return true;
  const [somebody] = await db.select({ id: users.id }).from(users).limit(1);
  return somebody !== undefined;
}

/** Remembers that the demo world was loaded. */
export async function markLoaded(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.insert(appMeta).values({ key: KEY, value: { loadedAt: now.toString() } });
}
