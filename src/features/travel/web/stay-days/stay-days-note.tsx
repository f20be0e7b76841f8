import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '#platform/i18n/days.ts';
import { Info } from '#platform/web/ui/icons.ts';
import type { StayDays } from '../../contract.ts';
import { DaysFootnote } from './days-footnote.tsx';

/**
 * Days in the Schengen area and in each country of a trip, or of all one's trips: quiet while they
 * fit, and where the rules are written.
 */
export function StayDaysNote({ days, onlyNear }: { days: StayDays; onlyNear: boolean }) {
  const said = saidDays(days);
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
          <Trans>More than six months a year in one country usually make you a tax resident.</Trans>
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
            From {from} on your trips go beyond the {allowed} days of any {window} that the Schengen
            area allows.
          </Trans>
        ) : (
          <Trans>
            {country}: from {from} on you would be beyond the {allowed} days of any {window} that
            the Schengen area allows.
          </Trans>
        )}
      </strong>
      {extraMayLast === null ? null : (
        <>
          {' '}
          <Plural
            value={extraMayLast}
            _0="No day of this trip fits."
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
