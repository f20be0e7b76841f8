import { hasCome } from '#domain/instants.ts';
import { requestContact } from '#domain/moderation.ts';
import { MAX_LINES, restsAtNight } from '#domain/waitlist.ts';
import { isAddressConfirmed, lockUser, readContactFacts } from '#features/accounts/index.server.ts';
import {
  enqueueSeatsFreed,
  meetsGuestCondition,
  type OpenCommitments,
  type SeatBookings,
} from '#market/booking/index.server.ts';
import {
  freeSeats,
  handOverOffered,
  holdSession,
  type ListedSession,
  type OfferedSession,
  releaseOffered,
  shareListing,
} from '#market/inventory/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { placedOrNull } from '#platform/i18n/wall-time.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, type SignedInContext, serve } from '#platform/server/http/serve.ts';
import type { acceptOffer as acceptOfferRoute, WaitlistPlace } from '../contract.ts';
import * as contract from '../contract.ts';
import { bookableExperience } from './booking/experience-booking.ts';
import { showExperienceForm } from './hosting/stored-form.ts';
import type { PlaceRatings, RequestSeats, StartHostPayment, WriteNotice } from './ports.ts';
import { choiceRoutesServed, searchRoutesServed } from './search-routes.ts';
import { loadExperienceForBooking } from './store/booking.ts';
import { loadExperiencePage } from './store/experience-page.ts';
import { placeRatings } from './store/managed-places.ts';
import { countWaitlistsOfUser, insertWaiting, listWaitlist, setWaiting } from './store/waitlist.ts';
import { listUserPlaces, type WaitlistPlaceRow } from './store/waitlist-views.ts';
import { listRecommendations } from './use-cases/list-recommendations.ts';
import { managedRoutesServed } from './use-cases/managed-places.ts';
import { previewExperience } from './use-cases/preview-experience.ts';
import { cancelSession, listSessionLines, listSessions } from './use-cases/sessions.ts';
import { quoteExperience, showExperience } from './use-cases/show-experience.ts';
import { showPlaceDetails } from './use-cases/show-place-details.ts';
import { createExperience, updateExperience } from './use-cases/update-experience.ts';

/** Ports that higher features implement; provided by the composition root. */
export interface ExperiencePorts {
  readonly openCommitments: OpenCommitments;
  readonly bookings: SeatBookings;
  readonly startHostPayment: StartHostPayment;
  readonly requestSeats: RequestSeats;
  readonly writeNotice: WriteNotice;
}

/** Every route of experiences. */
export function makeExperienceRoutes(
  limits: Pick<RateLimits, 'spend'>,
  { openCommitments, bookings, startHostPayment, requestSeats, writeNotice }: ExperiencePorts,
): readonly ServedRoute[] {
  return [
    ...choiceRoutesServed,
    ...managedRoutesServed,
    ...makePlaceRoutes(limits, placeRatings),
    ...searchRoutesServed,
    serve(contract.createExperience, ({ body }, context) =>
      createExperience(body, context, startHostPayment),
    ),
    serve(contract.previewExperience, ({ body }, context) => previewExperience(body, context)),
    serve(contract.showExperienceForm, ({ params }, context) =>
      showExperienceForm(params.id, context, openCommitments),
    ),
    serve(contract.updateExperience, ({ params, body }, context) =>
      updateExperience(params.id, body, context, { openCommitments, bookings, writeNotice }),
    ),
    serve(contract.cancelSession, ({ params: { id, entry, date }, body }, context) =>
      cancelSession(id, { entryId: entry, date, ...body }, context, { bookings, writeNotice }),
    ),
    serve(contract.listWaitlistPlaces, ({ params }, context) =>
      listWaitlistPlaces(params.id, context),
    ),
    serve(contract.listSessionLines, ({ params }, context) => listSessionLines(params.id, context)),
    serve(contract.joinWaitlist, ({ params, body }, context) =>
      joinWaitlist(toListedSession(params), body.seats, context),
    ),
    serve(contract.leaveWaitlist, ({ params }, context) =>
      leaveWaitlist(toListedSession(params), context),
    ),
    serve(contract.acceptOffer, ({ params, body }, context) =>
      acceptOffer(toListedSession(params), body, context, requestSeats),
    ),
    serve(contract.showExperience, ({ params }, context) => showExperience(params.id, context)),
    serve(contract.listSessions, ({ params, query }, context) =>
      listSessions(params.id, query, context),
    ),
    serve(contract.quoteExperience, ({ params, query }, context) =>
      quoteExperience(params.id, query, context),
    ),
  ];
}

/** Converts the parameters of a session's path. */
function toListedSession({ id, entry, date }: { id: string; entry: string; date: string }) {
  return { listingId: id, entryId: entry, date };
}

/** Routes about places. */
export function makePlaceRoutes(
  limits: Pick<RateLimits, 'spend'>,
  ratingsOf: PlaceRatings,
): readonly ServedRoute[] {
  return [
    serve(contract.listRecommendations, ({ query }, context) =>
      listRecommendations(
        { ...query, category: query.category ?? null, style: query.style || null },
        context,
        { limits, ratingsOf },
      ),
    ),
    serve(contract.showPlaceDetails, ({ query }, context) =>
      showPlaceDetails(query.place_id, context, { limits, ratingsOf }),
    ),
  ];
}

/**
 * Reserves the seats that are offered to the caller. The session is locked throughout, so no other
 * guest can get them between the offer and the reservation, which reserves them until they are
 * paid. Takes the locks of booking, in the same order.
 *
 * @throws Problem 'not-found', 'offer-over', and as booking does
 */
async function acceptOffer(
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

/** A guest's view of their place in a waitlist. */
function shownPlace(
  { entryId, date, state, seats, ahead, offerUntil, startsAt, timeZone }: WaitlistPlaceRow,
  now: Temporal.Instant,
): WaitlistPlace {
  return {
    entryId,
    date,
    state,
    seats,
    ahead,
    offerUntil: placedOrNull(offerUntil, timeZone),
    restsAtNight: restsAtNight(startsAt, now),
  };
}

/**
 * Adds the caller to the waitlist of a session that doesn't have the requested number of free
 * seats. A caller who waits already keeps their place. An earlier offer that they let expire is
 * released first.
 *
 * @throws Problem 'not-found', 'forbidden' for its host, 'not-requestable', 'account-limited',
 *   'email-unconfirmed', 'guest-not-verified', 'session-over',
 *   'too-many-guests' for more than it has seats, 'waitlist-open-seat' where enough are free,
 *   'too-many-lines'
 */
async function joinWaitlist(
  session: ListedSession,
  seats: number,
  context: SignedInContext,
): Promise<{ place: WaitlistPlace }> {
  const { db, actor, now } = context;
  await lockUser(db, actor.id);
  const experience = await loadExperienceForBooking(db, session.listingId);
  if (experience === null || bookableExperience(experience).deleted) {
    throw new Problem('not-found');
  }
  if (experience.hostId === actor.id) throw new Problem('forbidden');
  const { standing, isBlocked } = await readContactFacts(db, actor.id, experience.hostId);
  const contact = requestContact(standing, { isBlocked });
  if (contact !== 'ok') throw new Problem(contact);
  const held = await holdSession(db, session);
  if (held === null || held.status === 'cancelled') throw new Problem('not-found');
  if (hasCome(held.startsAt, now)) throw new Problem('session-over');
  if (seats > held.capacity - held.withdrawn) throw new Problem('too-many-guests');
  await enter(session, held, seats, context);
  const places = await listUserPlaces(db, { ...session, userId: actor.id }, now);
  const mine = places.find(
    ({ entryId, date }) => entryId === session.entryId && date === session.date,
  );
  if (mine === undefined) throw new Error('one who has joined is in the line');
  return { place: shownPlace(mine, now) };
}

async function enter(
  session: ListedSession,
  held: OfferedSession,
  seats: number,
  { db, actor, now, services }: SignedInContext,
): Promise<void> {
  const mine = (await listWaitlist(db, session)).find(({ userId }) => userId === actor.id);
  const isPast = mine !== undefined && mine.offerUntil !== null && hasCome(mine.offerUntil, now);
  if (mine !== undefined && !isPast) return;
  if (freeSeats(held, mine?.seats) >= seats) throw new Problem('waitlist-open-seat');
  if (!(await isAddressConfirmed(db, actor.id))) throw new Problem('email-unconfirmed');
  const parties = { listingId: session.listingId, guestId: actor.id };
  if (!(await meetsGuestCondition(db, services, parties))) throw new Problem('guest-not-verified');
  if (mine !== undefined) {
    await releaseOffered(db, session, mine.seats);
    await setWaiting(db, mine, 'passed');
  }
  if ((await countWaitlistsOfUser(db, actor.id, now)) >= MAX_LINES)
    throw new Problem('too-many-lines');
  const { listingId, entryId, date } = session;
  await insertWaiting(db, {
    listingId,
    entryId,
    nominalDate: date,
    userId: actor.id,
    seats,
    joinedAt: now,
  });
}

/** Removes the caller from the waitlist of a session, and releases the seats they were offered. */
async function leaveWaitlist(
  session: ListedSession,
  { db, actor, services }: SignedInContext,
): Promise<{ done: true }> {
  await holdSession(db, session);
  const mine = (await listWaitlist(db, session)).find(({ userId }) => userId === actor.id);
  if (mine !== undefined) {
    await setWaiting(db, mine, 'left');
    if (mine.state === 'offered') {
      await releaseOffered(db, session, mine.seats);
      await enqueueSeatsFreed({ db, services }, session.listingId, [session]);
    }
  }
  return { done: true };
}

/**
 * The caller's own places in the waitlists of an experience's sessions.
 *
 * @throws Problem 'not-found' as the page does
 */
async function listWaitlistPlaces(
  listingId: string,
  { actor, now, services }: SignedInContext,
): Promise<{ places: WaitlistPlace[] }> {
  // A replica may lack recent writes.
  const db = services.database.main;
  if ((await loadExperiencePage(db, listingId, actor.id)) === null) throw new Problem('not-found');
  const places = await listUserPlaces(db, { listingId, userId: actor.id }, now);
  return { places: places.map((place) => shownPlace(place, now)) };
}
