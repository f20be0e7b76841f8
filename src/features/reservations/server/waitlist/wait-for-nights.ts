import { isFree, nightBook } from '#domain/availability.ts';
import { addDays } from '#domain/dates.ts';
import { requestedUnits } from '#domain/kinds.ts';
import { MAX_NIGHT_LINES, mayWaitForNights, nightOfferDeadline } from '#domain/night-waitlist.ts';
import { keepDaysBetween, NO_RULES } from '#domain/offer-rules.ts';
import type { RequestRefusal } from '#domain/request-limits.ts';
import { groupsOf, lockUser } from '#features/accounts/index.server.ts';
import {
  acceptsRequests,
  countNightOffers,
  countWaitingOfUser,
  deleteWaitingOfUser,
  insertWaitingGuest,
  isPaused,
  leaveLine,
  listWaitingOfUser,
  loadTakenNights,
  lockWaitingFor,
  lockWaitingGuest,
  releaseNights,
  shareListing,
  type WaitingGuest,
} from '#market/inventory/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { placedOrNull } from '#platform/i18n/wall-time.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { listNightPlaces as listRoute, waitForNights as waitRoute } from '../../contract.ts';
import { loadBookable } from '../request/kinds.ts';
import { findRequestRefusal } from '../request/request-rule.ts';
import { enqueueNightsFreed } from './freed-nights.ts';
import { hasWaitlist, toWaitingRange, unusedSince } from './night-offers.ts';

/** Refusals of a request that a guest who waits meets again only once they have an offer. */
const LATER: ReadonlySet<RequestRefusal['code']> = new Set([
  'request-pending',
  'too-many-pending',
  'too-many-pending-nights',
  'request-pause',
  'too-many-to-host',
]);

/** The nights that the caller waits for, and those held for them. */
export async function listNightPlaces({
  db,
  actor,
  translate,
}: SignedInContext): Promise<RouteAnswer<typeof listRoute>> {
  const places = await listWaitingOfUser(db, actor.id);
  const ids = places.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, ids, translate);
  return {
    items: places.map(({ id, listingId, startDate, endDate, guests, ahead, ...place }) => {
      const summary = summaries.get(listingId);
      const isShown = summary?.available === true;
      return {
        id,
        listingId,
        listing: isShown ? summary : null,
        timeZone: summary?.timeZone ?? 'UTC',
        startDate,
        endDate,
        guests,
        state: place.state === 'offered' ? 'offered' : 'waiting',
        ahead,
        offerUntil: placedOrNull(place.offerUntil, summary?.timeZone ?? 'UTC'),
      };
    }),
  };
}

/**
 * Has the caller wait for nights of a home, at least one of which is taken.
 *
 * @throws Problem as the contract lists them
 */
export async function waitForNights(
  { listingId, guests, rooms, ...dates }: RouteInput<typeof waitRoute>['body'],
  context: SignedInContext,
): Promise<{ id: string }> {
  const { db, now, actor, services, translate } = context;
  await lockUser(db, actor.id);
  const isListed = await shareListing(db, listingId);
  const bookable = await loadBookable(db, services, listingId);
  if (bookable === null || !hasWaitlist(bookable)) throw new Problem('not-found');
  const { kind, listing } = bookable;
  if (listing.deleted || !isListed || !(await acceptsRequests(db, listingId))) {
    throw new Problem('stay-unavailable');
  }
  if (await isPaused(db, listingId)) throw new Problem('listing-paused');
  if (listing.hostId === actor.id) throw new Problem('own-listing');
  const asked = { ...dates, listingId, hostId: listing.hostId, guestId: actor.id };
  const refusal = await findRequestRefusal(context, { ...asked, kind: kind.kind });
  if (refusal !== null && !LATER.has(refusal.code)) throw new Problem(refusal.code);
  const units = requestedUnits(listing, { guests, rooms });
  const groups = await groupsOf(db, actor.id);
  // Refuses dates and guests that the home doesn't take.
  listing.quote({ ...dates, guests, rooms, pets: 0, units, groups }, now, translate);
  const zones = { homeZone: listing.timeZone, guestZone: listing.timeZone };
  if (nightOfferDeadline(now, dates.startDate, zones) === null) {
    throw new Problem('too-late-to-wait');
  }
  const range = { start: dates.startDate, end: dates.endDate };
  const known = await lockWaitingFor(db, { listingId, userId: actor.id }, range);
  if (known !== null) return { id: known.id };
  const { daysBetween } = listing.rules ?? NO_RULES;
  const nearby = {
    start: addDays(range.start, -daysBetween),
    end: addDays(range.end, daysBetween),
  };
  const book = nightBook(listing.capacity, await loadTakenNights(db, listingId, nearby));
  if (isFree(keepDaysBetween(book, daysBetween), range, units)) throw new Problem('nights-free');
  if ((await countWaitingOfUser(db, actor.id)) >= MAX_NIGHT_LINES) {
    throw new Problem('too-many-night-lines');
  }
  const offers = await countNightOffers(db, { userId: actor.id, listingId }, unusedSince(now));
  if (!mayWaitForNights(offers)) throw new Problem('offers-unused');
  const waiting = { listingId, userId: actor.id, ...dates, guests, rooms, units, joinedAt: now };
  const { id } = await insertWaitingGuest(db, waiting);
  return { id };
}

/** Has the caller wait no more, whether they did or not; nights that are held go to the next. */
export async function stopWaiting(id: string, context: SignedInContext): Promise<{ done: true }> {
  const { db, actor } = context;
  const guest = await lockWaitingGuest(db, id, actor.id);
  if (guest !== null) {
    await releaseOffer(db, guest);
    await leaveLine(db, guest);
    if (guest.state === 'offered') await enqueueNightsFreed(context, guest.listingId);
  }
  return { done: true };
}

/** Removes a user from all waitlists of nights when their account is deleted. */
export async function deleteNightWaitlist(tx: Queryable, userId: string): Promise<void> {
  for (const { id } of await listWaitingOfUser(tx, userId)) {
    const guest = await lockWaitingGuest(tx, id, userId);
    if (guest !== null) await releaseOffer(tx, guest);
  }
  await deleteWaitingOfUser(tx, userId);
}

async function releaseOffer(tx: Queryable, guest: WaitingGuest): Promise<void> {
  if (guest.state !== 'offered') return;
  await releaseNights(tx, guest.listingId, [toWaitingRange(guest)], guest.units);
}
