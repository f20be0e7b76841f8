import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { PUSH_KINDS, type PushKind } from '#domain/push-kinds.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { PushTarget } from '#platform/server/push/push.ts';
import { pushChoices, pushSubscriptions } from '../push-tables.ts';
import { sessions, users } from '../tables.ts';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Devices of a person at most. */
const MAX_DEVICES = 10;

/** Devices of a person whose session lasts, the latest first. */
export function listDevices(
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<PushSubscriptionRow[]> {
  return live(db, now, eq(pushSubscriptions.userId, userId));
}

/** All devices of a person, also those whose session is over and not deleted yet. */
export function listStoredDevices(db: Queryable, userId: string): Promise<PushSubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt));
}

/**
 * A device of a person whose session lasts.
 *
 * @returns null where it is gone, or another person's by now
 */
export async function findDevice(
  db: Queryable,
  { id, userId }: Pick<PushSubscriptionRow, 'id' | 'userId'>,
  now: Temporal.Instant,
): Promise<PushSubscriptionRow | null> {
  const { id: idColumn, userId: userColumn } = pushSubscriptions;
  const [found] = await live(db, now, and(eq(idColumn, id), eq(userColumn, userId)));
  return found ?? null;
}

async function live(db: Queryable, now: Temporal.Instant, condition: ReturnType<typeof and>) {
  const rows = await db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(
      and(
        condition,
        gt(sessions.expiresAt, new Date(now.epochMilliseconds)),
        isNull(users.deletedAt),
        ne(users.standing, 'suspended'),
      ),
    )
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
  return rows.map(({ device }) => device);
}

/** Whether a person has turned notifications on anywhere. */
export async function hasDevices(db: Queryable, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .limit(1);
  return found !== undefined;
}

type NewDevice = PushTarget &
  Pick<PushSubscriptionRow, 'userId' | 'sessionId' | 'browser' | 'system'>;

/**
 * Adds the browser of a session, in the place of what it was subscribed to before; the oldest ones
 * of more than ten go. The person's row must be locked.
 *
 * @returns false where its endpoint is taken by a device with other keys
 */
export async function putDevice(
  tx: Queryable,
  device: NewDevice,
  now: Temporal.Instant,
): Promise<boolean> {
  const { endpoint, sessionId, userId, p256dh, auth } = device;
  await tx
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)),
    );
  // The same browser, also where it is another person's now: only it knows the keys.
  const [put] = await tx
    .insert(pushSubscriptions)
    .values({ ...device, createdAt: now })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: {
        userId,
        sessionId,
        browser: device.browser,
        system: device.system,
        createdAt: sql`case when push_subscription.user_id = ${userId}
          then push_subscription.created_at else ${now.toString()}::timestamptz end`,
        lastSuccessAt: sql`case when push_subscription.user_id = ${userId}
          then push_subscription.last_success_at end`,
        refusedSince: null,
      },
      setWhere: sql`push_subscription.p256dh = ${p256dh} and push_subscription.auth = ${auth}`,
    })
    .returning({ id: pushSubscriptions.id });
  if (put === undefined) return false;
  const kept = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(MAX_DEVICES);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, kept));
  return true;
}

/** @returns whether the person had that device */
export async function deleteDevice(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  return deleted.length > 0;
}

export async function deleteDeviceOfSession(tx: Queryable, sessionId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** Moves the device of a session to the one that continues it. */
export async function moveDevice(tx: Queryable, from: string, to: string): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ sessionId: to })
    .where(eq(pushSubscriptions.sessionId, from));
}

/** Deletes a device whose push service doesn't know it any more, unless it is subscribed again. */
export async function deleteGone(
  db: Queryable,
  { id, endpoint }: Pick<PushSubscriptionRow, 'id' | 'endpoint'>,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function recordSuccess(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ lastSuccessAt: now, refusedSince: null })
    .where(eq(pushSubscriptions.id, id));
}

/** @returns whether it is the first refusal since the last success */
export async function recordRefusal(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const first = await db
    .update(pushSubscriptions)
    .set({ refusedSince: now })
    .where(and(eq(pushSubscriptions.id, id), isNull(pushSubscriptions.refusedSince)))
    .returning({ id: pushSubscriptions.id });
  return first.length > 0;
}

/** Kinds that a person has turned off. */
export async function readOff(db: Queryable, userId: string): Promise<PushKind[]> {
  const [found] = await db
    .select({ off: pushChoices.off })
    .from(pushChoices)
    .where(eq(pushChoices.userId, userId));
  return PUSH_KINDS.filter((kind) => found?.off.includes(kind));
}

export async function writeOff(
  tx: Queryable,
  userId: string,
  off: readonly PushKind[],
): Promise<void> {
  await tx
    .insert(pushChoices)
    .values({ userId, off: [...off] })
    .onConflictDoUpdate({ target: pushChoices.userId, set: { off: [...off] } });
}

/** Deletes a person's choices with their account; devices go with the sessions. */
export async function deleteChoices(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(pushChoices).where(eq(pushChoices.userId, userId));
}
