import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { DateText } from '#domain/dates.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { listTravelTargets } from '../../contract/addresses.gen.ts';

export interface FlightsLinkProps {
  /** Both in the reader's language. */
  city: string;
  countryName: string;
  startDate: DateText;
  endDate: DateText;
}

/** Link to a search of flights that names the place and the days. */
export default function FlightsLink({ city, countryName, startDate, endDate }: FlightsLinkProps) {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const request = new AbortController();
    const query = { searchTerm: city, type: 'destinations' } as const;
    call(listTravelTargets, { query }, { signal: request.signal }).then(
      ({ targets }) => {
        const there = targets.find(
          (target) =>
            target.countryName === countryName && [target.town, target.name].includes(city),
        );
        setCode(there?.iataCode ?? null);
      },
      (error: unknown) => {
        if (!request.signal.aborted) logFailure(error);
      },
    );
    return () => request.abort();
  }, [city, countryName]);
  if (code === null) return null;
  return (
    <Link
      to="/travel"
      search={{ startDate, endDate, targets: code }}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      <Trans>Flights to {city} for your dates</Trans>
    </Link>
  );
}
