import type { DateText } from './dates.ts';
import { hasCome } from './instants.ts';
import { KINDS } from './kinds.ts';
import { type Actor, watchesMoney } from './permissions.ts';
import type { ReservationStatus } from './reservation-lifecycle.ts';
import type { ListingKind } from './vocabulary.ts';
import { WIFI_MBPS } from './wifi-speed.ts';

/** Maximum days of one reservation whose speeds are stored. */
export const MEASURED_DAYS = 10;
/** Months that a speed counts. */
export const MEASURED_MONTHS = 6;

/** Source of a speed: the product's own test, or a guest's figure from another one. */
export const WIFI_METHODS = ['test', 'typed'] as const;
export type WifiMethod = (typeof WIFI_METHODS)[number];

/** The fields of a reservation that decide who may record the speed of a place. */
export interface MeasuredReservation {
  readonly guestId: string;
  readonly hostId: string;
  readonly kind: ListingKind;
  readonly status: ReservationStatus;
  /** When nothing was due any more; null before. Only its presence counts. */
  readonly paidAt: unknown;
  readonly checkInFrom: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** The error code that a speed is refused with, or 'ok'. */
export type WifiVerdict = 'ok' | 'not-found' | 'forbidden' | 'wifi-not-now';

/**
 * Whether an account may record the wifi speed: the guest of a stay or a journey that is running.
 * It runs from 00:00 of the arrival day to the end of the check-out date in the listing's zone,
 * checked in or approved and paid: guests who have a key may forget to check in.
 */
export function verdictOnMeasuring(
  reservation: MeasuredReservation,
  actor: Actor,
  now: Temporal.Instant,
): WifiVerdict {
  const { guestId, hostId, kind, status, paidAt, checkInFrom, endsAt } = reservation;
  if (actor === null) return 'not-found';
  if (actor.id !== guestId) {
    return actor.id === hostId || watchesMoney(actor) ? 'forbidden' : 'not-found';
  }
  const isThere = status === 'checked-in' || (status === 'approved' && paidAt !== null);
  return KINDS[kind].hasWifiToMeasure &&
    isThere &&
    hasCome(checkInFrom, now) &&
    !hasCome(endsAt, now)
    ? 'ok'
    : 'wifi-not-now';
}

/** The last day whose speeds are too old on `today`. */
export function lastAgedDay(today: DateText): DateText {
  return Temporal.PlainDate.from(today).subtract({ months: MEASURED_MONTHS }).toString();
}

/** Most bytes of one answer of the speed test. */
export const SPEED_TEST_BYTES = { min: 1, max: 8_000_000 } as const;
/**
 * Sizes of the answers in turn: a slow connection is measured by the first, a fast one by the last.
 */
export const SPEED_TEST_SIZES = [200_000, 1_000_000, 4_000_000, SPEED_TEST_BYTES.max] as const;
/** Milliseconds from which on an answer is long enough for a measurement. */
export const LONG_ENOUGH_MS = 800;
/** Most answers of one test. */
export const SPEED_TEST_ANSWERS = 8;

/** One answer of the test: the bytes after its first ones, and their time. */
export interface SpeedSample {
  /** The requested size. */
  readonly size: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The size to request next; null once there are enough samples. */
export function nextTestSize(samples: readonly SpeedSample[]): number | null {
  const last = samples.at(-1);
  if (last === undefined) return SPEED_TEST_SIZES[0];
  if (samples.length >= SPEED_TEST_ANSWERS) return null;
  const alike = samples.filter(({ size }) => size === last.size);
  const isLargest = last.size === SPEED_TEST_BYTES.max;
  if (last.milliseconds < LONG_ENOUGH_MS && !isLargest) {
    return SPEED_TEST_SIZES.find((size) => size > last.size) ?? last.size;
  }
  return alike.length >= 3 ? null : last.size;
}

/**
 * The speed that a test measured: all bytes of the answers of the largest size by all their time.
 * Smaller ones were too short to be exact. Megabits a second, a whole number within `WIFI_MBPS`:
 * values below 1 count as 1.
 *
 * @returns null while nothing was measured
 */
export function testedMbps(samples: readonly SpeedSample[]): number | null {
  const largest = Math.max(0, ...samples.map(({ size }) => size));
  const counted = samples.filter(({ size }) => size === largest);
  const bytes = counted.reduce((sum, sample) => sum + sample.bytes, 0);
  const milliseconds = counted.reduce((sum, sample) => sum + sample.milliseconds, 0);
  if (bytes === 0 || milliseconds <= 0) return null;
  const mbps = Math.round((bytes * 8) / (milliseconds * 1000));
  return Math.min(WIFI_MBPS.max, Math.max(WIFI_MBPS.min, mbps));
}
