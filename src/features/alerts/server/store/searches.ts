import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { SearchRhythm } from '#domain/saved-searches.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { SearchBounds } from '#market/search/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type DuePage, duePage } from '#platform/server/database/due-work.ts';
import { savedSearches } from '../tables.ts';
import { isAmong } from './changes.ts';

/** A search that a person saved. */
export type SavedSearch = typeof savedSearches.$inferSelect;

/** A search that a person saves. */
export interface NewSearch {
  readonly userId: string;
  readonly kind: ListingKind;
  readonly query: string;
  readonly name: string;
  readonly rhythm: SearchRhythm;
  readonly locale: string;
  readonly knowsAll: boolean;
  readonly dueAt: Temporal.Instant | null;
  readonly createdAt: Temporal.Instant;
  readonly lookedAt: Temporal.Instant;
  readonly bounds: SearchBounds;
}

/** Stores a search; null where the person has saved the same before. */
export async function insertSearch(
  tx: Queryable,
  slot: number,
  { bounds: { box, ...bounds }, ...search }: NewSearch,
): Promise<string | null> {
  const [added] = await tx
    .insert(savedSearches)
    .values({ ...search, ...bounds, area: box, slot })
    .onConflictDoNothing({
      target: [savedSearches.userId, savedSearches.kind, savedSearches.query],
    })
    .returning({ id: savedSearches.id });
  return added?.id ?? null;
}

/** A person's searches, in the order of saving. */
export function listSearches(db: Queryable, userId: string): Promise<SavedSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.slot));
}

export async function findSearch(db: Queryable, id: string): Promise<SavedSearch | null> {
  const [found] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return found ?? null;
}

/** One search, locked until the transaction ends. */
export async function lockSearch(tx: Queryable, id: string): Promise<SavedSearch | null> {
  const [found] = await tx
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.id, id))
    .for('update');
  return found ?? null;
}

/**
 * Some searches, locked until the transaction ends; those that another one holds are left out.
 */
export async function lockFreeSearches(
  tx: Queryable,
  ids: readonly string[],
): Promise<SavedSearch[]> {
  return tx
    .select()
    .from(savedSearches)
    .where(isAmong(sql`${savedSearches.id}`, ids))
    .orderBy(asc(savedSearches.id))
    .for('update', { skipLocked: true });
}

/** Gives some searches the same values. */
export async function updateSearches(
  tx: Queryable,
  ids: readonly string[],
  change: Partial<Pick<SavedSearch, 'name' | 'rhythm' | 'dueAt' | 'lookedAt' | 'mailedAt'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(savedSearches)
    .set(change)
    .where(isAmong(sql`${savedSearches.id}`, ids));
}

export async function deleteSearch(tx: Queryable, id: string): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.id, id));
}

/** Searches to look at now, those that wait the longest first. */
export function listDueSearches(db: Queryable, now: Temporal.Instant, page: DuePage) {
  const { columns, condition, order } = duePage(page, savedSearches.dueAt, savedSearches.id);
  return db
    .select(columns)
    .from(savedSearches)
    .where(and(isNotNull(savedSearches.dueAt), lte(savedSearches.dueAt, now), condition))
    .orderBy(...order)
    .limit(page.limit);
}

/** Deletes a person's searches, and with them what was noted for them. */
export async function deleteSavedSearches(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
}

/** A person's searches, for the copy of their data. */
export async function exportSavedSearches(db: Queryable, userId: string): Promise<unknown> {
  const searches = await listSearches(db, userId);
  return searches.map(({ name, kind, query, rhythm, createdAt, mailedAt }) => ({
    name,
    kind,
    query,
    rhythm,
    createdAt: createdAt.toString(),
    mailedAt: mailedAt?.toString() ?? null,
  }));
}
