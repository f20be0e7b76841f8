import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { amountOfPeriod } from '#domain/instalments.ts';
import { formatMoney } from '#domain/money.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageBar } from '#platform/web/ui/page-bar.tsx';
import { AllInFor } from './all-in-for.tsx';
import { MonthlyPrice } from './price/monthly-price.tsx';
import { type RequestProblems, requestProblems } from './request-problems.ts';
import { isReservable, shownAnswer } from './use-asked-quote.ts';
import type { Booking } from './use-booking.ts';

interface PhoneBarProps {
  booking: Booking;
  /** Unit of the price, until nights are chosen. */
  unit: ReactNode;
  /** Text for nights that are taken by another guest. */
  taken: string;
  onChooseDates(): void;
  onReserve(): void;
}

/**
 * The price and the next step, always at hand where the panel isn't beside the page. Where the
 * request can't be sent, it shows the reason instead of the price, and the next step is to fix it.
 */
export function PhoneBar(props: PhoneBarProps) {
  const { booking, unit, taken } = props;
  const reasonId = useId();
  const problems = requestProblems(booking.quote, taken);
  const reason = Object.values(problems)[0];
  return (
    <PageBar>
      {reason !== undefined ? (
        <p id={reasonId} className="text-danger text-sm">
          {reason}
        </p>
      ) : booking.quote.kind === 'failed' ? (
        <p id={reasonId} className="text-sm text-soft">
          <Trans>We couldn't calculate the price.</Trans>
        </p>
      ) : (
        <PriceNow booking={booking} unit={unit} />
      )}
      <NextStep {...props} problems={problems} reasonId={reasonId} />
    </PageBar>
  );
}

function PriceNow({ booking: { listing, quote }, unit }: Pick<PhoneBarProps, 'booking' | 'unit'>) {
  const { i18n } = useLingui();
  const answer = shownAnswer(quote);
  const monthly = amountOfPeriod(answer?.monthly?.instalments ?? []);
  if (answer !== null && monthly !== null) {
    return (
      <p>
        <span className="block leading-tight">
          <MonthlyPrice amount={monthly} className="text-lg" />
        </span>
        <span className="text-sm text-soft">
          <span translate="no">{formatMoney(answer.quote.total, i18n.locale)}</span>{' '}
          <AllInFor answer={answer} />
        </span>
      </p>
    );
  }
  return (
    <p>
      <strong translate="no" className="block font-display font-semibold text-lg leading-tight">
        {formatMoney(answer?.quote.total ?? listing.nightlyPrice, i18n.locale)}
      </strong>
      <span className="text-sm text-soft">
        {answer === null ? unit : <AllInFor answer={answer} />}
      </span>
    </p>
  );
}

function NextStep({
  booking: { quote, retry },
  problems,
  reasonId,
  onChooseDates,
  onReserve,
}: PhoneBarProps & { problems: RequestProblems; reasonId: string }) {
  if (quote.kind === 'failed') {
    return (
      <Button aria-describedby={reasonId} onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    );
  }
  if (problems.dates !== undefined) {
    return (
      <Button className="shrink-0" aria-describedby={reasonId} onClick={onChooseDates}>
        <Trans>Change dates</Trans>
      </Button>
    );
  }
  const isBlocked = !isReservable(quote);
  return (
    <Button
      busy={quote.kind === 'asking'}
      disabled={isBlocked}
      aria-describedby={isBlocked ? reasonId : undefined}
      onClick={quote.kind === 'none' ? onChooseDates : onReserve}
    >
      {quote.kind === 'none' ? <Trans>Choose dates</Trans> : <Trans>Reserve</Trans>}
    </Button>
  );
}
