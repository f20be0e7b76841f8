import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MONTH_NIGHTS, monthlyParts } from '#domain/trip-total.ts';
import type { TripTotal } from '../../contract.ts';
import { formatFare } from '../results/format-trip.ts';

export interface MonthFigureProps {
  /** One with a sum. */
  total: TripTotal;
  /** Of the trip. */
  nights: number;
  /** The flights' prices don't hold any more. */
  isOver: boolean;
}

/** What a month costs; pressed, it says how that comes about from the flight and the home. */
export function MonthFigure({ total, nights, isOver }: MonthFigureProps) {
  const { i18n } = useLingui();
  const { flight, homes, trip, monthly } = total;
  if (flight === null || homes.median === null || trip === null || monthly === null) return null;
  const dollars = (amount: number) => formatFare(i18n, amount, 'USD');
  const parts = monthlyParts({ flight: flight.amount, homes: homes.median, nights });
  const [each, whole] = [dollars(parts.homes), dollars(homes.median)];
  const [ways, share] = [dollars(flight.amount), dollars(parts.flight)];
  return (
    <>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center justify-end">
          <strong
            data-stale={isOver || undefined}
            className="font-display font-semibold text-lg tabular-nums underline decoration-dotted underline-offset-4 data-stale:text-soft data-stale:line-through"
          >
            {dollars(monthly)}
          </strong>
        </summary>
        <ul className="grid gap-1 pb-3 text-soft sm:ms-auto sm:max-w-72">
          <li>
            <Trans>
              {each} for {MONTH_NIGHTS} nights in a home, at the price of your{' '}
              <Plural value={nights} one="# night" other="# nights" /> for {whole}
            </Trans>
          </li>
          <li>
            {nights > MONTH_NIGHTS ? (
              <Trans>
                {share} for flights: {ways}, spread over your{' '}
                <Plural value={nights} one="# night" other="# nights" />
              </Trans>
            ) : (
              <Trans>{ways} for flights, counted once</Trans>
            )}
          </li>
          <li>
            <Trans>Itinerants and experiences are not added: you choose whether you join.</Trans>
          </li>
        </ul>
      </details>
      <span className="-mt-2 block pb-1.5 text-soft">
        <Trans>{dollars(trip)} for this trip</Trans>
      </span>
    </>
  );
}
