import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { INVITATION_DAYS, MAX_HOSTS_HELPED } from '#domain/co-hosts.ts';
import { users } from '#features/accounts/server/tables.ts';
import { homeCalendars, listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { KnownAddress } from '../../contract.ts';
import { coHostActs, coHosts } from '../tables.ts';

/** A co-host of a host, or one who was invited. */
export type CoHostRow = typeof coHosts.$inferSelect;

const OPEN = isNull(coHosts.endedAt);

/** The places of a host that aren't over, the oldest first. */
export function listOpen(db: Queryable, hostId: string): Promise<CoHostRow[]> {
  return db
    .select()
    .from(coHosts)
    .where(and(eq(coHosts.hostId, hostId), OPEN))
    .orderBy(asc(coHosts.invitedAt), asc(coHosts.id));
}

/**
 * Places that a person has accepted, and behind them the latest that they may accept by their
 * confirmed address: many invitations can't push out the hosts whom they help. Invitations between
 * people one of whom has blocked the other are left out.
 */
export function listHelped(
  db: Queryable,
  userId: string,
  confirmedEmail: string | null,
  now: Temporal.Instant,
): Promise<CoHostRow[]> {
  const isInvited =
    confirmedEmail === null
      ? undefined
      : and(
          eq(coHosts.email, confirmedEmail),
          isNull(coHosts.acceptedAt),
          gt(coHosts.invitedAt, invitedBefore(now)),
          not(haveBlocked(sql`"co_host".host_id`, userId)),
        );
  return db
    .select()
    .from(coHosts)
    .where(and(OPEN, or(eq(coHosts.userId, userId), isInvited)))
    .orderBy(sql`accepted_at is null`, desc(coHosts.invitedAt), asc(coHosts.id))
    .limit(MAX_HOSTS_HELPED);
}

/** When invitations that end now were sent. */
function invitedBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * INVITATION_DAYS });
}

/** A place that isn't over, locked until the transaction ends. */
export async function lockOpen(tx: Queryable, id: string): Promise<CoHostRow | null> {
  const [found] = await tx
    .select()
    .from(coHosts)
    .where(and(eq(coHosts.id, id), OPEN))
    .for('update');
  return found ?? null;
}

export async function insertInvitation(
  tx: Queryable,
  values: Pick<CoHostRow, 'hostId' | 'slot' | 'email' | 'role' | 'invitedAt'>,
): Promise<string> {
  const [added] = await tx.insert(coHosts).values(values).returning({ id: coHosts.id });
  if (added === undefined) throw new Error('the invitation was not inserted');
  return added.id;
}

export async function updatePlace(
  tx: Queryable,
  id: string,
  change: Partial<Pick<CoHostRow, 'role' | 'userId' | 'acceptedAt' | 'endedAt'>>,
): Promise<void> {
  await tx.update(coHosts).set(change).where(eq(coHosts.id, id));
}

/** Ends the invitations of a host that ran out, so that their slots are free again. */
export async function endOldInvitations(
  tx: Queryable,
  hostId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(coHosts)
    .set({ endedAt: now })
    .where(
      and(
        eq(coHosts.hostId, hostId),
        OPEN,
        isNull(coHosts.acceptedAt),
        lte(coHosts.invitedAt, invitedBefore(now)),
      ),
    );
}

/** Whether a person has accepted a place beside a host that isn't over. */
export async function helpsHost(db: Queryable, hostId: string, userId: string): Promise<boolean> {
  const count = await db.$count(
    coHosts,
    and(eq(coHosts.hostId, hostId), eq(coHosts.userId, userId), OPEN),
  );
  return count > 0;
}

/**
 * The place by which a person acts for a host now; null without one, where the host is suspended,
 * where the person couldn't accept it today (`requestContact`), and where one has blocked the other.
 */
export async function findPlace(
  db: Queryable,
  hostId: string,
  userId: string,
): Promise<Pick<CoHostRow, 'id' | 'role'> | null> {
  const helper = alias(users, 'helper');
  const [found] = await db
    .select({ id: coHosts.id, role: coHosts.role })
    .from(coHosts)
    .innerJoin(users, and(eq(users.id, coHosts.hostId), ne(users.standing, 'suspended')))
    .innerJoin(helper, and(eq(helper.id, coHosts.userId), eq(helper.standing, 'active')))
    .where(
      and(
        eq(coHosts.hostId, hostId),
        eq(coHosts.userId, userId),
        OPEN,
        not(haveBlocked(sql`${hostId}::uuid`, userId)),
      ),
    )
    .limit(1);
  return found ?? null;
}

/** Whether one of two people has blocked the other. */
function haveBlocked(one: SQL, other: string): SQL {
  return sql`exists (
    select from block b
    where b.blocker_id = ${one} and b.blocked_id = ${other}::uuid
      or b.blocker_id = ${other}::uuid and b.blocked_id = ${one}
  )`;
}

/** Counts the hosts whom a person helps; the person has to be locked (`lockUser`). */
export async function countHelped(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx
    .select({ places: count() })
    .from(coHosts)
    .where(and(eq(coHosts.userId, userId), OPEN));
  return row?.places ?? 0;
}

export async function insertAct(tx: Queryable, act: typeof coHostActs.$inferInsert): Promise<void> {
  await tx.insert(coHostActs).values(act);
}

/**
 * Acts of all co-hosts of a host, also former ones, the newest first.
 *
 * @param before id of an act of theirs; those before it are listed. Null for the last ones.
 */
export function listActs(
  db: Queryable,
  hostId: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
) {
  const isBefore =
    before === null
      ? undefined
      : sql`(${coHostActs.at}, ${coHostActs.id}) < (
          select last.at, last.id
          from co_host_act last
          join co_host on co_host.id = last.co_host_id
          where last.id = ${before} and co_host.host_id = ${hostId}
        )`;
  return db
    .select({
      id: coHostActs.id,
      at: coHostActs.at,
      route: coHostActs.route,
      target: coHostActs.target,
      title: listings.title,
      userId: coHosts.userId,
    })
    .from(coHostActs)
    .innerJoin(coHosts, eq(coHosts.id, coHostActs.coHostId))
    .leftJoin(listings, eq(listings.id, coHostActs.target))
    .where(and(eq(coHosts.hostId, hostId), isBefore))
    .orderBy(desc(coHostActs.at), desc(coHostActs.id))
    .limit(limit);
}

/**
 * The homes of a host that have a calendar address, by their ids. One that was made before a co-host's
 * place ended is known to them: every role can read it.
 */
export function listAddresses(db: Queryable, hostId: string): Promise<KnownAddress[]> {
  const ended = db
    .select({ one: sql`1` })
    .from(coHosts)
    .where(
      and(
        eq(coHosts.hostId, hostId),
        isNotNull(coHosts.acceptedAt),
        gt(coHosts.endedAt, homeCalendars.createdAt),
      ),
    );
  return db
    .select({
      id: listings.id,
      title: listings.title,
      isKnown: sql<boolean>`${exists(ended)}`,
    })
    .from(homeCalendars)
    .innerJoin(listings, eq(listings.id, homeCalendars.listingId))
    .where(and(eq(listings.hostId, hostId), isNull(listings.deletedAt)))
    .orderBy(asc(listings.id));
}

/**
 * Deletes the places beside a host whose account is deleted. Those of a co-host end, without the
 * address: hosts still see what was done in their name, by an account without one.
 */
export async function deleteCoHosting(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(coHosts).where(eq(coHosts.hostId, userId));
  await tx
    .update(coHosts)
    .set({ email: '', endedAt: sql`coalesce(ended_at, now())` })
    .where(eq(coHosts.userId, userId));
}

/** The places of an account, as host and as co-host, for the copy of its data. */
export async function exportCoHosting(db: Queryable, userId: string): Promise<unknown> {
  const places = await db
    .select()
    .from(coHosts)
    .where(or(eq(coHosts.hostId, userId), eq(coHosts.userId, userId)))
    .orderBy(asc(coHosts.invitedAt));
  const acts = await db
    .select({ at: coHostActs.at, route: coHostActs.route, target: coHostActs.target })
    .from(coHostActs)
    .innerJoin(coHosts, eq(coHosts.id, coHostActs.coHostId))
    .where(eq(coHosts.userId, userId))
    .orderBy(coHostActs.at);
  return {
    places: places.map(({ hostId, email, role, invitedAt, acceptedAt, endedAt }) => ({
      side: hostId === userId ? 'host' : 'co-host',
      // Whom a host invited is the host's.
      ...(hostId === userId ? { email } : {}),
      role,
      invitedAt: invitedAt.toString(),
      acceptedAt: acceptedAt?.toString() ?? null,
      endedAt: endedAt?.toString() ?? null,
    })),
    acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toString() })),
  };
}
