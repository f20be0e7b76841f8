import { and, count, eq, isNotNull, lt } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { backupCodes, secondFactors } from '../tables.ts';

export interface SecondFactor {
  /** Encrypted. */
  secret: string;
  confirmedAt: Date | null;
  /** Time step of the last accepted code. */
  lastStep: number;
  trustKey: string;
}

/** The authenticator app of an account, confirmed or not. */
export async function findSecondFactor(
  db: Queryable,
  userId: string,
): Promise<SecondFactor | null> {
  const [found] = await db
    .select({
      secret: secondFactors.secret,
      confirmedAt: secondFactors.confirmedAt,
      lastStep: secondFactors.lastStep,
      trustKey: secondFactors.trustKey,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return found ?? null;
}

/** Begins with a secret, in place of one that was not confirmed. */
export async function startSecondFactor(
  tx: Queryable,
  userId: string,
  { secret, trustKey }: Pick<SecondFactor, 'secret' | 'trustKey'>,
  now: Temporal.Instant,
): Promise<void> {
  const started = { secret, trustKey, lastStep: 0, createdAt: toDate(now) };
  await tx
    .insert(secondFactors)
    .values({ userId, ...started })
    .onConflictDoUpdate({ target: secondFactors.userId, set: started });
}

/** From now on its codes are asked for. */
export async function confirmSecondFactor(
  tx: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ confirmedAt: toDate(now) })
    .where(eq(secondFactors.userId, userId));
}

/**
 * Uses the code of a time step up, so that none of it or of an earlier step is accepted again.
 *
 * @returns false if a later code, or this one, was accepted before
 */
export async function spendStep(tx: Queryable, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** @returns whether there was one that was confirmed */
export async function deleteSecondFactor(tx: Queryable, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return deleted[0]?.confirmedAt != null;
}

/** No browser is trusted any more. */
export async function setTrustKey(tx: Queryable, userId: string, trustKey: string): Promise<void> {
  await tx.update(secondFactors).set({ trustKey }).where(eq(secondFactors.userId, userId));
}

export async function replaceBackupCodes(
  tx: Queryable,
  userId: string,
  digests: readonly string[],
): Promise<void> {
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await tx.insert(backupCodes).values(digests.map((digest) => ({ userId, digest })));
}

/** @returns false for one that doesn't exist, or that was used before */
export async function spendBackupCode(
  tx: Queryable,
  userId: string,
  digest: string,
): Promise<boolean> {
  const used = await tx
    .delete(backupCodes)
    .where(and(eq(backupCodes.userId, userId), eq(backupCodes.digest, digest)))
    .returning({ digest: backupCodes.digest });
  return used.length > 0;
}

/** Backup codes left; null where no second factor is set up. */
export async function countBackupCodes(db: Queryable, userId: string): Promise<number | null> {
  const [found] = await db
    .select({ codes: count(backupCodes.digest) })
    .from(secondFactors)
    .leftJoin(backupCodes, eq(backupCodes.userId, secondFactors.userId))
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .groupBy(secondFactors.userId);
  return found?.codes ?? null;
}

function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}
