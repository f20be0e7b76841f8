import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import { listHostReviews, listReviewsByHosts } from '../contract/addresses.gen.ts';

export type HostReviewPage = RouteResponse<typeof listHostReviews>;
export type ReviewByHostPage = RouteResponse<typeof listReviewsByHosts>;

/** A page of what guests said of a host. @throws ApiError, OfflineError */
export function readHostReviews(id: string, page: number): Promise<HostReviewPage> {
  return call(listHostReviews, { params: { id }, query: { page: String(page) } });
}

/** A page of what hosts said of a guest. @throws ApiError, OfflineError */
export function readReviewsByHosts(id: string, page: number): Promise<ReviewByHostPage> {
  return call(listReviewsByHosts, { params: { id }, query: { page: String(page) } });
}

/** First pages of what was said of a person. */
export interface PersonReviewsData {
  /** Null if they failed to load. */
  readonly byGuests: HostReviewPage | null;
  /** Null where the reader may not read them, or they failed to load. */
  readonly byHosts: ReviewByHostPage | null;
}

export async function loadPersonReviews(id: string, me: object | null): Promise<PersonReviewsData> {
  const [byGuests, byHosts] = await Promise.all([
    readHostReviews(id, 1).catch(() => null),
    whileSignedIn(me, () => readReviewsByHosts(id, 1)).catch(() => null),
  ]);
  return { byGuests, byHosts: byHosts?.mayRead === true ? byHosts : null };
}
