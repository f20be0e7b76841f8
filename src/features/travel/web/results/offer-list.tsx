import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#platform/web/ui/button.tsx';
import type { FlightLeg, FlightOffer } from '../../contract.ts';
import { Parts } from '../parts.tsx';
import { AtTheAirline } from './at-the-airline.tsx';
import { clockTimes, formatBags, formatConditions, formatStops } from './format-offer.ts';
import { formatFare, formatTravelTime } from './format-trip.ts';
import { useIsOver } from './use-is-over.ts';

interface OfferProps {
  /** The answer as a whole doesn't hold any more. */
  isStale: boolean;
  onAskAgain(): void;
}

/** The least expensive offers of one way; none where it is estimated. */
export function OfferList({ leg, ...rest }: { leg: FlightLeg } & OfferProps) {
  if (leg.offers.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {leg.offers.map((offer) => (
        <li key={offer.id}>
          <Offer offer={offer} {...rest} />
        </li>
      ))}
    </ul>
  );
}

/** An offer with its bags, its conditions and where it is bought. */
function Offer({ offer, isStale, onAskAgain }: { offer: FlightOffer } & OfferProps) {
  const { i18n } = useLingui();
  const isOver = useIsOver(offer.expiresAt) || isStale;
  const said = [
    clockTimes(i18n, offer.segments),
    offer.minutes === null ? null : formatTravelTime(i18n, offer.minutes),
    formatStops(i18n, offer.stops),
  ].filter((each) => each !== null);

  return (
    <details className="group rounded-xl border border-line px-3">
      <summary className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-2">
        <span className="min-w-0">
          <span className="block font-semibold text-sm">{offer.airline}</span>
          <span className="block text-sm text-soft">
            <Parts of={said} />
          </span>
        </span>
        <span
          data-stale={isOver || undefined}
          className="font-semibold tabular-nums data-stale:text-soft data-stale:line-through"
        >
          {formatFare(i18n, offer.price, offer.currency)}
        </span>
      </summary>
      <div className="grid gap-2 pb-3 text-sm">
        <ul className="grid list-disc gap-0.5 ps-5 text-soft">
          {[...formatBags(i18n, offer.bags), ...formatConditions(i18n, offer)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isOver ? (
          <p className="flex flex-wrap items-center gap-3">
            <Trans>This offer has expired.</Trans>
            <Button look="secondary" onClick={onAskAgain}>
              <Trans>Ask again</Trans>
            </Button>
          </p>
        ) : (
          <AtTheAirline offer={offer} />
        )}
      </div>
    </details>
  );
}
