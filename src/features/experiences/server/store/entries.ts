import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { experienceEntries } from '../tables.ts';
import type { EntryDetails } from './hosting.ts';

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
  limit: number,
): Promise<EntryKey[]> {
  return queryRows<EntryKey>(
    db,
    sql`
      select entry.listing_id as "listingId", entry.entry_id as "entryId"
      from experience_entry entry
      join listing on listing.id = entry.listing_id and listing.deleted_at is null
      where entry.made_until < ${horizon}::date - 1 and entry.is_active
      order by entry.made_until
      limit ${limit}::integer`,
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
