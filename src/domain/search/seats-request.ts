import { isDateText } from '../dates.ts';
import { guestParams, type SessionKey, sessionParams } from '../session-key.ts';
import type { ScheduleDuration } from '../vocabulary.ts';
import type { QuerySource } from './query-source.ts';
import { readInteger, readLine } from './query-values.ts';

/** A guest's request for seats of an experience. */
export interface SeatsRequest {
  /** The session, or the first one of a pass; null while none is chosen. */
  readonly session: SessionKey | null;
  readonly guests: number;
  readonly scheduleDuration: ScheduleDuration;
}

const MAX_GUESTS = 200;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

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

/** URL parameters that `readSeatsRequest` parses; defaults are left out. */
export function seatsParams({ session, guests, scheduleDuration }: SeatsRequest) {
  return {
    ...(session === null ? guestParams(guests) : sessionParams(session, guests)),
    ...(scheduleDuration === 'one-time' ? {} : { scheduleDuration }),
  };
}

/** A request between the parameters of its listing's page and its values. */
export const seatsRequest = {
  names: ['session', 'date', 'guestCount', 'scheduleDuration'],
  parse: readSeatsRequest,
  format: seatsParams,
};
