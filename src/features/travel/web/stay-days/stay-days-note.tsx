import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatDay } from '#platform/i18n/days.ts';
import { Info } from '#platform/web/ui/icons.ts';
import type { StayDays } from '../../contract.ts';

/** From so many days on of those allowed, a stay that still fits is worth a word. */
const NEAR_DAYS = 60;

/** Whether the days are over the limit, or come near it. */
export function isNearLimit({ schengen }: StayDays): boolean {
  return schengen !== null && (schengen.overFrom !== null || schengen.mostDays >= NEAR_DAYS);
}

/** Days in the Schengen area: quiet while they fit, and where the rule is written. */
export function StayDaysNote({ days }: { days: StayDays }) {
  const { schengen, source, notice, limit } = days;
  // Some may stay as long as they like.
  if (schengen === null) return null;
  const isOver = schengen.overFrom !== null;
  return (
    <aside
      data-stay-days={isOver ? 'over' : 'within'}
      className={`grid gap-1 rounded-card px-5 py-4 text-sm ${isOver ? 'bg-danger-tint' : 'bg-sunken'}`}
    >
      <p className="flex items-start gap-2.5">
        <Info
          aria-hidden="true"
          className={`size-5 flex-none ${isOver ? 'text-danger' : 'text-soft'}`}
        />
        <span>
          <Count days={days} schengen={schengen} />
        </span>
      </p>
      <p className="ps-7.5 text-soft">
        {limit === 'unknown' ? (
          <>
            <Trans>
              This counts as if you travelled on a passport from outside the European Union.
            </Trans>{' '}
            <Link to="/profile-settings" className="underline underline-offset-4">
              <Trans>Tell us your passport</Trans>
            </Link>
            {'. '}
          </>
        ) : null}
        {notice}{' '}
        <a href={source} target="_blank" rel="noopener" className="underline underline-offset-4">
          <Trans>The rule</Trans>
          <span className="sr-only">
            {' '}
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
      </p>
    </aside>
  );
}

/** How many days, or from when on it is too many. */
function Count({
  days,
  schengen: { mostDays, overFrom, allowed, window, extraMayLast },
}: {
  days: StayDays;
  schengen: NonNullable<StayDays['schengen']>;
}) {
  const { i18n } = useLingui();
  const country = days.stays.find(({ reservationId }) => reservationId === null)?.countryName;
  if (overFrom === null) {
    return (
      <>
        {country === undefined ? (
          <Trans>
            Your trips come to {mostDays} of {allowed} days in the Schengen area, counted over any{' '}
            {window}.
          </Trans>
        ) : (
          <Trans>
            {country}: with this trip you would have been {mostDays} of {allowed} days in the
            Schengen area, counted over any {window}.
          </Trans>
        )}
        {isNearLimit(days) ? (
          <>
            {' '}
            <Trans>Keep it in mind for your next trip there.</Trans>
          </>
        ) : null}
      </>
    );
  }
  const from = formatDay(overFrom, i18n.locale, 'long');
  return (
    <>
      <strong className="font-semibold text-danger">
        {country === undefined ? (
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
