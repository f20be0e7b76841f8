import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { stays } from '../tables.ts';

/** Fields set by the host of a stay besides those of every kind. */
export type StayDetails = Omit<typeof stays.$inferSelect, 'listingId'>;

export async function insertStay(
  tx: Queryable,
  listingId: string,
  details: StayDetails,
): Promise<void> {
  await tx.insert(stays).values({ ...details, listingId });
}

export async function changeStay(
  tx: Queryable,
  listingId: string,
  details: StayDetails,
): Promise<void> {
  await tx.update(stays).set(details).where(eq(stays.listingId, listingId));
}

/** Fields set by the host of a stay; null when the listing is of another kind. */
export async function loadStayDetails(
  db: Queryable,
  listingId: string,
): Promise<StayDetails | null> {
  const [row] = await db.select().from(stays).where(eq(stays.listingId, listingId));
  if (row === undefined) return null;
  const { listingId: _id, ...details } = row;
  return details;
}
