import { hasCome } from '#domain/instants.ts';
import { lastOfferAt } from '#domain/waitlist.ts';
import type { SeatBookings } from '#market/booking/index.server.ts';
import {
  type CurrentSession,
  loadCurrentSessions,
  lockListing,
  lockSessions,
  retimeSessions,
} from '#market/inventory/index.server.ts';
import type { Services } from '#platform/server/services.ts';
import { countSeats } from '../booking/experience-booking.ts';
import { makeSessions } from '../schedule/make-sessions.ts';
import { planEntrySessions } from '../schedule/planned-update.ts';
import { NO_CHANGE, type Retimed } from '../schedule/timetable-change.ts';
import { changesForGuests, listAffectedSessions } from '../schedule/write-timetable.ts';
import { loadExperienceForBooking } from '../store/booking.ts';
import { loadEntry, setMadeUntil } from '../store/entries.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { limitOffers } from '../store/waitlist.ts';
import { queueMoved } from '../waitlist/moved-waitlists.ts';

interface EntryKey {
  readonly listingId: string;
  readonly entryId: string;
}

/**
 * Creates the sessions of an entry as their days come near. Where a government has changed the
 * rules of a time zone meanwhile, sessions keep their local hour, and their guests are notified.
 * All of it is written in one transaction, so a crash leaves no partial result.
 */
export async function rollEntry(
  services: Services,
  { listingId, entryId }: EntryKey,
  bookings: SeatBookings,
): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (tx) => {
    if ((await lockListing(tx, listingId)) === null) return;
    const experience = await loadExperienceForBooking(tx, listingId);
    const entry = await loadEntry(tx, listingId, entryId);
    if (experience === null || entry === null) return;
    const retimed = findDrift(entry, await loadCurrentSessions(tx, listingId, now), now);
    if (retimed.length > 0) {
      const change = { ...NO_CHANGE, retimed };
      const { moved, ...rest } = changesForGuests(listingId, change, [], false);
      // The local time is unchanged, so guests get no right to cancel.
      const forGuests = { ...rest, moved: moved.map((each) => ({ ...each, leavesFree: false })) };
      await bookings.hold(tx, listingId, listAffectedSessions(forGuests));
      await lockSessions(tx, listingId, now);
      const times = retimed.map(({ session, ...to }) => ({ ...session, ...to }));
      await retimeSessions(tx, listingId, times, false);
      for (const { startsAt, ...key } of times) {
        await limitOffers(tx, { listingId, ...key }, lastOfferAt(startsAt));
      }
      await queueMoved({ db: tx, now, services }, listingId, { retimed, placeChanged: false });
      await bookings.follow({ db: tx, now, services }, forGuests);
    }
    const capacity = countSeats(experience);
    const madeUntil = await makeSessions(tx, { listingId, capacity }, entry, now);
    await setMadeUntil(tx, { listingId, entryId }, madeUntil);
  });
}

/** Sessions that would be at another instant if they were created today. */
function findDrift(
  entry: EntryDetails,
  standing: readonly CurrentSession[],
  now: Temporal.Instant,
): Retimed[] {
  const wanted = planEntrySessions(entry, now).filter(({ cancelled }) => !cancelled);
  return standing
    .filter(
      ({ entryId, startsAt, status, isModified }) =>
        entryId === entry.entryId &&
        status === 'scheduled' &&
        !isModified &&
        !hasCome(startsAt, now),
    )
    .flatMap((session) => {
      const plan = wanted.find(({ date }) => date === session.date);
      if (plan === undefined || hasCome(plan.startsAt, now)) return [];
      const { startsAt, endsAt } = plan;
      const isSame = startsAt.equals(session.startsAt) && endsAt.equals(session.endsAt);
      return isSame ? [] : [{ session, startsAt, endsAt }];
    });
}
