import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import type { DateText } from '#domain/dates.ts';
import { ALL_REGIONS, defaultTravelDates } from '#domain/flights.ts';
import type { TravelSearch } from '#domain/search/travel-search.ts';
import type { TripSearch } from '#domain/search/trip-search.ts';
import { sendWithLogin } from '#platform/web/api/log-in-again.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { timedSignal } from '#platform/web/scope/timed-signal.ts';
import { searchFlights } from '../../contract/addresses.gen.ts';
import type { FlightAnswer, TravelTarget } from '../../contract.ts';

/** A target as the call takes it (spec 3 §3.6). */
export type RequestedTarget = Pick<TravelTarget, 'id' | 'name' | 'iataCode' | 'type' | 'country'>;

/** The payload of spec 3 §7, to the letter, and days that may shift. */
export interface FlightQuestion {
  readonly type: 'search';
  readonly origin: string;
  readonly targets: readonly RequestedTarget[];
  readonly departureDate: DateText;
  readonly returnDate?: DateText;
  readonly adults: number;
  readonly children: 0;
  readonly infants: 0;
  readonly travelClass: TravelSearch['travelClass'];
  readonly isOneWay: true;
  readonly currency: 'USD';
  readonly region?: string;
  /** Days that the trip may begin earlier or later; absent where its days are exact. */
  readonly flexibility?: number;
}

/** The flight days: those of the search, otherwise today and a week later (spec 3 §4). */
export function flightDates(
  { startDate, endDate }: Pick<TravelSearch, 'startDate' | 'endDate'>,
  today: DateText,
): { startDate: DateText; endDate: DateText | undefined } {
  return startDate === undefined ? defaultTravelDates(today) : { startDate, endDate };
}

/** Whether one flies back: only where a day is named for it and no type is chosen (spec 3 §7). */
export function fliesBack({ type }: Pick<TravelSearch, 'type'>, endDate: DateText | undefined) {
  return type === 'all' && endDate !== undefined;
}

/** The request for a search and its targets. */
export function toFlightQuestion(
  { flights: search, homes: { dates } }: Pick<TripSearch, 'flights' | 'homes'>,
  targets: readonly RequestedTarget[],
  today: DateText,
): FlightQuestion {
  const { startDate, endDate } = flightDates(search, today);
  return {
    type: 'search',
    origin: search.origin,
    targets: targets.map(({ id, name, iataCode, type, country }) => ({
      id,
      name,
      iataCode,
      type,
      country,
    })),
    departureDate: startDate,
    ...(endDate !== undefined && fliesBack(search, endDate) ? { returnDate: endDate } : {}),
    adults: search.passengers,
    children: 0,
    infants: 0,
    travelClass: search.travelClass,
    isOneWay: true,
    currency: 'USD',
    ...(search.region === undefined || (search.region as string) === ALL_REGIONS
      ? {}
      : { region: search.region }),
    ...(dates?.mode === 'flexible' ? { flexibility: dates.flexibility } : {}),
  };
}

/** No provider of flights takes longer than a quarter of that. */
const WAIT_MS = 60_000;

/** A response as received, including a refusal. */
export interface RawAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** Undefined if a refusal can't be parsed. */
  readonly body: unknown;
  /** When a retry is possible, ISO 8601; null if the answer doesn't include it. */
  readonly retryAt: string | null;
}

/**
 * Sends a question about a trip once.
 *
 * @throws the abort reason of `signal`; TypeError, SyntaxError or a TimeoutError without a readable
 *   answer
 */
export async function postQuestion(
  path: string,
  question: object,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const send = () =>
    pageScope().fetchApi(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(question),
      signal: timedSignal(signal, WAIT_MS),
    });
  // It only reads, so it opens no login dialog.
  const response = await sendWithLogin(send, () => false);
  const { ok, status, headers } = response;
  const body: unknown = await response.json().catch((error: unknown) => {
    if (signal.aborted || ok) throw error;
  });
  return { ok, status, body, retryAt: parseRetryAfter(headers.get('retry-after')) };
}

/** The instant in so many seconds; a date is no answer of our server. */
function parseRetryAfter(seconds: string | null): string | null {
  return seconds !== null && /^\d{1,6}$/.test(seconds)
    ? new Date(Date.now() + Number(seconds) * 1000).toISOString()
    : null;
}

/** The longest text of an answer that is shown as it is. */
const LONGEST = 300;

/** The status of the answer after too many requests. */
export const TOO_MANY = 429;

const NO_ANSWER = { status: null, retryAt: null } as const;

/** Why there are no flights, fit to be shown (spec 3 §8). */
export class FlightsFailure extends Error {
  readonly text: string | MessageDescriptor;
  /** Whether the origin was invalid. */
  readonly isOriginWrong: boolean;
  /** Whether it was refused because of too many requests in a short time. */
  readonly isLimit: boolean;
  /** When a retry is possible, ISO 8601; null if the answer doesn't include it. */
  readonly retryAt: string | null;

  constructor(
    text: string | MessageDescriptor,
    { status, retryAt }: Pick<RawAnswer, 'status' | 'retryAt'> | typeof NO_ANSWER,
    isOriginWrong = false,
  ) {
    super('flights could not be searched for');
    this.name = 'FlightsFailure';
    this.text = text;
    this.isOriginWrong = isOriginWrong;
    this.isLimit = status === TOO_MANY;
    this.retryAt = retryAt;
  }
}

/** The failure without a response, or with an unreadable one (spec 3 §8). */
export function unansweredFlights(): FlightsFailure {
  return new FlightsFailure(msg`Failed to search flights`, NO_ANSWER);
}

/**
 * Why a search was refused: from the server's `error`, otherwise from the status alone (spec 3 §8).
 */
export function refusedFlights(answer: Omit<RawAnswer, 'ok'>): FlightsFailure {
  const { error, fields } = (answer.body ?? {}) as { error?: unknown; fields?: unknown };
  const isOriginWrong = typeof fields === 'object' && fields !== null && 'origin' in fields;
  if (typeof error === 'string' && error !== '' && error.length <= LONGEST) {
    return new FlightsFailure(error, answer, isOriginWrong);
  }
  const { status } = answer;
  return new FlightsFailure(msg`Search failed with status ${status}`, answer);
}

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
