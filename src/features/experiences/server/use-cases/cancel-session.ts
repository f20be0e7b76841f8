import { hasCome } from '#domain/instants.ts';
import { canEditListing } from '#domain/permissions.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { SeatBookings } from '#market/booking/index.server.ts';
import {
  cancelSessions,
  loadSession,
  lockListing,
  lockSessions,
} from '#market/inventory/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ScheduleImpact } from '../../contract.ts';
import type { WriteNotice } from '../ports.ts';
import { toScheduleImpact } from '../schedule/schedule-impact.ts';
import { NO_CHANGE } from '../schedule/timetable-change.ts';
import { changesForGuests, listAffectedSessions } from '../schedule/write-timetable.ts';
import { closeWaitlists } from '../waitlist/close-waitlists.ts';

/** Ports that features in higher layers implement. */
interface Ports {
  readonly bookings: SeatBookings;
  readonly writeNotice: WriteNotice;
}

/**
 * Cancels a session of the caller: all guests get a full refund, for passes of this session's part,
 * and one notification; guests on its waitlist are notified too. A second call does nothing.
 *
 * Locks the listing, then the bookings, then the sessions (see `SeatBookings`).
 *
 * @returns the number of affected reservations, and their guests; with `dryRun` those that would
 *   be affected
 * @throws Problem 'not-found', 'forbidden', 'session-over' for one that has begun
 */
export async function cancelSession(
  listingId: string,
  { entryId, date, dryRun }: SessionKey & { readonly dryRun: boolean },
  context: SignedInContext,
  { bookings, writeNotice }: Ports,
): Promise<{ reservations: number; impact: ScheduleImpact }> {
  const { db, actor, now } = context;
  const held = await lockListing(db, listingId);
  if (held === null) throw new Problem('not-found');
  if (!canEditListing(held, actor)) throw new Problem('forbidden');
  const session = await loadSession(db, listingId, { entryId, date });
  if (session === null) throw new Problem('not-found');
  if (hasCome(session.startsAt, now)) throw new Problem('session-over');
  const isNew = session.status === 'scheduled';
  const timetable = { ...NO_CHANGE, cancelled: isNew ? [session] : [] };
  const changes = changesForGuests(listingId, timetable, [], false);
  const impact = toScheduleImpact(timetable, [], await bookings.foresee(db, changes, now));
  if (dryRun || !isNew) return { reservations: 0, impact };
  const cancelled = [{ entryId, date }];
  await bookings.hold(db, listingId, listAffectedSessions(changes));
  await lockSessions(db, listingId, now);
  await closeWaitlists(context, writeNotice, listingId, cancelled);
  await cancelSessions(db, listingId, cancelled);
  return { reservations: await bookings.follow(context, changes), impact };
}
