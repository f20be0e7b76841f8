import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatDay } from '#platform/i18n/days.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { ItinerantDetails } from '../../contract.ts';

/** Why joining is closed. */
export function ClosedNote({ phase }: Pick<ItinerantDetails, 'phase'>) {
  return phase === 'over' ? (
    <Trans>This itinerant is over</Trans>
  ) : (
    <Trans>It's too late to join</Trans>
  );
}

/** In place of the price, once joining is closed. */
export function JoiningClosed({
  itinerant: { phase, endDate, joinUntil },
}: {
  itinerant: Pick<ItinerantDetails, 'phase' | 'endDate' | 'joinUntil'>;
}) {
  const { i18n } = useLingui();
  const end = formatDay(endDate, i18n.locale, 'long');
  const last = formatDay(joinUntil, i18n.locale, 'long');
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 className="font-semibold text-lg">
        <ClosedNote phase={phase} />
      </h2>
      <p className="text-soft">
        {phase === 'over' ? (
          <Trans>It ended on {end}.</Trans>
        ) : (
          <Trans>
            It's on its way until {end}. The last day to join was {last}.
          </Trans>
        )}
      </p>
      <Link to="/itinerants" className={buttonClass('secondary', true)}>
        <Trans>See all itinerants</Trans>
      </Link>
    </div>
  );
}
