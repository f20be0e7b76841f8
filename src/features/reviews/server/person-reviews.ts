import { requireSeenPerson } from '#features/accounts/index.server.ts';
import { computeRating, listingSummaries } from '#market/page/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type {
  listHostReviews as listHostReviewsRoute,
  listReviewsByHosts as listReviewsByHostsRoute,
} from '../contract.ts';
import {
  isHosting,
  readHostReviews,
  readHostStars,
  readReviewsByHosts,
} from './store/person-reviews.ts';

/** As on the page of a listing. */
const PAGE_SIZE = 6;

function sliceFor(wantedPage: number) {
  const page = Math.max(1, wantedPage);
  return { page, slice: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } };
}

/**
 * A page of what guests said of all listings of a person that the caller sees. A listing that guests
 * can't find now, such as a paused one, isn't named.
 *
 * @throws Problem 'not-found' where the caller doesn't see the person
 */
export async function listHostReviews(
  hostId: string,
  wantedPage: number,
  { db, actor, translate }: RequestContext,
): Promise<RouteAnswer<typeof listHostReviewsRoute>> {
  await requireSeenPerson(db, hostId, actor);
  const { page, slice } = sliceFor(wantedPage);
  const readerId = actor?.id ?? null;
  const stars = await readHostStars(db, hostId, readerId);
  const rows = await readHostReviews(db, hostId, readerId, slice);
  const named = rows.filter(({ isListed }) => isListed).map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, named, translate);
  return {
    items: rows.map(({ listingId, isListed: _, createdAt, ...row }) => {
      const listing = summaries.get(listingId);
      return {
        ...row,
        createdAt: createdAt.toString(),
        listing:
          listing === undefined
            ? null
            : {
                id: listingId,
                kind: listing.kind,
                title: listing.title,
                language: listing.language,
              },
      };
    }),
    total: stars.ratingCount,
    average: computeRating(stars)?.average ?? null,
    page,
  };
}

/**
 * A page of what hosts said of a person as a guest. Hosts wrote it for other hosts, so only the person
 * and hosts of a request or a stay of theirs read it.
 *
 * @throws Problem 'not-found' where the caller doesn't see the person
 */
export async function listReviewsByHosts(
  guestId: string,
  wantedPage: number,
  { services, actor }: SignedInContext,
): Promise<RouteAnswer<typeof listReviewsByHostsRoute>> {
  const { main } = services.database;
  await requireSeenPerson(main, guestId, actor);
  const { page, slice } = sliceFor(wantedPage);
  // A co-host reads nothing about themselves, nor of what their host was told as a guest.
  const mayRead =
    actor.id === guestId
      ? actor.by === undefined
      : actor.by?.id !== guestId && (await isHosting(main, actor.id, guestId));
  if (!mayRead) return { mayRead, items: [], total: 0, average: null, page };
  const { total, stars, rows } = await readReviewsByHosts(main, guestId, slice);
  return {
    mayRead,
    items: rows.map(({ createdAt, ...row }) => ({ ...row, writtenAt: createdAt.toString() })),
    total,
    average: computeRating({ ratingSum: stars, ratingCount: total })?.average ?? null,
    page,
  };
}
