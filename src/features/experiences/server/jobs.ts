import { hasCome } from '#domain/instants.ts';
import { offerDeadline, offerObstacle } from '#domain/waitlist.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { type FreedSeats, SEATS_FREED, type SeatBookings } from '#market/booking/index.server.ts';
import {
  freeSeats,
  holdSession,
  type ListedSession,
  releaseOffered,
  takeOffered,
} from '#market/inventory/index.server.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { bookableExperience } from './booking/experience-booking.ts';
import { sessionHorizon } from './hosting/read-timetable.ts';
import type { WriteNotice } from './ports.ts';
import { listUnpaid, loadExperienceForBooking } from './store/booking.ts';
import { listShortEntries } from './store/sessions.ts';
import { listWaitlist, setWaiting, type WaitingPerson } from './store/waitlist.ts';
import { listSessionsToOffer } from './store/waitlist-views.ts';
import { processUnpaid, UNPAID_DAYS } from './use-cases/see-to-unpaid.ts';
import { rollEntry } from './use-cases/sessions.ts';
import {
  closeWaitlist,
  type MovedWaitlist,
  NOTIFY_MOVED,
  notifyMoved,
} from './waitlist/close-waitlists.ts';

import { notifyWaiting, type WaitlistContext } from './waitlist/notify-waiting.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '17 * * * *';
const EVERY_HOUR_LATER = '47 * * * *';
const HOURS_OF_DAY = 24;

/**
 * Scheduled jobs of experiences: they create sessions as their days come near, remind hosts who
 * have not paid yet, and offer free seats to the guests on the waitlists.
 */
export function experienceJobs(
  services: Services,
  { bookings, writeNotice }: { readonly bookings: SeatBookings; readonly writeNotice: WriteNotice },
): JobHandler<never>[] {
  return [
    dueJob(services, {
      name: 'experiences.make-sessions',
      cron: EVERY_HOUR,
      list: (page) => {
        const { end } = sessionHorizon('UTC', services.now());
        return listShortEntries(services.database.main, end, page);
      },
      seeTo: (key) => rollEntry(services, key, bookings),
    }),
    dueJob(services, {
      name: 'experiences.see-to-unpaid',
      cron: EVERY_HOUR_LATER,
      list: (page) => {
        const madeUntil = services.now().subtract({ hours: UNPAID_DAYS.remind * HOURS_OF_DAY });
        return listUnpaid(services.database.main, madeUntil, page);
      },
      seeTo: (unpaid) => processUnpaid(services, unpaid),
    }),
    dueJob(services, {
      name: 'experiences.offer-seats',
      cron: EVERY_MINUTE,
      list: (page) => listSessionsToOffer(services.database.main, services.now(), page),
      seeTo: (session) => offerSeats(services, writeNotice, session),
    }),
    offerFreedSeats(services, writeNotice),
    {
      name: NOTIFY_MOVED,
      run: (moved: MovedWaitlist) => notifyMoved(services, writeNotice, moved),
    } satisfies JobHandler<MovedWaitlist>,
  ];
}

/** Offers released seats at once; the job that runs every minute catches those it misses. */
function offerFreedSeats(services: Services, writeNotice: WriteNotice): JobHandler<FreedSeats> {
  return {
    name: SEATS_FREED,
    run: async ({ listingId, sessions }) => {
      for (const session of sessions) {
        await offerSeats(services, writeNotice, { listingId, ...session });
      }
    },
  };
}

/**
 * Updates the waitlist of a session, in one transaction: withdraws expired offers, and offers the
 * free seats in the order of joining. A guest who requests more seats than are free keeps their
 * place. Two hours before the start all of them are notified of free seats instead, and the
 * waitlist closes, as it does once the session has begun or is cancelled. Safe to run twice.
 *
 * Locks the session first, then its waitlist, like the code that joins, leaves or accepts.
 */
async function offerSeats(
  services: Services,
  writeNotice: WriteNotice,
  key: ListedSession,
): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (tx) => {
    const experience = await loadExperienceForBooking(tx, key.listingId);
    const session = await holdSession(tx, key);
    if (experience === null || session === null) return;
    const telling: WaitlistContext = { tx, now, services, writeNotice, experience, key, session };
    if (experience.deleted || session.status === 'cancelled') {
      await closeWaitlist(telling, { isTold: true });
      return;
    }
    if (hasCome(session.startsAt, now)) {
      await closeWaitlist(telling, { isTold: false });
      return;
    }
    const line = await listWaitlist(tx, key);
    const isListed = !bookableExperience(experience).deleted;
    let returned = 0;
    for (const person of line) {
      if (person.offerUntil === null || !hasCome(person.offerUntil, now)) continue;
      await expireOffer(telling, person);
      returned += person.seats;
    }
    let free = freeSeats(session, returned);
    for (const person of line) {
      if (person.state !== 'waiting') continue;
      const obstacle = offerObstacle({ ...session, isListed, free }, person.seats, now);
      if (obstacle === null) free -= await offerTo(telling, person);
      if (obstacle === 'starts-soon') {
        await setWaiting(tx, person, 'passed');
        await notifyWaiting(telling, person, { kind: 'seats-free', free });
      }
    }
  });
}

/** Withdraws an expired offer; the session is locked. */
async function expireOffer(telling: WaitlistContext, person: WaitingPerson): Promise<void> {
  await releaseOffered(telling.tx, telling.key, person.seats);
  await setWaiting(telling.tx, person, 'passed');
  await notifyWaiting(telling, person, { kind: 'offer-over' });
}

/** @returns the number of seats that the offer reserves */
async function offerTo(telling: WaitlistContext, person: WaitingPerson): Promise<number> {
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
  await notifyWaiting(telling, person, { kind: 'seats-offered', until });
  return person.seats;
}
