import { useEffect, useState } from 'react';
import { type DateRange, type MonthText, monthRange } from '#domain/dates.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { ScheduleDuration } from '#domain/vocabulary.ts';
import { call } from '#platform/web/api/client.ts';
import { listSessions, quoteExperience } from '../../contract/addresses.gen.ts';
import type { ListedSession, SeatsQuote } from '../../contract.ts';

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

type MonthSessions = readonly ListedSession[] | 'failed';

/** The sessions of a month, fetched when it is first shown; undefined while they load. */
export function useMonthSessions(
  listingId: string,
  month: MonthText,
): { sessions: MonthSessions | undefined; retry(): void } {
  const [months, setMonths] = useState<Readonly<Record<MonthText, MonthSessions>>>({});
  const sessions = months[month];
  const isMissing = sessions === undefined;

  useEffect(() => {
    if (!isMissing) return;
    const asking = new AbortController();
    const keep = (kept: MonthSessions) => {
      if (!asking.signal.aborted) setMonths((known) => ({ ...known, [month]: kept }));
    };
    askSessions(listingId, monthRange(month), asking.signal).then(keep, () => keep('failed'));
    return () => asking.abort();
  }, [listingId, month, isMissing]);

  return {
    sessions,
    retry: () => setMonths(({ [month]: _failed, ...others }) => others),
  };
}
