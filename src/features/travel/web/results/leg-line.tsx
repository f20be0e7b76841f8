import { Trans, useLingui } from '@lingui/react/macro';
import type { DateText } from '#domain/dates.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { Plane } from '#platform/web/ui/icons.ts';
import type { FlightLeg } from '../../contract.ts';
import { Parts } from '../parts.tsx';
import { formatFare, formatTravelTime } from './format-trip.ts';

/** A flight in one direction: date, airports, duration. */
export function LegLine({ leg, isBack }: { leg: FlightLeg; isBack: boolean }) {
  const { t, i18n } = useLingui();
  const { units } = usePreferences();
  const day = formatDay(leg.date, i18n.locale, 'weekday');
  // Nobody knows an estimate to the minute.
  const time = formatTravelTime(
    i18n,
    leg.estimate === undefined ? leg.minutes : toHalfHours(leg.minutes),
  );
  const distance = formatDistance(leg.km, i18n.locale, units);
  const { estimate } = leg;
  return (
    <div className="flex items-start gap-3">
      <Plane
        aria-hidden="true"
        className={`mt-0.5 size-5 flex-none text-pine ${isBack ? 'ltr:-scale-x-100' : 'rtl:-scale-x-100'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">
            <span className="sr-only">
              {isBack ? <Trans>Back:</Trans> : <Trans>There:</Trans>}{' '}
            </span>
            <bdi>{leg.from}</bdi>{' '}
            <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
              →
            </span>{' '}
            <span className="sr-only">
              <Trans>to</Trans>{' '}
            </span>
            <bdi>{leg.to}</bdi>
          </span>
          {estimate === undefined ? null : (
            <span className="text-sm tabular-nums">
              {formatFare(i18n, estimate.low, 'USD')} – {formatFare(i18n, estimate.high, 'USD')}
            </span>
          )}
        </p>
        <p className="text-sm text-soft">
          <Parts of={[day, estimate === undefined ? time : t`about ${time}`, distance]} />
        </p>
        {leg.closedOnLanding === null ? null : <ClosedOnLanding date={leg.closedOnLanding} />}
      </div>
    </div>
  );
}

function ClosedOnLanding({ date }: { date: DateText }) {
  const { i18n } = useLingui();
  const day = formatDay(date, i18n.locale, 'medium');
  return (
    <p className="mt-1 rounded-xl bg-ember-tint px-3 py-2 text-sm">
      <Trans>The airport there is closed on {day}, so some flights of this day don't go.</Trans>
    </p>
  );
}

/** Minutes to the nearest half hour. */
function toHalfHours(minutes: number): number {
  return Math.max(30, Math.round(minutes / 30) * 30);
}
