import { useSyncExternalStore } from 'react';
import { searchFlights } from '../../contract/addresses.gen.ts';
import type { FlightAnswer } from '../../contract.ts';
import type { FlightQuestion } from './flight-question.ts';
import { FlightsFailure, refusedFlights, unansweredFlights } from './flights-failure.ts';
import { postQuestion, type RawAnswer } from './post-question.ts';

/** The search for flights that the bar and the page share. */
export type FlightSearch =
  | { readonly kind: 'idle' }
  /** `key` identifies the question; two questions with the same key are one. */
  | { readonly kind: 'searching'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly failure: FlightsFailure }
  | { readonly kind: 'answered'; readonly key: string; readonly answer: FlightAnswer };

const IDLE: FlightSearch = { kind: 'idle' };

/** Only used in browsers: servers don't search. */
let current: FlightSearch = IDLE;
let running: AbortController | undefined;
const listeners = new Set<() => void>();

function change(next: FlightSearch): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Two questions with the same key have the same answer. */
export function questionKey(question: FlightQuestion): string {
  return JSON.stringify(question);
}

/** Starts a search, replacing a running one. */
export function startFlightSearch(question: FlightQuestion): void {
  running?.abort();
  const request = new AbortController();
  running = request;
  const key = questionKey(question);
  change({ kind: 'searching', key });
  requestFlights(question, request.signal).then(
    (answer) => {
      if (!request.signal.aborted) change({ kind: 'answered', key, answer });
    },
    (error: unknown) => {
      if (request.signal.aborted) return;
      const failure = error instanceof FlightsFailure ? error : unansweredFlights();
      change({ kind: 'failed', key, failure });
    },
  );
}

/** Starts a search unless the same one is running or has a valid answer. */
export function continueFlightSearch(question: FlightQuestion): void {
  if (current.kind !== 'idle' && current.key === questionKey(question) && !isOver(current)) return;
  startFlightSearch(question);
}

function isOver(search: FlightSearch): boolean {
  if (search.kind !== 'answered') return false;
  const { expiresAt } = search.answer;
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

/** Aborts a running search; an answer is retained for a return to the page. */
export function leaveFlightSearch(): void {
  running?.abort();
  if (current.kind === 'searching') change(IDLE);
}

/** Forgets the results. */
export function clearFlightSearch(): void {
  running?.abort();
  change(IDLE);
}

/** The current state of the search. */
export function useFlightSearch(): FlightSearch {
  return useSyncExternalStore(subscribe, () => current, idle);
}

const idle = (): FlightSearch => IDLE;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Requests flights once. The answer is passed on unchanged (spec 3 §4).
 *
 * @throws FlightsFailure without an answer; the abort reason of `signal`
 */
async function requestFlights(
  question: FlightQuestion,
  signal: AbortSignal,
): Promise<FlightAnswer> {
  let answer: RawAnswer;
  try {
    answer = await postQuestion(searchFlights.path, question, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    throw unansweredFlights();
  }
  if (!answer.ok) throw refusedFlights(answer);
  // A proxy between here and the server may answer in its place.
  if (!isFlightAnswer(answer.body)) throw unansweredFlights();
  return answer.body;
}

function isFlightAnswer(body: unknown): body is FlightAnswer {
  return Array.isArray((body as Partial<FlightAnswer> | null)?.results);
}
