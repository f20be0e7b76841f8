import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { firstName } from '#domain/first-name.ts';
import { amountOfPeriod } from '#domain/instalments.ts';
import { formatMoney } from '#domain/money.ts';
import { MAX_PETS, type NightsRequest } from '#domain/search/nights-request.ts';
import { CANCELLATION_POLICY_LABELS } from '#features/catalogues/index.web.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Counter } from '#platform/web/ui/counter.tsx';
import type { NightsQuote } from '../contract.ts';
import { AllInFor } from './all-in-for.tsx';
import { CANCELLATION_ID } from './cancellation-id.ts';
import { FreeInstead } from './free-instead.tsx';
import { HeldNote } from './held-note.tsx';
import { OwnListing, PausedNote } from './instead-of-reserving.tsx';
import { PaymentPromise } from './payment-promise.tsx';
import { MonthlyPrice } from './price/monthly-price.tsx';
import { PriceLines } from './price/price-lines.tsx';
import { type RequestField, requestProblems } from './request-problems.ts';
import { isReservable, type QuoteView, shownAnswer } from './use-asked-quote.ts';
import type { Booking } from './use-booking.ts';
import { VerifiedGuestsNote } from './verified-guests-note.tsx';

/** Nights, guests and rooms, with their price line by line, updated with every change. */
export function PricePanel({
  booking,
  unit,
  prices,
  taken,
  elsewhere,
  own,
  note,
  instant = null,
  onChooseDates,
  onReserve,
}: {
  booking: Booking;
  /** Unit of the price, until nights are chosen. */
  unit: ReactNode;
  /** Prices to show until then. */
  prices: ReactNode;
  /** Text for nights that are taken by another guest. */
  taken: string;
  /** Other listings where these nights are free. */
  elsewhere?: ReactNode;
  /** Replaces the form for its host. */
  own: ReactNode;
  /** Note to read before reserving these nights. */
  note?: ReactNode;
  /** Whom the host approves at once; null where they answer each request. */
  instant?: ReactNode;
  onChooseDates(): void;
  onReserve(): void;
}) {
  const { listing, request, quote } = booking;
  const problems = requestProblems(quote, taken);
  const [formId, priceId] = [useId(), useId()];
  const instead = quote.kind === 'answered' ? quote.answer.instead : undefined;
  return (
    <div className="rounded-card border border-line bg-raised p-5">
      <PriceHead booking={booking} unit={unit} />
      {listing.own ? (
        <OwnListing>{own}</OwnListing>
      ) : listing.isPaused ? (
        <PausedNote />
      ) : (
        <>
          <div id={formId}>
            <DateButtons request={request} error={problems.dates} onChooseDates={onChooseDates} />
            {instead === undefined ? null : (
              <div className="-mt-2 mb-4 grid gap-1">
                <FreeInstead
                  instead={instead}
                  onChoose={({ start, end }) => booking.change({ startDate: start, endDate: end })}
                />
                {elsewhere}
              </div>
            )}
            <RequestCounters booking={booking} problems={problems} />
          </div>
          <HeldNote booking={booking} />
          <VerifiedGuestsNote listing={listing} />
          {note}
          {instant}
          <ReserveButton
            quote={quote}
            reasonId={quote.kind === 'failed' ? priceId : formId}
            onPress={quote.kind === 'none' ? onChooseDates : onReserve}
          />
          {instant === null ? (
            <p className="mt-2 text-center text-sm text-soft noscript:hidden">
              <Trans>You won't be charged until {firstName(listing.host.name)} approves.</Trans>
            </p>
          ) : null}
          <PaymentPromise />
        </>
      )}
      <div id={priceId} className="mt-5">
        <Price booking={booking} prices={prices} />
      </div>
      <p role="status" className="sr-only">
        <SpokenPrice quote={quote} />
      </p>
    </div>
  );
}

function PriceHead({ booking: { listing, quote }, unit }: { booking: Booking; unit: ReactNode }) {
  const { i18n } = useLingui();
  const answer = shownAnswer(quote);
  const amount = formatMoney(answer?.quote.total ?? listing.nightlyPrice, i18n.locale);
  const monthly = amountOfPeriod(answer?.monthly?.instalments ?? []);
  if (answer !== null && monthly !== null) {
    return (
      <div className="mb-4 grid gap-0.5">
        <p>
          <MonthlyPrice amount={monthly} className="text-xl" />
        </p>
        <p>
          <strong translate="no" className="font-semibold">
            {amount}
          </strong>{' '}
          <span className="text-soft">
            <AllInFor answer={answer} />
          </span>
        </p>
      </div>
    );
  }
  return (
    <p className="mb-4">
      <strong translate="no" className="font-display font-semibold text-xl">
        {amount}
      </strong>{' '}
      <span className="text-soft">{answer === null ? unit : <AllInFor answer={answer} />}</span>
    </p>
  );
}

function ReserveButton({
  quote,
  reasonId,
  onPress,
}: {
  quote: QuoteView;
  /** Id of the element with the reason why these nights can't be reserved. */
  reasonId: string;
  onPress(): void;
}) {
  const prepare = () => preloadDialog('request-reservation');
  return (
    <Button
      wide
      className="mt-5 noscript:hidden"
      busy={quote.kind === 'asking'}
      disabled={!isReservable(quote)}
      aria-describedby={isReservable(quote) ? undefined : reasonId}
      onClick={onPress}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {quote.kind === 'none' ? <Trans>Choose dates</Trans> : <Trans>Reserve</Trans>}
    </Button>
  );
}

function Price({ booking, prices }: { booking: Booking; prices: ReactNode }) {
  const { quote, retry, listing } = booking;
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
    return quote.kind === 'asking' ? <PriceSkeleton /> : prices;
  }
  return (
    <div
      aria-busy={quote.kind === 'asking'}
      className={`transition-opacity duration-150 ${quote.kind === 'asking' ? 'opacity-50' : ''}`}
    >
      <PriceLines quote={answer.quote} />
      <RefundLine answer={answer} zone={listing.place.timeZone} city={listing.place.city} />
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

/** Announces a changed price to screen readers. */
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

/** The chosen dates; either button moves to the calendar. */
function DateButtons({
  request: { startDate, endDate },
  error,
  onChooseDates,
}: {
  request: NightsRequest;
  error: string | undefined;
  onChooseDates(): void;
}) {
  const errorId = useId();
  const described = error === undefined ? undefined : errorId;
  return (
    <div className="mb-4">
      <div
        className={`grid grid-cols-2 divide-x divide-line-strong rounded-xl border ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        <DateButton
          label={<Trans>Arrival</Trans>}
          date={startDate}
          described={described}
          onPress={onChooseDates}
        />
        <DateButton
          label={<Trans>Departure</Trans>}
          date={endDate}
          described={described}
          onPress={onChooseDates}
        />
      </div>
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

function DateButton({
  label,
  date,
  described,
  onPress,
}: {
  label: ReactNode;
  date: string | null;
  described: string | undefined;
  onPress(): void;
}) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      onClick={onPress}
      aria-describedby={described}
      className="min-h-14 px-4 py-2 text-start hover:bg-sunken first:rounded-s-xl last:rounded-e-xl"
    >
      <span className="block text-sm text-soft">{label}</span>
      <span className="block font-semibold">
        {date === null ? <Trans>Add a date</Trans> : formatDay(date, i18n.locale, 'medium')}
      </span>
    </button>
  );
}

/** First refund and its deadline, beside the price; links to the details. */
export function RefundLine({
  answer,
  ...clock
}: {
  answer: NightsQuote;
  /** IANA time zone and city name of the listing. */
  zone: string;
  city: string;
}) {
  const { i18n } = useLingui();
  const [first] = answer.refunds;
  if (first === undefined) return null;
  const label = i18n._(CANCELLATION_POLICY_LABELS[answer.effectivePolicy]);
  return (
    <p className="mt-4 border-line border-t pt-1 text-sm">
      <a
        href={`#${CANCELLATION_ID}`}
        className="block min-h-11 py-3 underline-offset-4 hover:underline"
      >
        <strong className="font-semibold">{label}</strong>
        <span>{' · '}</span>
        <FirstStep step={first} {...clock} hasDeposit={answer.quote.deposit > 0} />
      </a>
    </p>
  );
}

function FirstStep({
  step: { rule, percent, until },
  hasDeposit,
  ...clock
}: {
  step: NightsQuote['refunds'][number];
  zone: string;
  city: string;
  hasDeposit: boolean;
}) {
  const { i18n } = useLingui();
  if (percent === 0 || until === null) {
    return hasDeposit ? <Trans>Only the deposit is refunded.</Trans> : <Trans>No refund.</Trans>;
  }
  const deadline = <ReaderMoment at={until} {...clock} />;
  if (rule === 'all') return <Trans>Full refund until {deadline}</Trans>;
  const share = i18n.number(percent / 100, { style: 'percent' });
  return hasDeposit ? (
    <Trans>
      {share} back until {deadline}, then the deposit only
    </Trans>
  ) : (
    <Trans>
      {share} back until {deadline}, then nothing
    </Trans>
  );
}

/** Guests and rooms, never below 1 (spec 1 §5), and pets where they are welcome. */
function RequestCounters({
  booking: { listing, request, change },
  problems,
}: {
  booking: Booking;
  problems: Partial<Record<RequestField, string>>;
}) {
  const { t } = useLingui();
  const included = listing.includedGuests;
  return (
    <div className="grid gap-3">
      <Counter
        label={<Trans>Guests</Trans>}
        hint={
          included < listing.guestCount ? (
            <Plural value={included} one="Price includes # guest" other="Price includes # guests" />
          ) : undefined
        }
        less={t`Fewer guests`}
        more={t`More guests`}
        value={request.guests}
        min={1}
        max={listing.guestCount}
        error={problems.guests}
        onChange={(guests) => change({ guests })}
      />
      {listing.rooms > 1 ? (
        <Counter
          label={<Trans>Rooms</Trans>}
          less={t`Fewer rooms`}
          more={t`More rooms`}
          value={request.rooms}
          min={1}
          max={listing.rooms}
          error={problems.rooms}
          onChange={(rooms) => change({ rooms })}
        />
      ) : null}
      {listing.acceptsPets ? (
        <Counter
          label={<Trans>Pets</Trans>}
          less={t`Fewer pets`}
          more={t`More pets`}
          value={request.pets}
          min={0}
          max={MAX_PETS}
          error={problems.pets}
          onChange={(pets) => change({ pets })}
        />
      ) : null}
    </div>
  );
}
