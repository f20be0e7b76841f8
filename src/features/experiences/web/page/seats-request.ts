import { isDateText } from '#domain/dates.ts';
import { type QuerySource, readInteger, readLine } from '#domain/search/query-values.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { guestParams, sessionParams } from '#domain/session-link.ts';
import type { ScheduleDuration } from '#domain/vocabulary.ts';
import type { ExperienceDetails } from '../../contract.ts';
import { hasSeats } from '../sessions/seats-left.tsx';

/** A guest's request for seats of an experience. */
export interface SeatsRequest {
  /** The session, or the first one of a pass; null while none is chosen. */
  readonly session: SessionKey | null;
  readonly guests: number;
  readonly scheduleDuration: ScheduleDuration;
}

const MAX_GUESTS = 200;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const OWN_PARAMS = ['session', 'date', 'guestCount', 'scheduleDuration'];

/** Parses the request of a URL; invalid values are ignored. */
export function readSeatsRequest(source: QuerySource): SeatsRequest {
  const entryId = readLine(source, 'session', 36) ?? '';
  const date = readLine(source, 'date', 10);
  return {
    session: ID.test(entryId) && isDateText(date) ? { entryId, date } : null,
    guests: readInteger(source, 'guestCount', 1, MAX_GUESTS) ?? 1,
    scheduleDuration: readLine(source, 'scheduleDuration', 10) === 'full' ? 'full' : 'one-time',
  };
}

/** Whether passes are sold: with one session they would be the same. */
export function sellsPasses({ tier, sessionsPerPeriod }: ExperienceDetails['price']): boolean {
  return tier !== 'one-time' && sessionsPerPeriod > 1;
}

/**
 * Completes a request without a session with the next one that has enough seats; without any
 * session for an experience that isn't listed, which has no quotes.
 */
export function fitSeatsRequest(
  request: SeatsRequest,
  { state, sessions, price }: Pick<ExperienceDetails, 'state' | 'sessions' | 'price'>,
): SeatsRequest {
  const next = sessions.find((session) => hasSeats(session, request.guests));
  const first = next === undefined ? null : { entryId: next.entryId, date: next.date };
  return {
    ...request,
    session: state === 'listed' ? (request.session ?? first) : null,
    scheduleDuration: sellsPasses(price) ? request.scheduleDuration : 'one-time',
  };
}

/** URL parameters that `readSeatsRequest` parses; defaults are left out. */
export function seatsParams({ session, guests, scheduleDuration }: SeatsRequest) {
  return {
    ...(session === null ? guestParams(guests) : sessionParams(session, guests)),
    ...(scheduleDuration === 'one-time' ? {} : { scheduleDuration }),
  };
}

/** The parameters of the URL, with the current request. */
export function withSeatsRequest(
  search: Readonly<Record<string, string | string[]>>,
  request: SeatsRequest,
): Record<string, string | string[]> {
  const others = Object.entries(search).filter(([name]) => !OWN_PARAMS.includes(name));
  return { ...Object.fromEntries(others), ...seatsParams(request) };
}
