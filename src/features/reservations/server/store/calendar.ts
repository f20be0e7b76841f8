import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import type { DateRange, DateText } from '#domain/dates.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { readLeftSessions } from '../seats/left-sessions.ts';
import { calendarFeeds, reservationChanges, reservations } from '../tables.ts';
import { RESERVATION_COLUMNS, type Reservation, toReservation } from './reservations.ts';

/** Reservations of one calendar at most. */
const MAX_RESERVATIONS = 300;

/** Limits of the reservations in a guest's calendar. */
export interface CalendarWindow {
  /** Instants: reservations that ended before it are left out, */
  readonly endedSince: Temporal.Instant;
  /** and reservations that won't take place, unchanged since this one. */
  readonly changedSince: Temporal.Instant;
  /** Statuses of reservations that won't take place. */
  readonly fallenThrough: readonly Reservation['status'][];
}

/**
 * A guest's reservations for their calendar: upcoming ones first, then past ones and those that
 * fell through, so that these are left out first when there are too many.
 */
export async function listForCalendar(
  db: Queryable,
  guestId: string,
  now: Temporal.Instant,
  { endedSince, changedSince, fallenThrough }: CalendarWindow,
): Promise<Reservation[]> {
  const fellThrough = inArray(reservations.status, [...fallenThrough]);
  const isOver = sql`${reservations.endsAt} < ${now.toString()}::timestamptz`;
  const rows = await db
    .select(RESERVATION_COLUMNS)
    .from(reservations)
    .where(
      and(
        eq(reservations.guestId, guestId),
        gte(reservations.endsAt, endedSince),
        or(sql`not ${fellThrough}`, gte(reservations.updatedAt, changedSince)),
      ),
    )
    .orderBy(
      sql`case when ${fellThrough} then 2 when ${isOver} then 1 else 0 end`,
      sql`case when ${isOver} then null else ${reservations.startDate} end`,
      desc(reservations.startDate),
      asc(reservations.id),
    )
    .limit(MAX_RESERVATIONS);
  return rows.map(toReservation);
}

/** The change history of a reservation that a calendar needs. */
export interface CalendarHistory {
  /** Grows with each step of its story, and with each edit of its listing. */
  readonly sequence: number;
  readonly changedAt: Temporal.Instant;
  /** Sessions that a pass lost or left since a moment. */
  readonly left: readonly SessionKey[];
}

/**
 * How often reservations have changed, by their ids. The listing counts too: its current hours and
 * city are shown.
 *
 * @param leftSince sessions cancelled before that are ignored
 */
export async function calendarHistories(
  db: Queryable,
  ids: readonly string[],
  leftSince: Temporal.Instant,
): Promise<Map<string, CalendarHistory>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows<{ id: string; sequence: number; changedAt: unknown; left: string }>(
    db,
    sql`
      select ${reservations.id} as id,
        greatest(0, story.steps - 1) + ${listings.version} - 1 as sequence,
        greatest(${reservations.updatedAt}, ${listings.updatedAt}) as "changedAt",
        story."left"
      from ${reservations}
      join ${listings} on ${listings.id} = ${reservations.listingId}
      cross join lateral (
        select count(*)::int as steps,
          coalesce(string_agg(event.details ->> 'leftSessions', ',' order by event.sequence)
            filter (where event.at >= ${leftSince.toString()}::timestamptz), '') as "left"
        from reservation_event event
        where event.reservation_id = ${reservations.id}
      ) as story
      where ${inArray(reservations.id, [...ids])}`,
  );
  return new Map(
    rows.map(({ id, sequence, changedAt, left }) => [
      id,
      { sequence, changedAt: toInstant(changedAt), left: readLeftSessions(left) },
    ]),
  );
}

/** The feed of a person's calendar; its address is derived from `feedId`. */
export type CalendarFeed = typeof calendarFeeds.$inferSelect;

/** Null for a user without one. */
export async function loadFeed(db: Queryable, userId: string): Promise<CalendarFeed | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

/** Null for a feed that was revoked. */
export async function findFeed(db: Queryable, feedId: string): Promise<CalendarFeed | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.feedId, feedId));
  return row ?? null;
}

/** Makes a feed, unless they have one. @returns the one they have */
export async function makeFeed(
  tx: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<CalendarFeed> {
  await tx
    .insert(calendarFeeds)
    .values({ userId, feedId: randomUUID(), createdAt: now })
    .onConflictDoNothing({ target: calendarFeeds.userId });
  const feed = await loadFeed(tx, userId);
  if (feed === null) throw new Error('no calendar feed was made');
  return feed;
}

/** Makes the feed unreadable; a new one gets another address. */
export async function deleteFeed(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** A reservation that occupies nights of a home. */
interface OpenStay extends DateRange {
  readonly id: string;
  readonly status: Reservation['status'];
  readonly units: number;
  readonly guestId: string;
  /** Other dates that wait for the host's answer. */
  readonly wanted: DateRange | null;
}

/**
 * Reservations that occupy nights of a home from `today` on, in the order of arrival. Each takes at
 * least a night, so there are no more than the home has nights and rooms.
 */
export async function listOpenStays(
  db: Queryable,
  listingId: string,
  today: DateText,
): Promise<OpenStay[]> {
  const rows = await db
    .select({
      id: reservations.id,
      status: reservations.status,
      start: reservations.startDate,
      end: reservations.endDate,
      units: reservations.units,
      guestId: reservations.guestId,
      wantedStart: reservationChanges.startDate,
      wantedEnd: reservationChanges.endDate,
    })
    .from(reservations)
    .leftJoin(
      reservationChanges,
      and(
        eq(reservationChanges.reservationId, reservations.id),
        eq(reservationChanges.status, 'waiting'),
      ),
    )
    .where(
      and(
        eq(reservations.listingId, listingId),
        inArray(reservations.status, [...OPEN_STATUSES]),
        or(
          gt(reservations.endDate, sql`${today}::date`),
          gt(reservationChanges.endDate, sql`${today}::date`),
        ),
      ),
    )
    .orderBy(asc(reservations.startDate), asc(reservations.id));
  return rows.map(({ wantedStart, wantedEnd, ...stay }) => ({
    ...stay,
    wanted:
      wantedStart === null || wantedEnd === null ? null : { start: wantedStart, end: wantedEnd },
  }));
}
