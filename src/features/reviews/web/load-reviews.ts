import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { listReviews } from '../contract/addresses.gen.ts';

/** A page of guests' reviews. */
export type ReviewPage = RouteResponse<typeof listReviews>;
export type Review = ReviewPage['items'][number];

/**
 * A page of a listing's reviews, newest first.
 *
 * @param page from 1
 * @throws ApiError, OfflineError
 */
export function loadReviews(
  listingId: string,
  page: number,
  signal?: AbortSignal,
): Promise<ReviewPage> {
  return call(
    listReviews,
    { params: { id: listingId }, query: { page: String(page) } },
    signal === undefined ? {} : { signal },
  );
}

const NONE: ReviewPage = { items: [], total: 0, average: null, answers: [], page: 1 };

/**
 * The first page of reviews for a listing's page. A listing without stars has none, so nothing is
 * requested; null on failure, so that the page is shown without them.
 *
 * @param rating of the listing
 */
export async function loadFirstReviews(
  listingId: string,
  rating: { readonly count: number } | null,
  signal: AbortSignal,
): Promise<ReviewPage | null> {
  if (rating === null || rating.count === 0) return NONE;
  return loadReviews(listingId, 1, signal).catch(() => null);
}
