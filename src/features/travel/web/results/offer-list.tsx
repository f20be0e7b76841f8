import { Trans, useLingui } from '@lingui/react/macro';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import type { FlightLeg, FlightOffer } from '../../contract.ts';
import { Parts } from '../parts.tsx';
import {
  clockTimes,
  formatBags,
  formatConditions,
  formatFlights,
  formatStops,
  offerFacts,
} from './format-offer.ts';

import { formatFare, formatTravelTime } from './format-trip.ts';
import { useIsOver } from './use-is-over.ts';

interface OfferProps {
  /** The answer as a whole doesn't hold any more. */
  isStale: boolean;
  onAskAgain(): void;
}

/** The least expensive offers of one direction; nothing for an estimate. */
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

/** An offer with its bags, its conditions and where to buy it. */
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

/**
 * Where to buy an offer: at its airline, which finds it by its flight numbers. No airline's page
 * can be opened at an offer, so nothing here looks like a booking link.
 */
function AtTheAirline({ offer }: { offer: FlightOffer }) {
  const { t, i18n } = useLingui();
  const { airline } = offer;

  async function copy() {
    try {
      await copyText(offerFacts(i18n, offer));
      showToast('success', t`Flight details copied`);
    } catch {
      showToast('error', t`Something went wrong.`);
    }
  }

  return (
    <div className="grid gap-1.5 rounded-xl bg-sunken px-3 py-2.5">
      <h3 className="font-semibold">
        <Trans>Continue at the airline</Trans>
      </h3>
      <p className="text-soft">
        <Trans>
          We don't sell tickets. Look these flights up at {airline}; the price there may differ.
        </Trans>
      </p>
      <ul className="grid gap-1 tabular-nums">
        {formatFlights(i18n, offer).map((parts) => (
          <li key={parts.join()}>
            <Parts of={parts} />
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={() => void copy()} className="mt-1 w-fit">
        <Trans>Copy flight details</Trans>
      </Button>
    </div>
  );
}
