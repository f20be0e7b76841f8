import { addDays, startOfDay } from './dates.ts';
import { hasCome } from './instants.ts';

/** Hours in which a person can accept an offer of seats. */
export const OFFER_HOURS = 12;
/** Hours before the start from which on no offers are made: first come, first served. */
export const LAST_OFFER_HOURS = 2;
/** Hours before the start from which on an offer isn't paused at night. */
const HURRY_HOURS = 24;
/** Between these hours of a person's own day an offer's time is paused. */
export const OFFER_NIGHT = { from: 22, to: 8 } as const;
/** Most future sessions for which one person may wait at once. */
export const MAX_LINES = 10;

/** Reasons why seats of a session aren't offered now. */
export const OFFER_OBSTACLES = [
  'session-cancelled',
  'session-over',
  'not-listed',
  'full',
  'starts-soon',
  'too-few-seats',
] as const;
export type OfferObstacle = (typeof OFFER_OBSTACLES)[number];

/** The fields of a session that decide whether its seats are offered. */
export interface OfferableSession {
  readonly status: 'scheduled' | 'cancelled';
  readonly startsAt: Temporal.Instant;
  /** Whether guests can book the experience at all: it may be paused, or unpaid by its host. */
  readonly isListed: boolean;
  /** Seats that are neither reserved nor offered. */
  readonly free: number;
}

/**
 * Why so many seats of a session can't be offered now, the first reason that counts; null when they
 * can. The same rule makes offers and shows a host why there are none.
 */
export function offerObstacle(
  { status, startsAt, isListed, free }: OfferableSession,
  seats: number,
  now: Temporal.Instant,
): OfferObstacle | null {
  if (status === 'cancelled') return 'session-cancelled';
  if (hasCome(startsAt, now)) return 'session-over';
  if (!isListed) return 'not-listed';
  if (free <= 0) return 'full';
  if (hasCome(lastOfferAt(startsAt), now)) return 'starts-soon';
  return seats > free ? 'too-few-seats' : null;
}

/** When all offers of a session end: from then on it is first come, first served. */
export function lastOfferAt(startsAt: Temporal.Instant): Temporal.Instant {
  return startsAt.subtract({ hours: LAST_OFFER_HOURS });
}

/** Whether an offer's time is paused at night: while the start is more than a day off. */
export function restsAtNight(startsAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return !hasCome(startsAt.subtract({ hours: HURRY_HOURS }), now);
}

/**
 * When an offer expires: after twelve hours of a person's day, and no later than two hours before
 * the start. As long as the start is more than a day off, the night doesn't count.
 *
 * @param timeZone IANA zone of the person
 * @returns null where it is too late for offers
 */
export function offerDeadline(
  now: Temporal.Instant,
  startsAt: Temporal.Instant,
  timeZone: string,
): Temporal.Instant | null {
  const last = lastOfferAt(startsAt);
  if (hasCome(last, now)) return null;
  const patience = restsAtNight(startsAt, now)
    ? wakingHoursAfter(now, timeZone)
    : now.add({ hours: OFFER_HOURS });
  return hasCome(patience, last) ? patience : last;
}

/** The end of so many hours, not counting those at night. */
function wakingHoursAfter(now: Temporal.Instant, timeZone: string): Temporal.Instant {
  let at = now;
  let left = OFFER_HOURS * 3_600;
  while (left > 0) {
    const morning = morningAfter(at, timeZone);
    if (morning !== null) {
      at = morning;
      continue;
    }
    const evening = atHour(at, timeZone, OFFER_NIGHT.from);
    const spent = Math.min(left, Math.max(1, at.until(evening).total('seconds')));
    at = at.add({ seconds: Math.ceil(spent) });
    left -= spent;
  }
  return at;
}

/** When the night of an instant ends; null by day. */
function morningAfter(at: Temporal.Instant, timeZone: string): Temporal.Instant | null {
  const local = at.toZonedDateTimeISO(timeZone);
  if (local.hour >= OFFER_NIGHT.to && local.hour < OFFER_NIGHT.from) return null;
  const today = local.toPlainDate().toString();
  const day = local.hour >= OFFER_NIGHT.from ? addDays(today, 1) : today;
  const morning = startOfDay(day, timeZone)
    .toZonedDateTimeISO(timeZone)
    .withPlainTime({ hour: OFFER_NIGHT.to })
    .toInstant();
  return hasCome(morning, at) ? null : morning;
}

function atHour(at: Temporal.Instant, timeZone: string, hour: number): Temporal.Instant {
  return at.toZonedDateTimeISO(timeZone).withPlainTime({ hour }).toInstant();
}
