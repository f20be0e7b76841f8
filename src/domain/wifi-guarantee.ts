import { hasCome } from './instants.ts';
import type { WifiMethod } from './wifi-measuring.ts';

/** Measurements that the guarantee needs. */
export const GUARANTEE_MEASUREMENTS = 3;
/** Hours after check-in opens in which they count. */
export const GUARANTEE_HOURS = 72;
/** Hours between two that count. */
export const GUARANTEE_HOURS_APART = 4;

/** A speed that a guest recorded. */
export interface MeasuredSpeed {
  readonly at: Temporal.Instant;
  /** Megabits a second. */
  readonly mbps: number;
  readonly method: WifiMethod;
}

/**
 * The measurements that count for the guarantee: of the product's own test, within 72 hours after
 * check-in opens, each at least 4 hours after the one before.
 *
 * @param speeds in any order
 * @returns in order of time
 */
export function countedSpeeds(
  speeds: readonly MeasuredSpeed[],
  checkInFrom: Temporal.Instant,
): MeasuredSpeed[] {
  const until = checkInFrom.add({ hours: GUARANTEE_HOURS });
  const counted: MeasuredSpeed[] = [];
  for (const speed of [...speeds].sort((a, b) => Temporal.Instant.compare(a.at, b.at))) {
    const isInTime = hasCome(checkInFrom, speed.at) && hasCome(speed.at, until);
    const last = counted.at(-1);
    const isApart =
      last === undefined || hasCome(last.at.add({ hours: GUARANTEE_HOURS_APART }), speed.at);
    if (speed.method === 'test' && isInTime && isApart) counted.push(speed);
  }
  return counted;
}

/** The median, of two in the middle the faster; null for none. */
export function medianSpeed(speeds: readonly Pick<MeasuredSpeed, 'mbps'>[]): number | null {
  const sorted = speeds.map(({ mbps }) => mbps).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Whether a speed keeps what a listing promised: at least half of it. */
export function keepsPromise(mbps: number, promisedMbps: number): boolean {
  return mbps * 2 >= promisedMbps;
}

/**
 * Whether measurements show that the wifi is far slower than promised: at least three count, and
 * their median is under half.
 *
 * @param promisedMbps the figure that the listing showed when it was requested; null without one
 */
export function breaksPromise(
  counted: readonly MeasuredSpeed[],
  promisedMbps: number | null,
): boolean {
  const median = medianSpeed(counted);
  if (promisedMbps === null || median === null) return false;
  return counted.length >= GUARANTEE_MEASUREMENTS && !keepsPromise(median, promisedMbps);
}
