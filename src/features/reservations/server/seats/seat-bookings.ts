import { addDays } from '#domain/dates.ts';
import type { Cents } from '#domain/money.ts';
import { quoteWithout } from '#domain/quote.ts';
import { type PolicySnapshot, refundFor } from '#domain/refunds.ts';
import { netPaid } from '#domain/reservation-money.ts';
import { freeAfterChanges } from '#domain/seat-changes.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type {
  BookedSessions,
  ForeseenChanges,
  MovedSession,
  SeatBookings,
  SeatsListing,
  SessionChanges,
  TimedSession,
} from '#market/booking/index.server.ts';
import { loadSessionTimes } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import { callOff } from '../lifecycle/cancel-reservation.ts';
import { SYSTEM, transition } from '../lifecycle/transition.ts';
import { returnMoney } from '../money/refunds.ts';
import { settleMoney } from '../money/releases.ts';
import { announce } from '../notify/announce.ts';
import { releaseSeats } from '../request/holding.ts';
import { bookableKind } from '../request/kinds.ts';
import type { SeatsReservation } from '../store/reservations.ts';
import { listSessionBookings, lockSessionBookings } from '../store/seats.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { nameLeftSessions } from './left-sessions.ts';

/** Queries about bookings, for the features that manage sessions. */
export function makeSeatBookings(services: Services): SeatBookings {
  return {
    foresee: (db, changes, now) => foreseeChanges(db, changes, now, services),
    async hold(tx, listingId, sessions) {
      await lockSessionBookings(tx, listingId, sessions);
    },
    follow: followSessions,
  };
}

/** The outcome for one booking, in figures. */
interface Foreseen {
  readonly guestId: string;
  readonly refund: number;
  readonly freeCancellation: { readonly until: Temporal.Instant; readonly refund: number } | null;
}

/**
 * The effect of unsaved changes of sessions on their guests: the same outcome of each booking that
 * `followSessions` writes.
 */
async function foreseeChanges(
  db: Queryable,
  changes: SessionChanges,
  now: Temporal.Instant,
  services: Services,
): Promise<ForeseenChanges> {
  const { listingId, moved, cancelled } = changes;
  const bookings = await listSessionBookings(db, listingId, [...moved, ...cancelled]);
  const keys = bookings.flatMap(({ sessions }) => sessions.map((key) => ({ listingId, ...key })));
  const times = timesAfter(await loadSessionTimes(db, keys), changes);
  const [first] = bookings;
  const listing =
    first === undefined ? null : await bookableKind(services, first.kind).load(db, listingId);
  const all =
    listing === null
      ? []
      : bookings.map((each) => foreseen(each, { changes, times, listing, now }));
  const leaving = all.flatMap((each) =>
    each.freeCancellation === null ? [] : [{ guestId: each.guestId, ...each.freeCancellation }],
  );
  const untils = leaving.map(({ until }) => until).sort(Temporal.Instant.compare);
  const [firstUntil] = untils;
  const lastUntil = untils.at(-1);
  return {
    guests: countGuests(all),
    seats: bookings.reduce((sum, { units }) => sum + units, 0),
    refund: sumRefunds(all),
    leaving:
      firstUntil === undefined || lastUntil === undefined
        ? null
        : { guests: countGuests(leaving), refund: sumRefunds(leaving), firstUntil, lastUntil },
  };
}

function foreseen(
  booking: SeatsReservation,
  {
    changes,
    times,
    listing,
    now,
  }: {
    readonly changes: SessionChanges;
    readonly times: readonly TimedSession[];
    readonly listing: SeatsListing;
    readonly now: Temporal.Instant;
  },
): Foreseen {
  const { guestId } = booking;
  const paid = netPaid(booking);
  if (isCalledOff(booking, changes)) return { guestId, refund: paid, freeCancellation: null };
  const after = adaptedBooking(booking, changes, { times, listing, now });
  const { refund, leaveFreelyUntil: until } = after;
  if (until === null) return { guestId, refund, freeCancellation: null };
  const left = refundFor({
    lines: after.quote.lines,
    paid: paid - refund,
    snapshot: after.policy,
    now,
    cancelledBy: 'guest',
  });
  return { guestId, refund, freeCancellation: { until, refund: left.amount } };
}

/** Times of sessions once the changes are written. */
function timesAfter(
  times: readonly TimedSession[],
  { moved }: SessionChanges,
): readonly TimedSession[] {
  return times.map((session) => {
    const to = moved.find(
      ({ entryId, date }) => entryId === session.entryId && date === session.date,
    )?.to;
    return to === undefined ? session : { ...session, startsAt: to.startsAt, endsAt: to.endsAt };
  });
}

function countGuests(all: readonly { readonly guestId: string }[]): number {
  return new Set(all.map(({ guestId }) => guestId)).size;
}

function sumRefunds(all: readonly { readonly refund: number }[]): number {
  return all.reduce((sum, { refund }) => sum + refund, 0);
}

/** A booking that continues after its host changed its sessions. */
interface AdaptedBooking {
  /** Its days and the sessions that are left, the earliest first. */
  readonly dates: BookedSessions;
  readonly lost: readonly SessionKey[];
  /** Those that are at another time or elsewhere. */
  readonly changed: readonly MovedSession[];
  readonly quote: SeatsReservation['quote'];
  /** Cents to be refunded for the lost sessions. */
  readonly refund: Cents;
  readonly policy: PolicySnapshot;
  /** Until when its guest may cancel with a full refund; null if they may not. */
  readonly leaveFreelyUntil: Temporal.Instant | null;
}

/**
 * Whether changes of sessions call a booking off: it has no session left, or it loses one before it
 * is paid for.
 */
function isCalledOff(
  { sessions, status }: Pick<SeatsReservation, 'sessions' | 'status'>,
  { cancelled }: SessionChanges,
): boolean {
  const lost = sessions.filter((session) => isAmong(session, cancelled));
  return lost.length === sessions.length || (lost.length > 0 && status === 'pending');
}

/**
 * The outcome for a booking that continues.
 *
 * @param times when its sessions are once the changes are written; lost sessions may be missing
 * @throws Error if a remaining session has no time
 */
function adaptedBooking(
  booking: SeatsReservation,
  changes: SessionChanges,
  {
    times,
    listing,
    now,
  }: {
    readonly times: readonly TimedSession[];
    readonly listing: Pick<SeatsListing, 'policyForDates'>;
    readonly now: Temporal.Instant;
  },
): AdaptedBooking {
  const lost = booking.sessions.filter((session) => isAmong(session, changes.cancelled));
  const kept = booking.sessions.filter((session) => !isAmong(session, lost));
  const sessions = times
    .filter((session) => isAmong(session, kept))
    .sort((one, other) => Temporal.Instant.compare(one.startsAt, other.startsAt));
  if (sessions.length !== kept.length) throw new Error(`sessions of ${booking.id} are gone`);
  const dates = { ...toSessionDays(sessions), sessions };
  const quote = quoteWithout(booking.quote, booking.sessions.length, lost.length);
  const changed = changes.moved.filter((session) => isAmong(session, kept));
  const left = sessions.map((session) => ({
    startsAt: session.startsAt,
    leavesFree: changed.some((each) => each.leavesFree && isAmong(session, [each])),
  }));
  const until = freeAfterChanges(booking.policy, left, lost.length > 0, now);
  return {
    dates,
    lost,
    changed,
    quote,
    refund: Math.max(0, netPaid(booking) - quote.total),
    policy: {
      ...listing.policyForDates(booking.policy, dates),
      ...(until === null ? {} : { leaveFreelyUntil: until.toString() }),
    },
    leaveFreelyUntil: until,
  };
}

function isAmong({ entryId, date }: SessionKey, others: readonly SessionKey[]): boolean {
  return others.some((other) => other.entryId === entryId && other.date === date);
}

/** The half-open local days that sessions touch. */
function toSessionDays(sessions: readonly TimedSession[]) {
  const days = sessions.map(({ date }) => date).sort();
  const startDate = days[0] ?? '';
  return { startDate, endDate: addDays(days.at(-1) ?? startDate, 1) };
}

/**
 * Updates the bookings of sessions that their host has changed, and notifies each guest once. A
 * booking without remaining sessions, or not yet fully paid, is cancelled with a full refund. A
 * pass loses the cancelled sessions, with their part of the price.
 *
 * @returns how many bookings it touched
 */
async function followSessions(work: UnitOfWork, changes: SessionChanges): Promise<number> {
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
  await settleMoney(work, step.reservation);
  await returnMoney(work, { reservationId: booking.id }, refund, quote.deposit);
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
