import { asc, eq, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { experienceAcknowledgements, experienceEntries, experiences } from '../tables.ts';

/** Fields that a host sets for an experience besides those of listings of every kind. */
export type ExperienceDetails = Omit<typeof experiences.$inferSelect, 'listingId'>;

/** An entry of its timetable, without the day until which its sessions were created. */
export type EntryDetails = Omit<typeof experienceEntries.$inferSelect, 'listingId' | 'madeUntil'>;

/** Inserts a new experience; its listing has to exist. */
export async function insertExperience(
  tx: Queryable,
  listingId: string,
  details: ExperienceDetails,
): Promise<void> {
  await tx.insert(experiences).values({ listingId, ...details });
}

/** Updates an experience; its listing's row has to be locked. */
export async function changeExperience(
  tx: Queryable,
  listingId: string,
  details: ExperienceDetails,
): Promise<void> {
  await tx.update(experiences).set(details).where(eq(experiences.listingId, listingId));
}

/** Replaces the entries of a timetable. */
export async function writeEntries(
  tx: Queryable,
  listingId: string,
  entries: readonly (EntryDetails & { readonly madeUntil: string })[],
): Promise<void> {
  await tx.delete(experienceEntries).where(eq(experienceEntries.listingId, listingId));
  if (entries.length === 0) return;
  await tx.insert(experienceEntries).values(entries.map((entry) => ({ ...entry, listingId })));
}

/** The entries of a timetable in their order. */
export async function loadEntries(
  db: Queryable,
  listingId: string,
): Promise<(EntryDetails & { readonly madeUntil: string })[]> {
  const rows = await db
    .select()
    .from(experienceEntries)
    .where(eq(experienceEntries.listingId, listingId))
    .orderBy(asc(experienceEntries.sortOrder));
  return rows.map(({ listingId: _id, ...entry }) => entry);
}

/** Fields that a host has set for an experience; null when the listing is of another kind. */
export async function loadExperienceDetails(
  db: Queryable,
  listingId: string,
): Promise<ExperienceDetails | null> {
  const [row] = await db.select().from(experiences).where(eq(experiences.listingId, listingId));
  if (row === undefined) return null;
  const { listingId: _id, ...details } = row;
  return details;
}

/** Taken seats of the fullest coming session. */
export async function mostSeatsTaken(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<number> {
  const [row] = await queryRows<{ max: number }>(
    db,
    sql`
      select coalesce(max(taken), 0)::integer as max
      from listing_session
      where listing_id = ${listingId} and starts_at > ${now.toString()}::timestamptz`,
  );
  return row?.max ?? 0;
}

type Acknowledgement = typeof experienceAcknowledgements.$inferInsert;

/** Stores a user's acknowledgements; the same text again adds nothing. */
export async function keepAcknowledgements(
  tx: Queryable,
  acknowledgements: readonly Acknowledgement[],
): Promise<void> {
  if (acknowledgements.length === 0) return;
  await tx
    .insert(experienceAcknowledgements)
    .values([...acknowledgements])
    .onConflictDoNothing();
}

/** Ids of the disclaimers of an experience whose current version a user acknowledged. */
export async function acknowledgedBy(
  db: Queryable,
  { listingId, userId }: { readonly listingId: string; readonly userId: string },
): Promise<{ disclaimerId: string; version: number }[]> {
  return db
    .select({
      disclaimerId: experienceAcknowledgements.disclaimerId,
      version: experienceAcknowledgements.version,
    })
    .from(experienceAcknowledgements)
    .where(
      sql`${experienceAcknowledgements.listingId} = ${listingId}
        and ${experienceAcknowledgements.userId} = ${userId}`,
    );
}
