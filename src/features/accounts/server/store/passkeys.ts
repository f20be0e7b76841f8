import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { passkeys } from '../tables.ts';

export interface Passkey {
  id: string;
  /** Empty if it has none. */
  name: string;
  /** Whether it is kept by a service on several devices. */
  backedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The passkeys of a person, the newest first. */
export async function readPasskeys(db: Queryable, userId: string): Promise<Passkey[]> {
  const rows = await db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      backedUp: passkeys.backedUp,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt));
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

/** @returns the account of a passkey, by the id that its authenticator gave it; null without one */
export async function findPasskeyOwner(db: Queryable, credential: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialID, credential));
  return found?.userId ?? null;
}

export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return found?.total ?? 0;
}

/** @returns false for a passkey of another person */
export async function renamePasskey(
  tx: Queryable,
  userId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const renamed = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** @returns false for a passkey of another person */
export async function deletePasskey(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

export async function deletePasskeys(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

export async function recordPasskeyUse(
  db: Queryable,
  credential: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .update(passkeys)
    .set({ lastUsedAt: new Date(now.epochMilliseconds) })
    .where(eq(passkeys.credentialID, credential));
}

/** Names the passkeys of a person that have no name. */
export async function nameUnnamedPasskeys(
  db: Queryable,
  userId: string,
  name: string,
): Promise<void> {
  await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), isNull(passkeys.name)));
}

/** When a passkey was made, by our clock. */
export async function recordPasskeyStart(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .update(passkeys)
    .set({ createdAt: new Date(now.epochMilliseconds) })
    .where(eq(passkeys.id, id));
}
