import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { dayWords } from '#platform/i18n/days.ts';
import { Info } from '#platform/web/ui/icons.ts';
import type { StayDays } from '../../contract.ts';

/** From so many days on of those allowed, a stay that still fits is worth a word. */
const NEAR_DAYS = 60;

/**
 * Whether the 90 days of the Schengen area have anything to say of a stay that is thought about:
 * it lies there, and one isn't free to stay.
 */
export function concernsSchengen({ schengen, stays }: StayDays): boolean {
  return schengen !== null && stays.some((stay) => stay.reservationId === null && stay.isSchengen);
}

/** Days in the Schengen area with a stay that is thought about: quiet while it fits. */
export function StayDaysNote({ days }: { days: StayDays }) {
  const { i18n } = useLingui();
  const { schengen, stays, source, notice, limit } = days;
  if (schengen === null || !concernsSchengen(days)) return null;
  const asked = stays.find(({ reservationId }) => reservationId === null);
  const { mostDays, overFrom, allowed, window, extraMayLast } = schengen;
  const isOver = overFrom !== null;
  const from = isOver ? dayWords(overFrom, i18n.locale, 'long') : '';
  return (
    <aside
      data-stay-days={isOver ? 'over' : 'within'}
      className={`grid gap-1 rounded-card px-5 py-4 text-sm ${isOver ? 'bg-danger-tint' : 'bg-sunken'}`}
    >
      <p className="flex items-start gap-2.5 text-base">
        <Info
          aria-hidden="true"
          className={`mt-0.5 size-5 flex-none ${isOver ? 'text-danger' : 'text-soft'}`}
        />
        <span>
          {isOver ? (
            <strong className="font-semibold text-danger">
              <Trans>
                {asked?.countryName}: from {from} on you would be beyond the {allowed} days of any{' '}
                {window} that the Schengen area allows.
              </Trans>
            </strong>
          ) : (
            <Trans>
              {asked?.countryName}: with this trip you would have been {mostDays} of {allowed} days
              in the Schengen area, counted over any {window}.
            </Trans>
          )}
          {isOver && extraMayLast !== null ? (
            <>
              {' '}
              <Plural
                value={extraMayLast}
                _0="No day of this trip fits."
                one="# day of this trip fits."
                other="# days of this trip fit."
              />
            </>
          ) : null}
          {!isOver && mostDays >= NEAR_DAYS ? (
            <>
              {' '}
              <Trans>Keep it in mind for your next trip there.</Trans>
            </>
          ) : null}
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
