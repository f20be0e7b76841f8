import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Standing } from '#domain/moderation.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { blocks } from '../block-tables.ts';
import { users } from '../tables.ts';

/** Blocks of one person that are shown at most; no answer grows without bound. */
const LIST_LIMIT = 500;

/** The standing of a person, and whether they and another have blocked each other. */
export interface ContactFacts {
  readonly standing: Standing;
  readonly isBlocked: boolean;
}

/**
 * The facts that decide whether a person may turn to another, in one statement. Which of the two has
 * blocked the other is no part of it.
 */
export async function readContactFacts(
  db: Queryable,
  userId: string,
  otherId: string,
): Promise<ContactFacts> {
  const [row] = await db
    .select({
      standing: users.standing,
      isBlocked: sql<boolean>`exists (
        select from block
        where block.blocker_id = ${userId} and block.blocked_id = ${otherId}
          or block.blocker_id = ${otherId} and block.blocked_id = ${userId}
      )`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { standing: 'suspended', isBlocked: false };
}

/** The standing of a person: all of what moderation lets them do, a part, or nothing. */
export async function readStanding(db: Queryable, userId: string): Promise<Standing> {
  const [row] = await db
    .select({ standing: users.standing })
    .from(users)
    .where(eq(users.id, userId));
  return row?.standing ?? 'suspended';
}

/** Those of some people who may request from a person: active, and neither has blocked the other. */
export async function requestersAmong(
  db: Queryable,
  userIds: readonly string[],
  otherId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...userIds]),
        eq(users.standing, 'active'),
        isNull(users.deletedAt),
        sql`not exists (
          select from block b
          where b.blocker_id = "user".id and b.blocked_id = ${otherId}::uuid
            or b.blocker_id = ${otherId}::uuid and b.blocked_id = "user".id
        )`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Blocks a person; twice is once. */
export async function insertBlock(
  tx: Queryable,
  blockerId: string,
  blockedId: string,
  createdAt: Temporal.Instant,
): Promise<void> {
  await tx.insert(blocks).values({ blockerId, blockedId, createdAt }).onConflictDoNothing();
}

export async function deleteBlock(
  tx: Queryable,
  blockerId: string,
  blockedId: string,
): Promise<void> {
  await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

/** People whom a person has blocked, the latest first; deleted accounts are left out. */
export async function listBlocked(
  db: Queryable,
  blockerId: string,
): Promise<{ id: string; name: string; image: string | null; since: Temporal.Instant }[]> {
  return db
    .select({ id: users.id, name: users.name, image: users.image, since: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, blockerId), isNull(users.deletedAt)))
    .orderBy(desc(blocks.createdAt), users.id)
    .limit(LIST_LIMIT);
}

/** Deletes the blocks by and of a deleted account. */
export async function deleteBlocks(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
}
