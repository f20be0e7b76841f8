import { hasCome } from '#domain/instants.ts';
import { holdPerson } from '#features/accounts/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { bookableExperience, seatsOf } from '../booking/experience-booking.ts';
import { loadExperienceForBooking } from '../store/booking.ts';
import { holdSession, insertWaiting, type ListedSession, listLine } from '../store/waitlist.ts';
import { placeIn, type WaitlistPlace } from '../waitlist/place-in-line.ts';

/**
 * Puts the caller in the line for a session that doesn't have so many seats left. Who waits already
 * keeps their place.
 *
 * @throws Problem 'not-found', 'forbidden' for its host, 'session-over', 'too-many-guests' for more
 *   than it has seats, 'waitlist-open-seat' where there are enough
 */
export async function joinWaitlist(
  session: ListedSession,
  seats: number,
  { db, actor, now }: SignedInContext,
): Promise<{ place: WaitlistPlace }> {
  await holdPerson(db, actor.id);
  const experience = await loadExperienceForBooking(db, session.listingId);
  if (experience === null || bookableExperience(experience).deleted) {
    throw new Problem('not-found');
  }
  if (experience.hostId === actor.id) throw new Problem('forbidden');
  if (seats > seatsOf(experience)) throw new Problem('too-many-guests');
  const held = await holdSession(db, session);
  if (held === null || held.status === 'cancelled') throw new Problem('not-found');
  if (hasCome(held.startsAt, now)) throw new Problem('session-over');
  const line = await listLine(db, session);
  const mine = placeIn(line, actor.id);
  if (mine !== null) return { place: mine };
  if (held.capacity - held.taken >= seats) throw new Problem('waitlist-open-seat');
  const { listingId, entryId, date } = session;
  const person = { listingId, entryId, nominalDate: date, userId: actor.id, seats, joinedAt: now };
  await insertWaiting(db, person);
  return { place: placeIn(await listLine(db, session), actor.id) };
}
