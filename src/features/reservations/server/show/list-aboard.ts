import { firstName } from '#domain/first-name.ts';
import { kindOfListing, seesListing } from '#market/inventory/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { listAboard as listAboardRoute } from '../../contract.ts';
import { readFaces, readOwnFace } from '../store/aboard.ts';

/** Faces of one answer at most. */
const MAX_FACES = 24;

/**
 * The people aboard an itinerant who agreed to be shown. From the primary: a guest who takes it back,
 * leaves or blocks the reader is gone from the next answer.
 *
 * @throws Problem 'not-found' for another kind, and where the caller doesn't see the listing
 */
export async function listAboard(
  listingId: string,
  { services, actor, now }: SignedInContext,
): Promise<RouteAnswer<typeof listAboardRoute>> {
  const { main } = services.database;
  const isSeen = await seesListing(main, listingId, actor.id);
  if (!isSeen || (await kindOfListing(main, listingId)) !== 'itinerant') {
    throw new Problem('not-found');
  }
  const rows = await readFaces(main, listingId, actor.id, now, MAX_FACES + 1);
  const own = await readOwnFace(main, listingId, actor.id, now);
  return {
    items: rows
      .slice(0, MAX_FACES)
      .map(({ id, name, image }) => ({ id, name: firstName(name), image })),
    hasMore: rows.length > MAX_FACES,
    own: own === null ? null : own ? 'shown' : 'not-shown',
  };
}
