import { holdPerson } from '#features/accounts/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { countHostedListings } from '../store/personal.ts';

/** Listings that one person may have at once: more than a house full of rooms, less than a flood. */
const MAX_LISTINGS = 100;

/**
 * Refuses another listing of somebody who has as many as one may have. Others of theirs that are
 * made at the same moment wait until the transaction ends, and are counted then.
 *
 * @throws Problem 'too-many-listings'
 */
export async function requireRoomForListing(tx: Queryable, hostId: string): Promise<void> {
  await holdPerson(tx, hostId);
  if ((await countHostedListings(tx, hostId)) >= MAX_LISTINGS) {
    throw new Problem('too-many-listings');
  }
}
