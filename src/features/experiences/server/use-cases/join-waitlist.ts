import { hasCome } from '#domain/instants.ts';
import { MAX_LINES } from '#domain/waitlist.ts';
import { isAddressConfirmed, lockUser } from '#features/accounts/index.server.ts';
import type { WaitlistPlace } from '#features/experiences/contract.ts';
import {
  freeSeats,
  holdSession,
  type ListedSession,
  type OfferedSession,
  releaseOffered,
} from '#market/inventory/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { bookableExperience } from '../booking/experience-booking.ts';
import { loadExperienceForBooking } from '../store/booking.ts';
import {
  countWaitlistsOfUser,
  insertWaiting,
  listWaitlist,
  setWaiting,
} from '../store/waitlist.ts';
import { listUserPlaces } from '../store/waitlist-views.ts';
import { shownPlace } from '../waitlist/shown-place.ts';

/**
 * Adds the caller to the waitlist of a session that doesn't have the requested number of free
 * seats. A caller who waits already keeps their place. An earlier offer that they let expire is
 * released first.
 *
 * @throws Problem 'not-found', 'forbidden' for its host, 'email-unconfirmed', 'session-over',
 *   'too-many-guests' for more than it has seats, 'waitlist-open-seat' where enough are free,
 *   'too-many-lines'
 */
export async function joinWaitlist(
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
  { db, actor, now }: SignedInContext,
): Promise<void> {
  const mine = (await listWaitlist(db, session)).find(({ userId }) => userId === actor.id);
  const isPast = mine !== undefined && mine.offerUntil !== null && hasCome(mine.offerUntil, now);
  if (mine !== undefined && !isPast) return;
  if (freeSeats(held, mine?.seats) >= seats) throw new Problem('waitlist-open-seat');
  if (!(await isAddressConfirmed(db, actor.id))) throw new Problem('email-unconfirmed');
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
