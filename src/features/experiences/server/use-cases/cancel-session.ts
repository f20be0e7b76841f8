import { addDays } from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import { canEditListing } from '#domain/permissions.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { lockListing, type SeatBookings } from '#features/listings/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { WriteNotice } from '../ports.ts';
import { cancelSessions, lockSessions } from '../store/session-changes.ts';
import { sessionsOn } from '../store/sessions.ts';
import { endLines } from '../waitlist/end-lines.ts';

/** What the use-case asks of features that stand above. */
interface Ports {
  readonly bookings: SeatBookings;
  readonly writeNotice: WriteNotice;
}

/** Sessions that one day of a listing has at most. */
const MOST_A_DAY = 100;

/**
 * Cancels a session of the caller: everybody booked gets everything back, of a pass this session's
 * part, and is told once; so is who waits for it. A second time does nothing.
 *
 * Locks the listing, then the bookings, then the sessions (see `SeatBookings`).
 *
 * @returns how many reservations it touched
 * @throws Problem 'not-found', 'forbidden', 'session-over' for one that has begun
 */
export async function cancelSession(
  listingId: string,
  { entryId, date }: SessionKey,
  context: SignedInContext,
  { bookings, writeNotice }: Ports,
): Promise<{ reservations: number }> {
  const { db, actor, now } = context;
  const held = await lockListing(db, listingId);
  if (held === null) throw new Problem('not-found');
  if (!canEditListing(held, actor)) throw new Problem('forbidden');
  const day = { start: date, end: addDays(date, 1) };
  const session = (await sessionsOn(db, listingId, day, MOST_A_DAY)).find(
    (each) => each.entryId === entryId,
  );
  if (session === undefined) throw new Problem('not-found');
  if (hasCome(session.startsAt, now)) throw new Problem('session-over');
  if (session.status === 'cancelled') return { reservations: 0 };
  const cancelled = [{ entryId, date }];
  await bookings.hold(db, listingId, cancelled);
  await lockSessions(db, listingId, now);
  await endLines(context, writeNotice, listingId, cancelled);
  await cancelSessions(db, listingId, cancelled);
  const changes = { listingId, moved: [], cancelled, placeChanged: false };
  return { reservations: await bookings.follow(context, changes) };
}
