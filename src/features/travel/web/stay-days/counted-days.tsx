import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import type { DateText } from '#domain/dates.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { countStayDays } from '../../contract/addresses.gen.ts';
import type { StayDays } from '../../contract.ts';
import { DaysFootnote } from './days-footnote.tsx';
import { StayDaysNote } from './stay-days-note.tsx';

/** A planned trip: to a country, or through the countries of a listing's route. */
export interface Trip {
  readonly country?: string;
  readonly listingId?: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** Requests the day counts of the user's trips, with or without one more, and describes them. */
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

/** The total of the user's trips by country, on request. */
function DaysByCountry({ days }: { days: StayDays }) {
  const { t, i18n } = useLingui();
  const { schengen, countries, stays } = days;
  if (countries.length === 0) return null;
  const area = stays.some(({ isSchengen }) => isSchengen) ? schengen : null;
  return (
    <details data-days-by-country="" className="rounded-card border border-line bg-raised px-5">
      <summary className="min-h-11 cursor-pointer content-center py-2 font-semibold">
        <Trans>Your days by country</Trans>
      </summary>
      <ul aria-label={t`Your days by country`} className="divide-y divide-line text-sm">
        {area === null ? null : <AreaRow area={area} />}
        {countries.map(({ country, countryName, days: count, until }) => {
          const day = formatDay(until, i18n.locale, 'medium');
          return (
            <Row key={country} name={countryName}>
              <Plural value={count} one="# day" other="# days" />
              {' · '}
              <Trans>in the 365 days until {day}</Trans>
            </Row>
          );
        })}
      </ul>
      <div className="-ms-7.5 pt-1 pb-4 text-sm">
        <DaysFootnote days={days} isOfArea={area !== null} isOfTax />
      </div>
    </details>
  );
}

function AreaRow({
  area: { mostDays, allowed, window, today },
}: {
  area: NonNullable<StayDays['schengen']>;
}) {
  return (
    <Row name={<Trans>Schengen area</Trans>}>
      <Trans>
        {mostDays} of {allowed} days in any {window}
      </Trans>
      {' · '}
      <Trans>{today} by today</Trans>
    </Row>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="font-semibold">{name}</span>
      <span className="text-soft tabular-nums">{children}</span>
    </li>
  );
}
