import { problemOfStop, type StopProblem } from '#domain/itinerant-dates.ts';
import type { StopValue } from '../itinerant-form.ts';
import { parseRange } from './stop-values.ts';

/** Errors of one stop. */
export interface StopProblems {
  readonly place: boolean;
  /** Why the day is invalid, or 'missing'. */
  readonly start: 'missing' | StopProblem | null;
  readonly end: 'missing' | StopProblem | null;
}

const UNBOUND = { start: null, end: null };

/** Errors of the stop at an index, from 0; the days of the itinerant may not be known yet. */
export function findStopProblems(
  stops: readonly StopValue[],
  at: number,
  whole: ReturnType<typeof parseRange> = UNBOUND,
): StopProblems {
  const stop = stops[at];
  if (stop === undefined) return { place: false, start: null, end: null };
  const range = parseRange(stop);
  const before = stops[at - 1];
  const found = problemOfStop(range, before === undefined ? undefined : parseRange(before), whole);
  return {
    place: stop.location === null,
    start: range.start === null ? 'missing' : found?.at === 'start' ? found.problem : null,
    end: range.end === null ? 'missing' : found?.at === 'end' ? found.problem : null,
  };
}

/**
 * Whether the stops are too incomplete or wrong to be sent. Errors of stops outside the itinerant's
 * days are shown at those days.
 */
export function isWrong(stops: readonly StopValue[]): boolean {
  return stops.some((_, at) => {
    const { place, start, end } = findStopProblems(stops, at);
    return place || start !== null || end !== null;
  });
}
