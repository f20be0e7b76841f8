import { msg } from '@lingui/core/macro';
import { KINDS } from '#domain/kinds.ts';
import { requestDeadline } from '#domain/lifecycles.ts';
import { groupsOf, holdPerson } from '#features/accounts/index.server.ts';
import {
  type BookableListing,
  type BookedDates,
  nightZones,
} from '#features/listings/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { createReservation } from '../../contract.ts';
import { agreeOnPrice } from '../agree-on-price.ts';
import { announce } from '../announce.ts';
import { confirmIfSettled } from '../confirm.ts';
import { hold, holdingOf } from '../holding.ts';
import { type BookableKinds, loadBookable } from '../kinds.ts';
import { checkRequestAllowed } from '../request-rule.ts';
import { reservationRow } from '../reservation-row.ts';
import { insertEvent } from '../store/events.ts';
import { holdListing, insertReservation } from '../store/reservations.ts';

type Body = RouteInput<typeof createReservation>['body'];

/**
 * Asks to reserve a listing. What is asked for is held from now on.
 *
 * @throws Problem as the contract lists them
 */
export async function requestReservation(
  body: Body,
  context: SignedInContext,
  kinds: BookableKinds,
): Promise<RouteAnswer<typeof createReservation>> {
  const { db, now, actor, translate } = context;
  const { listingId, guests, rooms, pets, message, scheduleDuration } = body;
  await holdPerson(db, actor.id);
  // What is read then can't be changed by its host any more.
  const listed = await holdListing(db, listingId);
  const bookable = await loadBookable(db, kinds, listingId);
  if (bookable === null) throw new Problem('not-found');
  const { kind, listing } = bookable;
  const { hostId, timeZone } = listing;
  if (listing.deleted || !listed) throw new Problem('stay-unavailable');
  if (hostId === actor.id) throw new Problem('own-listing');

  const units = listing.unitsFor({ guests, rooms });
  const groups = await groupsOf(db, actor.id);
  const dates = await datesOf(listing, body, context);
  const { startDate, endDate, sessions = [] } = dates;
  const asked = { ...dates, guests, rooms, pets, units, groups, scheduleDuration };
  const quote = agreeOnPrice(listing, asked, now, translate);
  if (body.totalPrice !== undefined && body.totalPrice !== quote.total) {
    throw new Problem('price-mismatch');
  }
  const keys = sessions.map(({ entryId, date }) => ({ entryId, date }));
  await checkRequestAllowed(context, {
    ...{ kind: kind.kind, startDate, endDate, listingId, hostId, guestId: actor.id },
    ...{ sessions: keys, seats: quote.total > 0 ? units : 0 },
  });
  await listing.refuseFull?.(db, { ...dates, units }, now, translate);
  await hold(db, listing, holdingOf({ startDate, endDate, units, sessions: keys }), now);
  const answerBy = requestDeadline(kind.kind, now, { startDate, timeZone });
  const reservation = await insertReservation(db, {
    listingId,
    guestId: actor.id,
    hostId,
    kind: kind.kind,
    status: 'pending',
    startDate,
    endDate,
    timeZone,
    ...kind.moments({ ...dates, timeZone, zones: nightZones(listing, dates) }),
    units,
    sessions: keys,
    rooms,
    guests,
    pets,
    message,
    listingTitle: listing.title,
    groups,
    quote,
    policy: listing.policy(dates, now),
    total: quote.total,
    answerBy,
    payBy: KINDS[kind.kind].payment === 'on-booking' ? answerBy : null,
    createdAt: now,
    updatedAt: now,
  });
  const { acknowledgedDisclaimers: acknowledged } = body;
  const agreement = { reservationId: reservation.id, guestId: actor.id, acknowledged };
  await listing.acknowledge?.(db, agreement, now, translate);
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
  await announce(
    context,
    reservation,
    event,
    KINDS[kind.kind].payment === 'on-booking'
      ? // What costs nothing is confirmed below.
        quote.total > 0
        ? [{ kind: 'seats-held', to: 'guest' }]
        : []
      : [
          { kind: 'request-received', to: 'host' },
          { kind: 'request-sent', to: 'guest' },
        ],
  );
  const settled = await confirmIfSettled(context, reservation, kinds);
  return reservationRow(db, settled, translate);
}

/**
 * The days that are asked for, and of seats their sessions.
 *
 * @throws Problem 'invalid-input' at a day that is missing, and as `sessionsFor` does
 */
async function datesOf(
  listing: BookableListing,
  { session, startDate, endDate, scheduleDuration, guests }: Body,
  { db, now, translate }: SignedInContext,
): Promise<BookedDates> {
  const first = session?.date ?? startDate;
  if (listing.sessionsFor !== undefined && first !== undefined) {
    const asked = { session: session ?? null, startDate: first, scheduleDuration, guests };
    return listing.sessionsFor(db, asked, now);
  }
  if (startDate === undefined || endDate === undefined) {
    const field = startDate === undefined ? 'startDate' : 'endDate';
    throw new Problem('invalid-input', { fields: { [field]: translate(msg`This is required.`) } });
  }
  return { startDate, endDate };
}
