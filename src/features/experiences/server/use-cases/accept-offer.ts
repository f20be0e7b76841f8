import { hasCome } from '#domain/instants.ts';
import { lockUser } from '#features/accounts/index.server.ts';
import type { acceptOffer as acceptOfferRoute } from '#features/experiences/contract.ts';
import {
  handOverOffered,
  holdSession,
  type ListedSession,
  shareListing,
} from '#market/inventory/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { RequestSeats } from '../ports.ts';
import { listWaitlist, setWaiting } from '../store/waitlist.ts';

/**
 * Reserves the seats that are offered to the caller. The session is locked throughout, so no other
 * guest can get them between the offer and the reservation, which reserves them until they are
 * paid. Takes the locks of booking, in the same order.
 *
 * @throws Problem 'not-found', 'offer-over', and as booking does
 */
export async function acceptOffer(
  session: ListedSession,
  body: RouteInput<typeof acceptOfferRoute>['body'],
  context: SignedInContext,
  requestSeats: RequestSeats,
): Promise<{ reservationId: string; due: number }> {
  const { db, actor, now } = context;
  await lockUser(db, actor.id);
  if (!(await shareListing(db, session.listingId))) throw new Problem('not-found');
  if ((await holdSession(db, session)) === null) throw new Problem('not-found');
  const mine = (await listWaitlist(db, session)).find(({ userId }) => userId === actor.id);
  if (mine === undefined || mine.offerUntil === null || hasCome(mine.offerUntil, now)) {
    throw new Problem('offer-over');
  }
  await handOverOffered(db, session, mine.seats);
  await setWaiting(db, mine, 'accepted');
  const { listingId, entryId, date } = session;
  const { message, acknowledgedDisclaimers, totalPrice } = body;
  const { id, due } = await requestSeats(
    {
      listingId,
      session: { entryId, date },
      guests: mine.seats,
      message,
      acknowledgedDisclaimers,
      totalPrice,
    },
    context,
  );
  return { reservationId: id, due };
}
