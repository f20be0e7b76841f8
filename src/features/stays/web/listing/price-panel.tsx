import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '#domain/money.ts';
import { PriceLines } from '#features/listings/price.web.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { firstName } from '#platform/web/ui/first-name.ts';
import type { StayPage } from '../../contract.ts';
import { AllInFor } from './all-in-for.tsx';
import { DateButtons } from './date-buttons.tsx';
import { PriceDurations } from './price-durations.tsx';
import { RequestCounters } from './request-counters.tsx';
import { requestProblems } from './request-problems.ts';
import type { Booking } from './use-booking.ts';
import type { QuoteView } from './use-quote.ts';

export interface PricePanelProps {
  stay: StayPage;
  booking: Booking;
  onChooseDates(): void;
  onReserve(): void;
}

/** Dates, guests and rooms, and what they cost line by line, as one changes them. */
export function PricePanel({ stay, booking, onChooseDates, onReserve }: PricePanelProps) {
  const { t } = useLingui();
  const { request, quote } = booking;
  const problems = requestProblems(quote, t`Some of these nights are no longer available.`);
  return (
    <div className="rounded-card border border-line bg-raised p-5">
      <PriceHead stay={stay} quote={quote} />
      {stay.own ? (
        <OwnHome />
      ) : (
        <>
          <DateButtons request={request} error={problems.dates} onChooseDates={onChooseDates} />
          <RequestCounters stay={stay} booking={booking} problems={problems} />
          <ReserveButton
            quote={quote}
            onPress={quote.kind === 'none' ? onChooseDates : onReserve}
          />
          <p className="mt-2 text-center text-sm text-soft noscript:hidden">
            <Trans>You won't be charged until {firstName(stay.host.name)} approves.</Trans>
          </p>
        </>
      )}
      <div className="mt-5">
        <Price stay={stay} booking={booking} />
      </div>
      <p role="status" className="sr-only">
        <SpokenPrice quote={quote} />
      </p>
    </div>
  );
}

function PriceHead({ stay, quote }: { stay: StayPage; quote: QuoteView }) {
  const { i18n } = useLingui();
  const answer = shownAnswer(quote);
  const amount = formatMoney(answer?.quote.total ?? stay.nightlyPrice, i18n.locale);
  return (
    <p className="mb-4">
      <strong className="font-display font-semibold text-xl">{amount}</strong>{' '}
      <span className="text-soft">
        {answer === null ? <Trans>a night</Trans> : <AllInFor answer={answer} />}
      </span>
    </p>
  );
}

/** The answer to show while the next one is on its way. */
export function shownAnswer(view: QuoteView) {
  if (view.kind === 'answered') return view.answer;
  return view.kind === 'asking' ? view.last : null;
}

function OwnHome() {
  return (
    <div className="grid gap-3 rounded-xl bg-pine-tint p-4 text-pine">
      <p className="font-semibold">
        <Trans>This is your home. Guests can reserve it here.</Trans>
      </p>
      <Link to="/reservations" className={buttonClass('secondary', true)}>
        <Trans>See reservations</Trans>
      </Link>
    </div>
  );
}

/** Whether a request with this price can be asked of the host. */
export function isReservable(view: QuoteView): boolean {
  return view.kind === 'none' || (view.kind === 'answered' && view.answer.available);
}

function ReserveButton({ quote, onPress }: { quote: QuoteView; onPress(): void }) {
  const prepare = () => preloadDialog('request-reservation');
  return (
    <Button
      wide
      className="mt-5 noscript:hidden"
      busy={quote.kind === 'asking'}
      disabled={!isReservable(quote)}
      onClick={onPress}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {quote.kind === 'none' ? <Trans>Choose dates</Trans> : <Trans>Reserve</Trans>}
    </Button>
  );
}

function Price({ stay, booking: { quote, retry } }: { stay: StayPage; booking: Booking }) {
  const answer = shownAnswer(quote);
  if (quote.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-soft">
          <Trans>We couldn't calculate the price.</Trans>
        </p>
        <Button look="secondary" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (answer === null) {
    return quote.kind === 'asking' ? <PriceSkeleton /> : <PriceDurations stay={stay} />;
  }
  return (
    <div
      aria-busy={quote.kind === 'asking'}
      className={`transition-opacity duration-150 ${quote.kind === 'asking' ? 'opacity-50' : ''}`}
    >
      <PriceLines quote={answer.quote} />
    </div>
  );
}

function PriceSkeleton() {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-4">
      {['a', 'b', 'c', 'd'].map((line) => (
        <div key={line} className="flex justify-between">
          <span className="h-4 w-1/2 rounded-pill bg-sunken" />
          <span className="h-4 w-1/5 rounded-pill bg-sunken" />
        </div>
      ))}
    </div>
  );
}

/** What a screen reader is told when the price has changed. */
function SpokenPrice({ quote }: { quote: QuoteView }) {
  const { i18n } = useLingui();
  if (quote.kind !== 'answered') return null;
  const { total, nights } = quote.answer.quote;
  const amount = formatMoney(total, i18n.locale);
  return (
    <Trans>
      Total {amount} for <Plural value={nights} one="# night" other="# nights" />
    </Trans>
  );
}
