import type { listReviews as contract } from '#features/reviews/contract.ts';
import { computeRating } from '#market/page/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { readReviews } from '../store/reviews.ts';

/** As many as are read before one decides whether to read on. */
const PAGE_SIZE = 6;

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
  const page = Math.max(1, wantedPage);
  const found = await readReviews(db, listingId, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  if (found === null) throw new Problem('not-found');
  return {
    items: found.reviews.map((row) => ({ ...row, createdAt: row.createdAt.toString() })),
    total: found.ratingCount,
    average: computeRating(found)?.average ?? null,
    page,
  };
}
