import { addDays } from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import type { Cents } from '#domain/money.ts';
import { quoteWithout } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type {
  BookedSessions,
  MovedSession,
  SeatsListing,
  SessionChanges,
  TimedSession,
} from '#market/booking/index.server.ts';
import { netPaid } from './balance.ts';
import type { SeatsReservation } from './store/reservations.ts';

/** A booking that continues after its host changed its sessions. */
export interface AdaptedBooking {
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
export function isCalledOff(
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
export function adaptedBooking(
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
  const until = leaveFreelyUntil(booking.policy, sessions, changed, lost.length > 0, now);
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
 * Until when a guest may cancel with a full refund of everything unused: the start of the first
 * session that changed this much, or of the rest of a pass that lost a session. A later deadline
 * promised before remains valid, but never beyond the last session.
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
