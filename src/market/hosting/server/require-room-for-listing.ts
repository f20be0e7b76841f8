import { newListingVerdict } from '#domain/confirmed-address.ts';
import { isAddressConfirmed, lockUser } from '#features/accounts/index.server.ts';
import { countAwaitingListings, countHostedListings } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';

/** Maximum number of listings of one host: more than a house full of rooms, less than a flood. */
const MAX_LISTINGS = 100;

/**
 * Refuses another listing of a host who has the maximum number. Concurrent ones wait until the
 * transaction ends, and are counted then; an email confirmation waits as well.
 *
 * @returns whether the new listing has to wait for the host's email confirmation
 * @throws Problem 'too-many-listings', 'email-unconfirmed'
 */
export async function requireRoomForListing(
  tx: Queryable,
  hostId: string,
): Promise<{ awaitsConfirmation: boolean }> {
  await lockUser(tx, hostId);
  if ((await countHostedListings(tx, hostId)) >= MAX_LISTINGS) {
    throw new Problem('too-many-listings');
  }
  const emailVerified = await isAddressConfirmed(tx, hostId);
  const awaiting = await countAwaitingListings(tx, hostId);
  const verdict = newListingVerdict({ emailVerified }, awaiting);
  if (verdict === 'email-unconfirmed') throw new Problem(verdict);
  return { awaitsConfirmation: verdict === 'awaits-confirmation' };
}
