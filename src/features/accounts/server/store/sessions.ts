import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Role } from '#domain/roles.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { moveDevice } from '../push/store.ts';
import { profiles, sessions, users } from '../tables.ts';
import { knownGroups } from './profiles.ts';
import { HAS_STAFF_FACTOR, ROLE } from './staff.ts';

export interface Session {
  id: string;
  userId: string;
  role: Role;
  /** Of staff alone. */
  hasSecondFactor: boolean;
  createdAt: Date;
  /** Last recorded use. */
  updatedAt: Date;
  provedAt: Date | null;
  groups: GuestGroup[];
}

/** A session that lives, with its account's role and groups: one query over the token's unique index. */
export async function findSession(
  db: Queryable,
  token: string,
  now: Temporal.Instant,
): Promise<Session | null> {
  const [found] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      role: ROLE,
      hasSecondFactor: HAS_STAFF_FACTOR,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      provedAt: sessions.provedAt,
      groups: profiles.groups,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, new Date(now.epochMilliseconds)),
        isNull(users.deletedAt),
        ne(users.standing, 'suspended'),
      ),
    );
  return found === undefined ? null : { ...found, groups: knownGroups(found.groups ?? []) };
}

/**
 * Records a use.
 *
 * @param expiresAt when it ends unless it is used again
 */
export async function prolongSession(
  db: Queryable,
  id: string,
  expiresAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .update(sessions)
    .set({
      expiresAt: new Date(expiresAt.epochMilliseconds),
      updatedAt: new Date(now.epochMilliseconds),
    })
    .where(eq(sessions.id, id));
}

export async function readSessions(db: Queryable, userId: string, now: Temporal.Instant) {
  return db
    .select({
      id: sessions.id,
      token: sessions.token,
      userAgent: sessions.userAgent,
      address: sessions.ipAddress,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now.epochMilliseconds))),
    );
}

/**
 * Ends the session of a token at once.
 *
 * @returns whose it was; null for an unknown token
 */
export async function endSession(tx: Queryable, token: string): Promise<string | null> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.token, token))
    .returning({ userId: sessions.userId });
  return ended?.userId ?? null;
}

/**
 * Ends a person's sessions at once.
 *
 * @param but token of the session that remains
 * @returns how many were ended
 */
export async function endSessions(tx: Queryable, userId: string, but?: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), ...(but === undefined ? [] : [ne(sessions.token, but)])),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * Ends a person's session by its id at once.
 *
 * @returns whether there was one
 */
export async function endSessionById(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/**
 * Puts a new session in the place of another one of the same person and browser, whose beginning it
 * takes over.
 *
 * @param to token of the new one
 */
export async function replaceSession(
  tx: Queryable,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [replaced] = await tx
    .select({ id: sessions.id, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.token, from), eq(sessions.userId, userId)))
    .for('update');
  if (replaced === undefined) return;
  const { id, createdAt } = replaced;
  const [next] = await tx
    .update(sessions)
    .set({ createdAt })
    .where(eq(sessions.token, to))
    .returning({ id: sessions.id });
  if (next !== undefined) await moveDevice(tx, id, next.id);
  await tx.delete(sessions).where(eq(sessions.id, id));
}
