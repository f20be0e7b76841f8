import { and, asc, count, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DateRange, DateText } from '#domain/dates.ts';
import { listingSessions } from '#market/inventory/server/tables.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { experienceEntries } from '../tables.ts';
import type { EntryDetails } from './hosting.ts';

/** A stored session, with the fields of its entry. */
export interface SessionRow {
  readonly entryId: string;
  readonly date: DateText;
  readonly title: string;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  /** IANA zone of its entry. */
  readonly timeZone: string;
  readonly taken: number;
  readonly capacity: number;
  readonly withdrawn: number;
  readonly status: 'scheduled' | 'cancelled';
  readonly note: string;
}

type Stored = Omit<SessionRow, 'startsAt' | 'endsAt'> & { startsAt: unknown; endsAt: unknown };

/** A session whose entry was deleted has the listing's title and time zone. */
async function select(
  db: Queryable,
  listingId: string,
  condition: SQL,
  limit: number,
): Promise<SessionRow[]> {
  const rows = await queryRows<Stored>(
    db,
    sql`
      select session.entry_id as "entryId", session.nominal_date::text as date,
        coalesce(entry.title, listing.title) as title, session.starts_at as "startsAt",
        session.ends_at as "endsAt", coalesce(entry.time_zone, listing.time_zone) as "timeZone",
        session.taken, session.capacity, session.withdrawn, session.status, session.note
      from listing_session session
      join listing on listing.id = session.listing_id
      left join experience_entry entry
        on entry.listing_id = session.listing_id and entry.entry_id = session.entry_id
      where session.listing_id = ${listingId} and ${condition}
      order by session.starts_at, session.entry_id
      limit ${limit}::integer`,
  );
  return rows.map((row) => ({
    ...row,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
  }));
}

/**
 * Sessions of several listings that begin on some days and have seats for so many guests; a listing
 * without any is missing.
 *
 * @param dates the last day is not among them
 */
export async function countFreeSessions(
  db: Queryable,
  listingIds: readonly string[],
  dates: {
    readonly startDate: DateText;
    readonly endDate: DateText;
    readonly guests: number;
    readonly now: Temporal.Instant;
  },
): Promise<ReadonlyMap<string, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select({ id: listingSessions.listingId, sessions: count() })
    .from(listingSessions)
    .where(
      and(
        inArray(listingSessions.listingId, [...listingIds]),
        eq(listingSessions.status, 'scheduled'),
        gte(listingSessions.nominalDate, dates.startDate),
        lt(listingSessions.nominalDate, dates.endDate),
        gt(listingSessions.startsAt, dates.now),
        sql`${listingSessions.capacity} - ${listingSessions.taken} >= ${dates.guests}::integer`,
      ),
    )
    .groupBy(listingSessions.listingId);
  return new Map(rows.map(({ id, sessions }) => [id, sessions]));
}

/** The next sessions that have not begun, cancelled ones among them. */
export function comingSessions(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
  limit: number,
): Promise<SessionRow[]> {
  return select(db, listingId, sql`session.starts_at > ${now.toString()}::timestamptz`, limit);
}

/** The sessions whose nominal date is in `[start, end)`. */
export function sessionsOn(
  db: Queryable,
  listingId: string,
  { start, end }: DateRange,
  limit: number,
): Promise<SessionRow[]> {
  return select(
    db,
    listingId,
    sql`session.nominal_date >= ${start}::date and session.nominal_date < ${end}::date`,
    limit,
  );
}

interface EntryKey {
  readonly listingId: string;
  readonly entryId: string;
}

/** One entry of a timetable; null when it doesn't exist. */
export async function loadEntry(
  db: Queryable,
  listingId: string,
  entryId: string,
): Promise<(EntryDetails & { readonly madeUntil: string }) | null> {
  const [row] = await db
    .select()
    .from(experienceEntries)
    .where(and(eq(experienceEntries.listingId, listingId), eq(experienceEntries.entryId, entryId)))
    .orderBy(asc(experienceEntries.sortOrder));
  if (row === undefined) return null;
  const { listingId: _listing, ...entry } = row;
  return entry;
}

/** Titles of timetable entries by their id; unknown ids are left out. */
export async function entryTitles(
  db: Queryable,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ entryId: experienceEntries.entryId, title: experienceEntries.title })
    .from(experienceEntries)
    .where(inArray(experienceEntries.entryId, [...entryIds]));
  return new Map(rows.map(({ entryId, title }) => [entryId, title]));
}

/** Entries of listed experiences whose sessions don't reach the horizon yet, the shortest first. */
export async function listShortEntries(
  db: Queryable,
  horizon: string,
  page: DuePage,
): Promise<(EntryKey & DueRow)[]> {
  // A day; compared as the instant of its beginning.
  const due = sql`entry.made_until`;
  const id = sql`(entry.listing_id || ':' || entry.entry_id)`;
  const { columns, condition = sql`true`, order } = duePage(page, due, id);
  return queryRows<EntryKey & DueRow>(
    db,
    sql`
      select ${columns.due} as due, ${columns.id} as id,
        entry.listing_id as "listingId", entry.entry_id as "entryId"
      from experience_entry entry
      join listing on listing.id = entry.listing_id and listing.deleted_at is null
      where entry.made_until < ${horizon}::date - 1 and entry.is_active and ${condition}
      order by ${sql.join(order, sql`, `)}
      limit ${page.limit}::integer`,
  );
}

/** Stores the day until which the sessions of an entry were created. */
export async function setMadeUntil(
  tx: Queryable,
  { listingId, entryId }: EntryKey,
  madeUntil: string,
): Promise<void> {
  await tx
    .update(experienceEntries)
    .set({ madeUntil })
    .where(and(eq(experienceEntries.listingId, listingId), eq(experienceEntries.entryId, entryId)));
}
