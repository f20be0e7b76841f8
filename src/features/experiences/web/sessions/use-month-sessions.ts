import { useEffect, useState } from 'react';
import { type MonthText, monthRange } from '#domain/dates.ts';
import type { ListedSession } from '#features/experiences/contract.ts';
import { askSessions } from './ask-sessions.ts';

type Kept = readonly ListedSession[] | 'failed';

/** The sessions of a month, fetched when it is first shown; undefined while they load. */
export function useMonthSessions(
  listingId: string,
  month: MonthText,
): { sessions: Kept | undefined; retry(): void } {
  const [months, setMonths] = useState<Readonly<Record<MonthText, Kept>>>({});
  const sessions = months[month];
  const isMissing = sessions === undefined;

  useEffect(() => {
    if (!isMissing) return;
    const asking = new AbortController();
    const keep = (kept: Kept) => {
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
