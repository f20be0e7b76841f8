import { and, eq } from 'drizzle-orm';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { isTooDeep } from '#platform/server/json-depth.ts';
import { listingDrafts } from '../tables.ts';

/** An unfinished form. */
export interface StoredDraft {
  readonly values: Record<string, unknown>;
  readonly step: number;
  readonly updatedAt: Temporal.Instant;
}

export async function readDraft(
  db: Queryable,
  userId: string,
  kind: ListingKind,
): Promise<StoredDraft | null> {
  const [row] = await db
    .select({
      values: listingDrafts.values,
      step: listingDrafts.step,
      updatedAt: listingDrafts.updatedAt,
    })
    .from(listingDrafts)
    .where(and(eq(listingDrafts.userId, userId), eq(listingDrafts.kind, kind)));
  if (row === undefined) return null;
  const values = JSON.parse(row.values) as Record<string, unknown>;
  // Stored before bodies were limited; they can't be serialized in a response.
  const readable = Object.entries(values).filter(([, value]) => !isTooDeep(value));
  return { ...row, values: Object.fromEntries(readable) };
}

/** Stores a draft, replacing the previous one. */
export async function writeDraft(
  tx: Queryable,
  userId: string,
  kind: ListingKind,
  draft: StoredDraft,
): Promise<void> {
  const { step, updatedAt } = draft;
  const values = JSON.stringify(draft.values);
  await tx
    .insert(listingDrafts)
    .values({ userId, kind, values, step, updatedAt })
    .onConflictDoUpdate({
      target: [listingDrafts.userId, listingDrafts.kind],
      set: { values, step, updatedAt },
    });
}

export async function deleteDraft(tx: Queryable, userId: string, kind: ListingKind): Promise<void> {
  await tx
    .delete(listingDrafts)
    .where(and(eq(listingDrafts.userId, userId), eq(listingDrafts.kind, kind)));
}
