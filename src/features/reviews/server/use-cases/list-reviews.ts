import { ratingOf } from '#features/listings/index.server.ts';
import type { listReviews as contract } from '#features/reviews/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { readReviews, readStars } from '../store/reviews.ts';

const PAGE_SIZE = 10;

/**
 * A page of a listing's reviews with the average of all of them; no stars, no average.
 *
 * @throws Problem 'not-found' when the listing is unknown or was removed
 */
export async function listReviews(
  listingId: string,
  wantedPage: number,
  { db }: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
  const stars = await readStars(db, listingId);
  if (stars === null) throw new Problem('not-found');
  const page = Math.max(1, wantedPage);
  const rows = await readReviews(db, listingId, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const { total, sum } = stars;
  return {
    items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toString() })),
    total,
    average: ratingOf({ ratingSum: sum, ratingCount: total })?.average ?? null,
    page,
  };
}
