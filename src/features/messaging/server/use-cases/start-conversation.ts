import { listedOrOwn } from '#market/inventory/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { startConversation as startConversationRoute } from '../../contract.ts';
import { findConversation, findOrCreate, type Parties } from '../store/conversations.ts';
import { hasReserved, hostOfListing, partiesOfReservation } from '../store/reservations.ts';

type Around = RouteInput<typeof startConversationRoute>['body'];

/**
 * The conversation about a listing, for every user but its host, or about a reservation, for both
 * of its parties. There is one per guest and listing: every reservation of it leads to the same.
 *
 * @throws Problem 'not-found' for a listing that isn't listed and was never reserved, and for other
 *   users' reservations; 'own-conversation' for a host at their own listing
 */
export async function startConversation(
  around: Around,
  { db, actor, now }: SignedInContext,
): Promise<{ id: string }> {
  const parties =
    'listingId' in around
      ? await partiesAtListing(around.listingId)
      : await partiesOfOwn(around.reservationId);
  return { id: await findOrCreate(db, parties, now) };

  async function partiesAtListing(listingId: string): Promise<Parties> {
    const hostId = await hostOfListing(db, listingId);
    if (hostId === null) throw new Problem('not-found');
    if (hostId === actor.id) throw new Problem('own-conversation');
    const guestId = actor.id;
    const known =
      (await listedOrOwn(db, [listingId], guestId)).has(listingId) ||
      (await hasReserved(db, listingId, guestId)) ||
      (await findConversation(db, { listingId, guestId })) !== null;
    if (!known) throw new Problem('not-found');
    return { listingId, guestId, hostId };
  }

  async function partiesOfOwn(reservationId: string): Promise<Parties> {
    const parties = await partiesOfReservation(db, reservationId);
    if (parties === null || ![parties.guestId, parties.hostId].includes(actor.id)) {
      throw new Problem('not-found');
    }
    return parties;
  }
}
