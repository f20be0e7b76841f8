import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { todayIn } from '#domain/dates.ts';
import type { VerifiedGuest } from '#platform/contract/verified-identity.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { identityChecks } from '../identity-tables.ts';

/** A person's check of identity. */
export type IdentityCheck = typeof identityChecks.$inferSelect;

export async function findIdentity(db: Queryable, userId: string): Promise<IdentityCheck | null> {
  const [row] = await db.select().from(identityChecks).where(eq(identityChecks.userId, userId));
  return row ?? null;
}

/** The facts about a person who has shown a document; null for others. */
export async function readVerified(db: Queryable, userId: string): Promise<VerifiedGuest | null> {
  const check = await findIdentity(db, userId);
  if (check === null || check.verifiedAt === null) return null;
  const { verifiedAt, nameMatches, isAdult } = check;
  return { on: todayIn(verifiedAt, 'UTC'), nameMatches, isAdult };
}

/** Those of some people who have shown a document. */
export async function verifiedAmong(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: identityChecks.userId })
    .from(identityChecks)
    .where(
      and(
        inArray(identityChecks.userId, [...new Set(userIds)]),
        isNotNull(identityChecks.verifiedAt),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Locks it, so that of two answers of the provider the second sees what the first has stored. */
export async function lockIdentity(tx: Queryable, userId: string): Promise<IdentityCheck | null> {
  const [row] = await tx
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.userId, userId))
    .for('update');
  return row ?? null;
}

/** Whose session it is; null for one that nothing is left to ask about, and for a foreign one. */
export async function findIdentityOwner(db: Queryable, session: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: identityChecks.userId })
    .from(identityChecks)
    .where(eq(identityChecks.session, session));
  return row?.userId ?? null;
}

/**
 * Begins a try unless a session is open. One that was begun and has no session yet is the same try,
 * so that its session is made once.
 *
 * @returns its id; null while a session is open
 */
export async function beginAttempt(
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const fresh = crypto.randomUUID();
  const [row] = await db
    .insert(identityChecks)
    .values({ userId, attemptId: fresh, state: 'started', startedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: identityChecks.userId,
      set: {
        attemptId: sql`case when ${identityChecks.state} = 'started'
          then ${identityChecks.attemptId} else ${fresh}::uuid end`,
        state: 'started',
        failure: null,
        startedAt: now,
        updatedAt: now,
      },
      setWhere: isNull(identityChecks.session),
    })
    .returning({ attemptId: identityChecks.attemptId });
  return row?.attemptId ?? null;
}

/**
 * Stores the session of a try.
 *
 * @returns false where the try is over, since the account was deleted
 */
export async function keepSession(
  db: Queryable,
  { userId, attemptId, session }: { userId: string; attemptId: string; session: string },
): Promise<boolean> {
  const rows = await db
    .update(identityChecks)
    .set({ session })
    .where(and(eq(identityChecks.userId, userId), eq(identityChecks.attemptId, attemptId)))
    .returning({ userId: identityChecks.userId });
  return rows.length > 0;
}

export async function patchIdentity(
  tx: Queryable,
  userId: string,
  patch: Partial<Omit<IdentityCheck, 'userId'>> & { updatedAt: Temporal.Instant },
): Promise<void> {
  await tx.update(identityChecks).set(patch).where(eq(identityChecks.userId, userId));
}

/** Sessions that nothing was heard of since `before`, the longest first. */
export async function listWaitingSessions(
  db: Queryable,
  { before, state, limit }: { before: Temporal.Instant; state?: 'processing'; limit: number },
): Promise<{ userId: string; session: string | null }[]> {
  return db
    .select({ userId: identityChecks.userId, session: identityChecks.session })
    .from(identityChecks)
    .where(
      and(
        isNotNull(identityChecks.session),
        lt(identityChecks.updatedAt, before),
        state === undefined ? undefined : eq(identityChecks.state, state),
      ),
    )
    .orderBy(asc(identityChecks.updatedAt))
    .limit(limit);
}

/**
 * Deletes a person's check.
 *
 * @returns the session that was open
 */
export async function deleteIdentityCheck(tx: Queryable, userId: string): Promise<string | null> {
  const [row] = await tx
    .delete(identityChecks)
    .where(eq(identityChecks.userId, userId))
    .returning({ session: identityChecks.session });
  return row?.session ?? null;
}
