import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { stays } from '../tables.ts';

/** Adds one review's stars, 1 to 5, to a stay's rating; in the transaction that adds the review. */
export async function recordRating(tx: Queryable, listingId: string, stars: number): Promise<void> {
  if (!Number.isInteger(stars) || stars < 1 || stars > 5)
    throw new RangeError(`not stars: ${stars}`);
  await tx
    .update(stays)
    .set({
      ratingSum: sql`${stays.ratingSum} + ${stars}`,
      ratingCount: sql`${stays.ratingCount} + 1`,
    })
    .where(eq(stays.listingId, listingId));
}
