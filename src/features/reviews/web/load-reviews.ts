import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { listReviews } from '../contract.ts';

/** A page of what guests said. */
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

/** As `loadReviews`, first page; null when it doesn't come, so that a page stands without it. */
export async function loadFirstReviews(
  listingId: string,
  signal: AbortSignal,
): Promise<ReviewPage | null> {
  return loadReviews(listingId, 1, signal).catch(() => null);
}
