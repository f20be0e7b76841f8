import type { SeatsRequest } from '#domain/search/seats-request.ts';
import type { ExperienceDetails } from '../../contract.ts';
import { hasSeats } from '../sessions/session-times.tsx';

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
