import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { appMeta } from './tables.ts';

/** A fact about the database itself; undefined where there is none. */
export async function readFact(db: Queryable, key: string): Promise<unknown> {
  const [row] = await db.select().from(appMeta).where(eq(appMeta.key, key));
  return row?.value;
}

export async function writeFact(tx: Queryable, key: string, value: unknown): Promise<void> {
  await tx
    .insert(appMeta)
    .values({ key, value })
    .onConflictDoUpdate({ target: appMeta.key, set: { value } });
}

export async function deleteFact(tx: Queryable, key: string): Promise<void> {
  await tx.delete(appMeta).where(eq(appMeta.key, key));
}

/** Writes that something has happened. @returns whether it had not before */
export async function markOnce(tx: Queryable, key: string): Promise<boolean> {
  const written = await tx
    .insert(appMeta)
    .values({ key, value: true })
    .onConflictDoNothing()
    .returning({ key: appMeta.key });
  return written.length > 0;
}
