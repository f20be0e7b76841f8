import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { moderationDecisions } from '../tables.ts';

/** A decision with its appeal. */
export type Decision = typeof moderationDecisions.$inferSelect;

export async function insertDecision(
  tx: Queryable,
  decision: typeof moderationDecisions.$inferInsert,
): Promise<Decision> {
  const [row] = await tx.insert(moderationDecisions).values(decision).returning();
  if (row === undefined) throw new Error('a decision was not stored');
  return row;
}

/** The decision whose statement a token opens; null for an unknown one. */
export async function findByToken(db: Queryable, token: string): Promise<Decision | null> {
  const [row] = await db
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.token, token));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockByToken(tx: Queryable, token: string): Promise<Decision | null> {
  const [row] = await tx
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.token, token))
    .for('update');
  return row ?? null;
}

/** All decisions about things of a person, the oldest first. */
export function listDecisionsAbout(db: Queryable, ownerId: string): Promise<Decision[]> {
  return db
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.ownerId, ownerId))
    .orderBy(asc(moderationDecisions.decidedAt), moderationDecisions.id);
}

export async function lockDecision(tx: Queryable, id: string): Promise<Decision | null> {
  const [row] = await tx
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.id, id))
    .for('update');
  return row ?? null;
}

export async function patchDecision(
  tx: Queryable,
  id: string,
  change: Partial<typeof moderationDecisions.$inferInsert>,
): Promise<Decision> {
  const [row] = await tx
    .update(moderationDecisions)
    .set(change)
    .where(eq(moderationDecisions.id, id))
    .returning();
  if (row === undefined) throw new Error(`decision ${id} is gone`);
  return row;
}

/** Appeals that wait for a decision, the oldest first. */
export function listOpenAppeals(db: Queryable, limit: number): Promise<Decision[]> {
  return db
    .select()
    .from(moderationDecisions)
    .where(
      and(isNotNull(moderationDecisions.appealedAt), isNull(moderationDecisions.appealDecidedAt)),
    )
    .orderBy(asc(moderationDecisions.appealedAt), moderationDecisions.id)
    .limit(limit);
}
