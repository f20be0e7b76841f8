import { answerDeadline } from '#domain/reservation-lifecycle.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import { claimNights, loadStayForBooking, unitsFor } from '#features/stays/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { createReservation } from '../../contract.ts';
import { announce } from '../announce.ts';
import { checkRequestAllowed } from '../request-rule.ts';
import { reservationRow } from '../reservation-row.ts';
import { agreeOnPrice, policyOf } from '../stay-agreement.ts';
import { insertEvent } from '../store/events.ts';
import { holdGuest } from '../store/guest-standing.ts';
import { holdListing, insertReservation } from '../store/reservations.ts';

/**
 * Asks a host for a stay. The nights are held from now on.
 *
 * @throws Problem as the contract lists them
 */
export async function requestStay(
  wish: RouteInput<typeof createReservation>['body'],
  context: SignedInContext,
): Promise<RouteAnswer<typeof createReservation>> {
  const { db, now, actor, translate } = context;
  const { listingId, startDate, endDate, guests, rooms, pets, message } = wish;
  // In this order everywhere, so that two requests never wait for each other.
  await holdGuest(db, actor.id);
  // Held first: what is read then can't be changed by its host any more.
  const listed = await holdListing(db, listingId);
  const stay = await loadStayForBooking(db, listingId);
  if (stay === null) throw new Problem('not-found');
  if (stay.deleted || !listed) throw new Problem('stay-unavailable');
  if (stay.hostId === actor.id) throw new Problem('own-listing');

  const units = unitsFor(stay, rooms);
  const groups = await groupsOf(db, actor.id);
  const dates = { startDate, endDate };
  const asked = { ...dates, guests, rooms, pets, units, groups };
  const quote = agreeOnPrice(stay, asked, now, translate);
  if (wish.totalPrice !== undefined && wish.totalPrice !== quote.total) {
    throw new Problem('price-mismatch');
  }
  await checkRequestAllowed(context, {
    ...dates,
    listingId,
    hostId: stay.hostId,
    guestId: actor.id,
  });
  await claimNights(db, listingId, startDate, endDate, units);
  const reservation = await insertReservation(db, {
    listingId,
    guestId: actor.id,
    hostId: stay.hostId,
    status: 'pending',
    ...dates,
    timeZone: stay.timeZone,
    ...nightMoments({ ...dates, timeZone: stay.timeZone }),
    units,
    rooms,
    guests,
    pets,
    message,
    listingTitle: stay.title,
    groups,
    quote,
    policy: policyOf(stay, dates, now),
    total: quote.total,
    answerBy: answerDeadline(now, { startDate, timeZone: stay.timeZone }),
    createdAt: now,
    updatedAt: now,
  });
  // The graph begins with this status; all later steps go through `transition`.
  const event = await insertEvent(db, {
    reservationId: reservation.id,
    at: now,
    actorId: actor.id,
    party: 'guest',
    action: 'request',
    fromStatus: null,
    toStatus: 'pending',
    details: { startDate, endDate, total: quote.total },
  });
  await announce(context, reservation, event, [
    { kind: 'request-received', to: 'host' },
    { kind: 'request-sent', to: 'guest' },
  ]);
  return reservationRow(db, reservation, translate);
}
