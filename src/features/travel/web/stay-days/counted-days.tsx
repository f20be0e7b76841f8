import { useEffect, useState } from 'react';
import type { DateText } from '#domain/dates.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { countStayDays, type StayDays } from '../../contract.ts';
import { DaysByCountry } from './days-by-country.tsx';
import { StayDaysNote } from './stay-days-note.tsx';

/** A trip that is thought about: to a country, or through those of a listing's way. */
export interface Trip {
  readonly country?: string;
  readonly listingId?: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** Asks for the days of one's trips, with one more or without, and says what they come to. */
export default function CountedDays({ trip, onlyNear }: { trip: Trip | null; onlyNear: boolean }) {
  const [counted, setCounted] = useState<StayDays | null>(null);
  const key = JSON.stringify(trip ?? {});
  useEffect(() => {
    const request = new AbortController();
    const query = JSON.parse(key) as Partial<Trip>;
    call(countStayDays, { query }, { signal: request.signal }).then(
      setCounted,
      (error: unknown) => {
        if (!request.signal.aborted) logFailure(error);
      },
    );
    return () => request.abort();
  }, [key]);
  if (counted === null) return null;
  return (
    <>
      <StayDaysNote days={counted} onlyNear={onlyNear} />
      {trip === null ? <DaysByCountry days={counted} /> : null}
    </>
  );
}
