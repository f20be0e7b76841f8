import type { DateRange } from '#domain/dates.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { ScheduleDuration } from '#domain/vocabulary.ts';
import type { SeatsQuote } from '#features/experiences/contract.ts';
import { call } from '#platform/web/api/client.ts';
import { listSessions, quoteExperience } from '../../contract/addresses.gen.ts';

/** Requested seats: of one session, or of all from it on for a period of the price. */
export interface AskedSeats {
  readonly session: SessionKey;
  readonly guests: number;
  readonly scheduleDuration: ScheduleDuration;
}

/**
 * Requests the price of seats.
 *
 * @throws as `call` does
 */
export function askSeats(
  id: string,
  { session: { entryId, date }, guests, scheduleDuration }: AskedSeats,
  signal?: AbortSignal,
): Promise<SeatsQuote> {
  const query = { entryId, date, guests: String(guests), scheduleDuration };
  return call(quoteExperience, { params: { id }, query }, signal ? { signal } : {});
}

/**
 * Requests the coming sessions of a range of days.
 *
 * @throws as `call` does
 */
export async function askSessions(id: string, { start, end }: DateRange, signal: AbortSignal) {
  const query = { from: start, to: end };
  return (await call(listSessions, { params: { id }, query }, { signal })).sessions;
}

/** Whether two keys refer to the same session. */
export function isSameSession(one: SessionKey | null, other: SessionKey | null): boolean {
  return one?.entryId === other?.entryId && one?.date === other?.date;
}
