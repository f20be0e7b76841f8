import { problemOfStop, type StopProblem } from '#domain/itinerant-dates.ts';
import type { StopValue } from '../itinerant-form.ts';
import { rangeOf } from './stop-values.ts';

/** What is wrong with one stop. */
export interface StopProblems {
  readonly place: boolean;
  /** A day that isn't said, or why it can't be so. */
  readonly start: 'missing' | StopProblem | null;
  readonly end: 'missing' | StopProblem | null;
}

const UNBOUND = { start: null, end: null };

/** What is wrong with the stop at an index, from 0; the days of the itinerant may not be known yet. */
export function problemsOf(
  stops: readonly StopValue[],
  at: number,
  whole: ReturnType<typeof rangeOf> = UNBOUND,
): StopProblems {
  const stop = stops[at];
  if (stop === undefined) return { place: false, start: null, end: null };
  const range = rangeOf(stop);
  const before = stops[at - 1];
  const found = problemOfStop(range, before === undefined ? undefined : rangeOf(before), whole);
  return {
    place: stop.location === null,
    start: range.start === null ? 'missing' : found?.at === 'start' ? found.problem : null,
    end: range.end === null ? 'missing' : found?.at === 'end' ? found.problem : null,
  };
}

/** Whether stops can't be sent as they are. Whether they lie within the itinerant is said at its days. */
export function isWrong(stops: readonly StopValue[]): boolean {
  return stops.some((_, at) => {
    const { place, start, end } = problemsOf(stops, at);
    return place || start !== null || end !== null;
  });
}
