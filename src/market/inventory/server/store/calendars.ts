import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type FeedProblem, LOOK_MINUTES } from '#domain/calendar-feeds.ts';
import type { DateText } from '#domain/dates.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { homeCalendars, importedCalendars, listings } from '../tables.ts';

/** Minutes after which a calendar whose worker died is due again. */
const TAKEN_MINUTES = 5;

/** A calendar that a host imports. */
export type ImportedCalendar = typeof importedCalendars.$inferSelect;

/** The calendars of a home in the order in which they were added. */
export function listCalendars(db: Queryable, listingId: string): Promise<ImportedCalendar[]> {
  return db
    .select()
    .from(importedCalendars)
    .where(eq(importedCalendars.listingId, listingId))
    .orderBy(asc(importedCalendars.createdAt), asc(importedCalendars.id));
}

/** How many calendars the homes of a host import. */
export async function countHostCalendars(db: Queryable, hostId: string): Promise<number> {
  const [row] = await db
    .select({ calendars: count() })
    .from(importedCalendars)
    .innerJoin(listings, eq(listings.id, importedCalendars.listingId))
    .where(eq(listings.hostId, hostId));
  return row?.calendars ?? 0;
}

export async function loadCalendar(db: Queryable, id: string): Promise<ImportedCalendar | null> {
  const [row] = await db.select().from(importedCalendars).where(eq(importedCalendars.id, id));
  return row ?? null;
}

/** Adds a calendar. The caller queues its first fetch; were that lost, it is due after some minutes. */
export async function insertCalendar(
  tx: Queryable,
  calendar: Pick<ImportedCalendar, 'listingId' | 'name' | 'address'>,
  now: Temporal.Instant,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(importedCalendars).values({
    ...calendar,
    id,
    nextAt: now.add({ minutes: TAKEN_MINUTES }),
    createdAt: now,
  });
  return id;
}

export async function renameCalendar(tx: Queryable, id: string, name: string): Promise<void> {
  await tx.update(importedCalendars).set({ name }).where(eq(importedCalendars.id, id));
}

/** Deletes a calendar; the caller has freed its nights. */
export async function deleteCalendar(tx: Queryable, id: string): Promise<void> {
  await tx.delete(importedCalendars).where(eq(importedCalendars.id, id));
}

/**
 * Takes calendars that are due, so that no other worker fetches them meanwhile.
 *
 * @returns the longest due first
 */
export async function takeDueCalendars(
  tx: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`
      update imported_calendar due
      set next_at = ${now.add({ minutes: TAKEN_MINUTES }).toString()}::timestamptz
      from (
        select id from imported_calendar
        where next_at <= ${now.toString()}::timestamptz
        order by next_at limit ${limit}::integer for update skip locked
      ) chosen
      where due.id = chosen.id
      returning due.id`,
  );
  return rows.map(({ id }) => id);
}

/** The result of a try. */
export interface CalendarTry {
  readonly triedAt: Temporal.Instant;
  readonly nextAt: Temporal.Instant;
  readonly problem: FeedProblem | null;
  /** Only of a success. */
  readonly checkedAt?: Temporal.Instant;
  /** Only of an answer that was read. */
  readonly readOn?: DateText;
  readonly events?: number;
  readonly etag?: string;
  readonly lastModified?: string;
}

export async function recordTry(tx: Queryable, id: string, result: CalendarTry): Promise<void> {
  await tx.update(importedCalendars).set(result).where(eq(importedCalendars.id, id));
}

/** How fresh the imported calendars of a home are, and when it was last looked at. */
interface Freshness {
  /** The oldest of their last successes; null where one was never read. */
  readonly checkedAt: Temporal.Instant | null;
  /** The oldest look recorded with them; null where one has none. */
  readonly lookedAt: Temporal.Instant | null;
}

/** Null for a home without imported calendars. */
export async function loadFreshness(db: Queryable, listingId: string): Promise<Freshness | null> {
  const calendars = await db
    .select({ checkedAt: importedCalendars.checkedAt, lookedAt: importedCalendars.lookedAt })
    .from(importedCalendars)
    .where(eq(importedCalendars.listingId, listingId));
  if (calendars.length === 0) return null;
  return {
    checkedAt: findOldest(calendars.map(({ checkedAt }) => checkedAt)),
    lookedAt: findOldest(calendars.map(({ lookedAt }) => lookedAt)),
  };
}

function findOldest(instants: readonly (Temporal.Instant | null)[]): Temporal.Instant | null {
  const known = instants.filter((each) => each !== null);
  if (known.length < instants.length) return null;
  return known.sort(Temporal.Instant.compare)[0] ?? null;
}

/**
 * Records a look at a home, at most once an hour; its calendars are fetched more often
 * then, beginning now.
 */
export async function recordLook(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
  nextAt: Temporal.Instant,
): Promise<void> {
  const before = now.subtract({ minutes: LOOK_MINUTES });
  await db
    .update(importedCalendars)
    .set({
      lookedAt: now,
      nextAt: sql`least(${importedCalendars.nextAt}, ${nextAt.toString()}::timestamptz)`,
    })
    .where(
      and(
        eq(importedCalendars.listingId, listingId),
        or(isNull(importedCalendars.lookedAt), lte(importedCalendars.lookedAt, before)),
      ),
    );
}

/** The private calendar of a home; its address is derived from `calendarId`. */
export type HomeCalendar = typeof homeCalendars.$inferSelect;

/** Null for a home without one. */
export async function loadHomeCalendar(
  db: Queryable,
  listingId: string,
): Promise<HomeCalendar | null> {
  const [row] = await db.select().from(homeCalendars).where(eq(homeCalendars.listingId, listingId));
  return row ?? null;
}

/** Gives a home a private calendar with a new address; the one before stops working. */
export async function replaceHomeCalendar(
  tx: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<HomeCalendar> {
  const calendar = { calendarId: randomUUID(), createdAt: now };
  await tx
    .insert(homeCalendars)
    .values({ listingId, ...calendar })
    .onConflictDoUpdate({ target: homeCalendars.listingId, set: calendar });
  return { listingId, ...calendar };
}

export async function deleteHomeCalendar(tx: Queryable, listingId: string): Promise<void> {
  await tx.delete(homeCalendars).where(eq(homeCalendars.listingId, listingId));
}
