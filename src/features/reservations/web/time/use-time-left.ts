import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/**
 * Milliseconds until an instant, updated every `tickMs`. They are counted from the moment the data
 * were read on the server, not from the browser's clock, so both render the same.
 *
 * @param readAt ISO instant
 */
export function useMsLeft(until: string, readAt: string, tickMs: number): number {
  const [elapsed, setElapsed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts again with newly read data.
  useEffect(() => {
    const began = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - began), tickMs);
    return () => clearInterval(timer);
  }, [readAt, tickMs]);
  return Date.parse(until) - Date.parse(readAt) - elapsed;
}

/** Time until an instant, in the unit that is precise enough; null once it is over. */
export function useTimeLeft(until: string, readAt: string): TimeLeft {
  return timeLeft(useMsLeft(until, readAt, TICK_MS));
}

/**
 * As `useTimeLeft`, in hours where others count days: deadlines below each other are compared at a
 * glance, and "46 hr" reads as later than "2 days".
 */
export function useHoursLeft(until: string, readAt: string): TimeLeft {
  return hoursLeft(useMsLeft(until, readAt, TICK_MS));
}

/** Time left in the coarsest unit that is still precise enough, rounded; null once it is over. */
type TimeLeft = {
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

/** Longest time, in hours, that is counted in hours. No deadline of an answer or a payment is later. */
const MAX_HOURS = 72;

/** @param ms milliseconds from now to the deadline */
export function hoursLeft(ms: number): TimeLeft {
  const left = timeLeft(ms);
  return left?.unit === 'days' && ms <= MAX_HOURS * HOUR
    ? { unit: 'hours', count: Math.round(ms / HOUR) }
    : left;
}
