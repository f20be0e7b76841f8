import { canEditListing } from '#domain/permissions.ts';
import { offerObstacle } from '#domain/waitlist.ts';
import type { SessionLine } from '#features/experiences/contract.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { bookableExperience } from '../booking/experience-booking.ts';
import { loadExperienceForBooking } from '../store/booking.ts';
import { listSessionWaitlists, type SessionWaitlistRow } from '../store/waitlist-views.ts';

/**
 * The number of guests who wait for sessions of the caller's experience, and why seats aren't
 * offered to them. Without names.
 *
 * @throws Problem 'not-found', 'forbidden'
 */
export async function listSessionLines(
  listingId: string,
  { actor, now, services }: SignedInContext,
): Promise<{ lines: SessionLine[] }> {
  const db = services.database.main;
  const experience = await loadExperienceForBooking(db, listingId);
  if (experience === null || experience.deleted) throw new Problem('not-found');
  if (!canEditListing(experience, actor)) throw new Problem('forbidden');
  const isListed = !bookableExperience(experience).deleted;
  const rows = await listSessionWaitlists(db, listingId, now);
  return { lines: rows.map((row) => toSessionLine(row, isListed, now)) };
}

function toSessionLine(
  row: SessionWaitlistRow,
  isListed: boolean,
  now: Temporal.Instant,
): SessionLine {
  const { entryId, date, startsAt, endsAt, timeZone, free, firstWants, fewestWanted } = row;
  return {
    entryId,
    date,
    timeZone,
    firstWants,
    startsAt: placedInstant(startsAt, timeZone),
    endsAt: placedInstant(endsAt, timeZone),
    free: Math.max(0, free),
    waiting: { people: row.waitingPeople, seats: row.waitingSeats },
    offered: { people: row.offeredPeople, seats: row.offeredSeats },
    // The guest who requests the fewest seats is offered them, even before others in the queue.
    obstacle: fewestWanted === null ? null : offerObstacle({ ...row, isListed }, fewestWanted, now),
  };
}
