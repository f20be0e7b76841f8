import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { DateText } from '#domain/dates.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { Info } from '#platform/web/ui/icons.ts';
import { countStayDays } from '../../contract/addresses.gen.ts';
import type { StayDays } from '../../contract.ts';

/** A planned trip: to a country, or through the countries of a listing's route. */
export interface Trip {
  readonly country?: string;
  readonly listingId?: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** Requests the day counts of the user's trips, with or without one more, and describes them. */
export default function CountedDays({
  trip,
  onlyNear,
  name,
}: {
  trip: Trip | null;
  onlyNear: boolean;
  /** Names of the places of the trip, if they are several. */
  name?: string | undefined;
}) {
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
      <StayDaysNote days={counted} onlyNear={onlyNear} name={name} />
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

/**
 * Days in the Schengen area and in each country of a trip, or of all one's trips: quiet while they
 * fit, and where the rules are written.
 */
function StayDaysNote({
  days,
  onlyNear,
  name,
}: {
  days: StayDays;
  onlyNear: boolean;
  name: string | undefined;
}) {
  const counted = saidDays(days);
  const said = name === undefined ? counted : { ...counted, tripTo: name, others: [] };
  const { tripTo, schengen, isNearSchengen, long } = said;
  const others = onlyNear ? [] : said.others;
  const area = onlyNear && !isNearSchengen ? null : schengen;
  if (area === null && long.length === 0 && others.length === 0) return null;
  const isOver = (area !== null && area.overFrom !== null) || long.length > 0;
  return (
    <div
      role="note"
      data-stay-days={isOver ? 'over' : 'within'}
      className={`grid gap-1 rounded-card px-5 py-4 text-sm ${isOver ? 'bg-danger-tint' : 'bg-sunken'}`}
    >
      {area === null ? null : (
        <Line isOver={area.overFrom !== null}>
          <AreaDays said={said} schengen={area} />
        </Line>
      )}
      {long.map(({ country, countryName, days: count }) => (
        <Line key={country} isOver>
          <strong className="font-semibold text-danger">
            {tripTo === null ? (
              <Trans>
                {countryName}: your trips come to {count} of any 365 days there.
              </Trans>
            ) : (
              <Trans>
                {countryName}: this trip brings you to {count} days there in any 365.
              </Trans>
            )}
          </strong>{' '}
          <Trans>
            More than six months a year in one country usually makes you a tax resident.
          </Trans>
        </Line>
      ))}
      {others.map(({ country, countryName, days: count }) => (
        <Line key={country} isOver={false}>
          <Trans>
            {countryName}: this trip brings you to {count} days there in any 365.
          </Trans>
        </Line>
      ))}
      <DaysFootnote days={days} isOfArea={area !== null} isOfTax={long.length > 0} />
    </div>
  );
}

function Line({ isOver, children }: { isOver: boolean; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5">
      <Info
        aria-hidden="true"
        className={`size-5 flex-none ${isOver ? 'text-danger' : 'text-soft'}`}
      />
      <span>{children}</span>
    </p>
  );
}

/** Number of days in the area, or the day from which on they exceed the limit. */
function AreaDays({
  said: { tripTo },
  schengen: { mostDays, overFrom, allowed, window, extraMayLast },
}: {
  said: DescribedDays;
  schengen: NonNullable<StayDays['schengen']>;
}) {
  const { i18n } = useLingui();
  const country = tripTo;
  if (overFrom === null) {
    return (
      <>
        {country === null ? (
          <Trans>
            Your trips come to {mostDays} of your {allowed} Schengen days.
          </Trans>
        ) : (
          <Trans>
            {country}: this trip brings you to {mostDays} of your {allowed} Schengen days.
          </Trans>
        )}
      </>
    );
  }
  const from = formatDay(overFrom, i18n.locale, 'long');
  return (
    <>
      <strong className="font-semibold text-danger">
        {country === null ? (
          <Trans>
            From {from}, your trips exceed the {allowed} days in any {window} that the Schengen area
            allows.
          </Trans>
        ) : (
          <Trans>
            {country}: from {from}, you'd be over the {allowed} days in any {window} that the
            Schengen area allows.
          </Trans>
        )}
      </strong>
      {extraMayLast === null ? null : (
        <>
          {' '}
          <Plural
            value={extraMayLast}
            _0="No days of this trip fit."
            one="# day of this trip fits."
            other="# days of this trip fit."
          />
        </>
      )}
    </>
  );
}

/** From so many days of the Schengen area on, a stay that still fits is worth a word. */
const NEAR_DAYS = 60;

type Schengen = NonNullable<StayDays['schengen']>;

/** The part of the count to be shown, and its urgency. */
interface DescribedDays {
  /** The country of the trip that was asked about, or where it begins; null of one's trips alone. */
  readonly tripTo: string | null;
  /** Null where there is no limit, or nothing of it is spent. */
  readonly schengen: Schengen | null;
  readonly isNearSchengen: boolean;
  /** Countries of the trip, or of all trips, with more than six months of any 365 days. */
  readonly long: StayDays['countries'];
  /** The other countries of the trip. */
  readonly others: StayDays['countries'];
}

function saidDays({ schengen, stays, countries }: StayDays): DescribedDays {
  const trip = stays.filter(({ reservationId }) => reservationId === null);
  const isOfTrip = ({ country }: { country: string }) =>
    trip.some((part) => part.country === country);
  const asked = trip.length === 0 ? countries : countries.filter(isOfTrip);
  const isSpent = trip.length === 0 ? true : trip.some(({ isSchengen }) => isSchengen);
  const said = isSpent ? schengen : null;
  return {
    tripTo: trip[0]?.countryName ?? null,
    schengen: said,
    isNearSchengen: said !== null && (said.overFrom !== null || said.mostDays >= NEAR_DAYS),
    long: asked.filter(({ isLong }) => isLong),
    others: trip.length === 0 ? [] : asked.filter(({ isLong }) => !isLong),
  };
}

/** A count's assumptions, that it is no legal advice, and links to the rules. */
function DaysFootnote({
  days: { limit, notice, source, taxSource },
  isOfArea,
  isOfTax,
}: {
  days: StayDays;
  /** Whether days of the Schengen area are shown. */
  isOfArea: boolean;
  /** Whether more than six months in a country are. */
  isOfTax: boolean;
}) {
  return (
    <p className="ps-7.5 text-soft">
      {isOfArea && limit === 'unknown' ? (
        <>
          <Trans>This assumes your passport is from outside the European Union.</Trans>{' '}
          <Link to="/profile-settings" className="underline underline-offset-4">
            <Trans>Tell us which passport you have</Trans>
          </Link>
          <span>{'. '}</span>
        </>
      ) : null}
      <span>{notice}</span>
      {isOfArea ? (
        <Source href={source}>
          <Trans>The rule</Trans>
        </Source>
      ) : null}
      {isOfTax ? (
        <Source href={taxSource}>
          <Trans>About tax residence</Trans>
        </Source>
      ) : null}
    </p>
  );
}

function Source({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      {' '}
      <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
        {children}
        <span className="sr-only">
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    </>
  );
}
