import { hasCome } from '#domain/instants.ts';
import { offerDeadline, offerObstacle } from '#domain/waitlist.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import {
  freeSeats,
  holdSession,
  type ListedSession,
  releaseOffered,
  takeOffered,
} from '#market/inventory/index.server.ts';
import type { Services } from '#platform/server/services.ts';
import { bookableExperience } from '../booking/experience-booking.ts';
import type { WriteNotice } from '../ports.ts';
import { loadExperienceForBooking } from '../store/booking.ts';
import { listLine, setWaiting, type WaitingPerson } from '../store/waitlist.ts';
import { endLine } from './end-lines.ts';
import { type Telling, tellWaiting } from './tell-waiting.ts';

/**
 * Brings the line for a session up to date, in one transaction: takes back what was offered in vain,
 * and offers the free seats to those who wait, first come first served. Who wants more seats than
 * there are keeps their place. Two hours before the start all of them are told of free seats instead,
 * and the line is over, as it is once the session has begun or won't take place. Safe to run twice.
 *
 * Holds the session first, then its line, as everybody does who joins, leaves or accepts.
 */
export async function offerSeats(
  services: Services,
  writeNotice: WriteNotice,
  key: ListedSession,
): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (tx) => {
    const experience = await loadExperienceForBooking(tx, key.listingId);
    const session = await holdSession(tx, key);
    if (experience === null || session === null) return;
    const telling: Telling = { tx, now, services, writeNotice, experience, key, session };
    if (experience.deleted || session.status === 'cancelled') {
      await endLine(telling, { isTold: true });
      return;
    }
    if (hasCome(session.startsAt, now)) {
      await endLine(telling, { isTold: false });
      return;
    }
    const line = await listLine(tx, key);
    const isListed = !bookableExperience(experience).deleted;
    let returned = 0;
    for (const person of line) {
      if (person.offerUntil === null || !hasCome(person.offerUntil, now)) continue;
      await passOver(telling, person);
      returned += person.seats;
    }
    let free = freeSeats(session, returned);
    for (const person of line) {
      if (person.state !== 'waiting') continue;
      const obstacle = offerObstacle({ ...session, isListed, free }, person.seats, now);
      if (obstacle === null) free -= await offerTo(telling, person);
      if (obstacle === 'starts-soon') {
        await setWaiting(tx, person, 'passed');
        await tellWaiting(telling, person, { kind: 'seats-free', free });
      }
    }
  });
}

/** Takes an offer back that has run out; the session is held. */
async function passOver(telling: Telling, person: WaitingPerson): Promise<void> {
  await releaseOffered(telling.tx, telling.key, person.seats);
  await setWaiting(telling.tx, person, 'passed');
  await tellWaiting(telling, person, { kind: 'offer-over' });
}

/** @returns how many seats are held by it */
async function offerTo(telling: Telling, person: WaitingPerson): Promise<number> {
  const { tx, now, key, session, experience } = telling;
  const recipient = await mailRecipient(tx, person.userId);
  const zone = recipient?.timeZone ?? experience.timeZone;
  const until = offerDeadline(now, session.startsAt, zone);
  if (recipient === null || until === null) {
    await setWaiting(tx, person, 'left');
    return 0;
  }
  await takeOffered(tx, key, person.seats);
  await setWaiting(tx, person, 'offered', until);
  await tellWaiting(telling, person, { kind: 'seats-offered', until });
  return person.seats;
}
