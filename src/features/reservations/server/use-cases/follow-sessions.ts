import type { MovedSession, SessionChanges, TimedSession } from '#market/booking/index.server.ts';
import { loadSessionTimes } from '#market/inventory/index.server.ts';
import { announce } from '../announce.ts';
import { releaseSeats } from '../holding.ts';
import { bookableKind } from '../kinds.ts';
import { nameLeftSessions } from '../left-sessions.ts';
import { adaptedBooking, isCalledOff } from '../outcome-of-changes.ts';
import { returnMoney } from '../return-money.ts';
import type { SeatsReservation } from '../store/reservations.ts';
import { lockSessionBookings } from '../store/seats.ts';
import { SYSTEM, transition } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { callOff } from '../withdraw.ts';

/**
 * Updates the bookings of sessions that their host has changed, and notifies each guest once. A
 * booking without remaining sessions, or not yet fully paid, is cancelled with a full refund. A
 * pass loses the cancelled sessions, with their part of the price.
 *
 * @returns how many bookings it touched
 */
export async function followSessions(work: UnitOfWork, changes: SessionChanges): Promise<number> {
  const { listingId, moved, cancelled } = changes;
  const bookings = await lockSessionBookings(work.db, listingId, [...moved, ...cancelled]);
  for (const booking of bookings) {
    if (isCalledOff(booking, changes)) await callOff(work, booking);
    else await adapt(work, booking, changes);
  }
  return bookings.length;
}

/** Writes the rest of a booking: its times, deadlines, price and possible refund. */
async function adapt(
  work: UnitOfWork,
  booking: SeatsReservation,
  changes: SessionChanges,
): Promise<void> {
  const { db, now } = work;
  const { listingId } = booking;
  const kind = bookableKind(work.services, booking.kind);
  const listing = await kind.load(db, listingId);
  if (listing === null) throw new Error(`the listing of ${booking.id} is gone`);
  const times = await loadSessionTimes(
    db,
    booking.sessions.map((key) => ({ listingId, ...key })),
  );
  const { dates, lost, changed, quote, refund, policy, leaveFreelyUntil } = adaptedBooking(
    booking,
    changes,
    { times, listing, now },
  );
  const step = await transition(work, booking, {
    action: 'reschedule',
    by: SYSTEM,
    set: {
      startDate: dates.startDate,
      endDate: dates.endDate,
      ...kind.moments({ ...dates, timeZone: booking.timeZone }),
      sessions: dates.sessions.map(({ entryId, date }) => ({ entryId, date })),
      quote,
      total: quote.total,
      refunded: booking.refunded + refund,
      policy,
    },
    details: {
      refund,
      lost: lost.length,
      ...(lost.length === 0 ? {} : { leftSessions: nameLeftSessions(lost, []) }),
      ...describeNewTimes(dates.sessions, changed),
      ...(changes.placeChanged ? { placeChanged: 1 } : {}),
      ...(leaveFreelyUntil === null ? {} : { leaveFreelyUntil: leaveFreelyUntil.toString() }),
    },
  });
  await returnMoney(work, { reservationId: booking.id }, refund);
  await releaseSeats(work, booking, lost);
  await announce(work, step.reservation, step.event, [{ kind: 'rescheduled', to: 'guest' }]);
}

/** When the first of what begins at another time now begins, or of all that has changed. */
function describeNewTimes(
  sessions: readonly TimedSession[],
  changed: readonly MovedSession[],
): Record<string, string> {
  const times = sessions.flatMap((session) =>
    changed
      .filter(({ entryId, date }) => entryId === session.entryId && date === session.date)
      .map(({ from }) => ({ startsAt: session.startsAt, from })),
  );
  const told = times.find(({ startsAt, from }) => !startsAt.equals(from)) ?? times[0];
  if (told === undefined) return {};
  return { startsAt: told.startsAt.toString(), oldStartsAt: told.from.toString() };
}
