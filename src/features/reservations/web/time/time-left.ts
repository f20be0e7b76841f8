/** Time left in the coarsest unit that is still precise enough, rounded; null once it is over. */
export type TimeLeft = {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
} | null;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param ms milliseconds from now to the deadline */
export function timeLeft(ms: number): TimeLeft {
  if (ms <= 0) return null;
  if (ms >= 2 * DAY) return { unit: 'days', count: Math.round(ms / DAY) };
  if (ms >= 2 * HOUR) return { unit: 'hours', count: Math.round(ms / HOUR) };
  return { unit: 'minutes', count: Math.ceil(ms / MINUTE) };
}
