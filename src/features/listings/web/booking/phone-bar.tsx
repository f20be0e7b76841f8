import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageBar } from '#platform/web/ui/page-bar.tsx';
import { AllInFor } from './all-in-for.tsx';
import { isReservable, shownAnswer } from './quote-view.ts';
import type { Booking } from './use-booking.ts';

/** The price and the next step, always at hand where the panel isn't beside the page. */
export function PhoneBar({
  booking: { listing, quote },
  unit,
  onChooseDates,
  onReserve,
}: {
  booking: Booking;
  /** What the price is of, until nights are chosen. */
  unit: ReactNode;
  onChooseDates(): void;
  onReserve(): void;
}) {
  const { i18n } = useLingui();
  const answer = shownAnswer(quote);
  const amount = formatMoney(answer?.quote.total ?? listing.nightlyPrice, i18n.locale);
  return (
    <PageBar>
      <p>
        <strong className="block font-display font-semibold text-lg leading-tight">{amount}</strong>
        <span className="text-sm text-soft">
          {answer === null ? unit : <AllInFor answer={answer} />}
        </span>
      </p>
      <Button
        busy={quote.kind === 'asking'}
        disabled={!isReservable(quote)}
        onClick={quote.kind === 'none' ? onChooseDates : onReserve}
      >
        {quote.kind === 'none' ? <Trans>Choose dates</Trans> : <Trans>Reserve</Trans>}
      </Button>
    </PageBar>
  );
}
