import { addDays } from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import { quoteWithout } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import type { SessionKey } from '#domain/session-key.ts';
import {
  loadSessionTimes,
  type MovedSession,
  type SessionChanges,
  type TimedSession,
} from '#features/listings/index.server.ts';
import { announce } from '../announce.ts';
import { netPaid } from '../balance.ts';
import { releaseSeats } from '../holding.ts';
import { type BookableKinds, bookableKind } from '../kinds.ts';
import { nameLeftSessions } from '../left-sessions.ts';
import { returnMoney } from '../return-money.ts';
import type { Reservation } from '../store/reservations.ts';
import { lockBookingsOf } from '../store/seats.ts';
import { SYSTEM, transition } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { callOff } from '../withdraw.ts';

/**
 * Brings the bookings of sessions up to date that their host has changed, and tells each guest once.
 * Who has no session left, or hadn't paid for all of them yet, is cancelled with everything back. A
 * pass loses what was called off, with its part of the price.
 *
 * @returns how many bookings it touched
 */
export async function followSessions(
  work: UnitOfWork,
  changes: SessionChanges,
  kinds: BookableKinds,
): Promise<number> {
  const { listingId, moved, cancelled } = changes;
  const bookings = await lockBookingsOf(work.db, listingId, [...moved, ...cancelled]);
  for (const booking of bookings) {
    const lost = booking.sessions.filter((session) => isAmong(session, cancelled));
    const isOver = lost.length === booking.sessions.length;
    if (isOver || (lost.length > 0 && booking.status === 'pending')) await callOff(work, booking);
    else await adapt(work, booking, lost, changes, kinds);
  }
  return bookings.length;
}

/** Writes what is left of a booking: its times, deadlines, price and what may come back. */
async function adapt(
  work: UnitOfWork,
  booking: Reservation,
  lost: readonly SessionKey[],
  { moved, placeChanged }: SessionChanges,
  kinds: BookableKinds,
): Promise<void> {
  const { db, now } = work;
  const kept = booking.sessions.filter((session) => !isAmong(session, lost));
  const kind = bookableKind(kinds, booking.kind);
  const listing = await kind.load(db, booking.listingId);
  const { listingId } = booking;
  const sessions = await loadSessionTimes(
    db,
    kept.map((key) => ({ listingId, ...key })),
  );
  const [first] = sessions;
  if (listing === null || first === undefined || sessions.length !== kept.length) {
    throw new Error(`sessions of ${booking.id} are gone`);
  }
  const dates = { ...daysOf(sessions), sessions };
  const quote = quoteWithout(booking.quote, booking.sessions.length, lost.length);
  const refund = Math.max(0, netPaid(booking) - quote.total);
  const changed = moved.filter((session) => isAmong(session, kept));
  const until = leaveFreelyUntil(booking.policy, sessions, changed, lost.length > 0, now);
  const step = await transition(work, booking, {
    action: 'reschedule',
    by: SYSTEM,
    set: {
      startDate: dates.startDate,
      endDate: dates.endDate,
      ...kind.moments({ ...dates, timeZone: booking.timeZone }),
      sessions: sessions.map(({ entryId, date }) => ({ entryId, date })),
      quote,
      total: quote.total,
      refunded: booking.refunded + refund,
      policy: {
        ...listing.policyForDates(booking.policy, dates),
        ...(until === null ? {} : { leaveFreelyUntil: until.toString() }),
      },
    },
    details: {
      refund,
      lost: lost.length,
      ...(lost.length === 0 ? {} : { leftSessions: nameLeftSessions(lost, []) }),
      ...timesTold(sessions, changed),
      ...(placeChanged ? { placeChanged: 1 } : {}),
      ...(until === null ? {} : { leaveFreelyUntil: until.toString() }),
    },
  });
  await returnMoney(work, { reservationId: booking.id }, refund);
  await releaseSeats(work, booking, lost);
  await announce(work, step.reservation, step.event, [{ kind: 'rescheduled', to: 'guest' }]);
}

function isAmong({ entryId, date }: SessionKey, others: readonly SessionKey[]): boolean {
  return others.some((other) => other.entryId === entryId && other.date === date);
}

/** The half-open local days that sessions touch. */
function daysOf(sessions: readonly TimedSession[]) {
  const days = sessions.map(({ date }) => date).sort();
  const startDate = days[0] ?? '';
  return { startDate, endDate: addDays(days.at(-1) ?? startDate, 1) };
}

/**
 * Up to when a guest may leave with everything back that isn't used: to the start of the first of
 * what has changed so much, or of what is left of a pass that lost a session. An earlier promise that
 * goes further stands, but never beyond the last session.
 */
function leaveFreelyUntil(
  { leaveFreelyUntil: promised }: PolicySnapshot,
  sessions: readonly TimedSession[],
  changed: readonly MovedSession[],
  hasLost: boolean,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const free = changed.filter(({ leavesFree }) => leavesFree);
  const next = sessions.find(
    (session) => !hasCome(session.startsAt, now) && (hasLost || isAmong(session, free)),
  );
  const ends = [
    ...(promised === undefined ? [] : [Temporal.Instant.from(promised)]),
    ...(next === undefined ? [] : [next.startsAt]),
  ].sort(Temporal.Instant.compare);
  const latest = ends.at(-1);
  const last = sessions.at(-1)?.startsAt;
  if (latest === undefined || last === undefined) return null;
  return Temporal.Instant.compare(latest, last) < 0 ? latest : last;
}

/** When the first of what begins at another time now begins, or of all that has changed. */
function timesTold(
  sessions: readonly TimedSession[],
  changed: readonly MovedSession[],
): Record<string, string> {
  const times = sessions.flatMap((session) =>
    changed
      .filter((each) => isAmong(each, [session]))
      .map(({ from }) => ({ startsAt: session.startsAt, from })),
  );
  const told = times.find(({ startsAt, from }) => !startsAt.equals(from)) ?? times[0];
  if (told === undefined) return {};
  return { startsAt: told.startsAt.toString(), oldStartsAt: told.from.toString() };
}
