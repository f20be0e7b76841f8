import { Trans, useLingui } from '@lingui/react/macro';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import type { FlightOffer } from '../../contract.ts';
import { Parts } from '../parts.tsx';
import { flightsOf, offerFacts } from './format-offer.ts';

/**
 * Where an offer is bought: at its airline, found by the numbers of its flights. No airline's page
 * can be opened at an offer, so nothing here looks like a way to book.
 */
export function AtTheAirline({ offer }: { offer: FlightOffer }) {
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
        {flightsOf(i18n, offer).map((parts) => (
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
