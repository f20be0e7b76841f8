import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { totalPerDuration } from '#domain/stay-pricing.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';
import { PRICING_DURATION_LABELS } from '#features/catalogues/index.web.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { StayCard } from '../../contract.ts';

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/**
 * Price on a card: the all-in total of the dates and its share for the chosen duration, or, without
 * dates, the bare price of that duration.
 */
export function PriceLine({
  price,
  duration,
  showDates,
}: {
  price: StayCard['price'];
  duration: PricingDuration;
  /** The dates were chosen by the search, so the card names them. */
  showDates: boolean;
}) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const money = (cents: number) => formatMoney(cents, locale, { cents: 'none' });
  const deposit = money(price.deposit);
  const percent = i18n.number(price.discountPercent / 100, { style: 'percent' });
  const perDuration = i18n._(PRICING_DURATION_LABELS[duration].after);
  const hasDiscount = price.discountPercent > 0;
  // The amount includes the refundable deposit.
  const hasDeposit = price.allIn && price.deposit > 0;
  const average = price.allIn
    ? totalPerDuration({ total: price.amount, nights: price.nights }, duration)
    : null;
  return (
    <div className="mt-1 grid gap-0.5">
      <p>
        <strong translate="no" className="font-display font-semibold text-base">
          {money(price.amount)}
        </strong>{' '}
        <span>{average === null ? perDuration : `· ${money(average)} ${perDuration}`}</span>
      </p>
      {price.allIn ? (
        <p className="text-soft">
          <Trans>
            for <Plural value={price.nights} one="# night" other="# nights" />, all in
          </Trans>
          {showDates && price.startDate !== null && price.endDate !== null ? (
            <>
              <span>{' · '}</span>
              <span>
                {evenSpaces(
                  dateFormat(locale, DAY).formatRange(
                    Date.parse(price.startDate),
                    Date.parse(price.endDate),
                  ),
                )}
              </span>
            </>
          ) : null}
        </p>
      ) : null}
      {hasDiscount || hasDeposit ? (
        <p className="text-soft">
          {hasDiscount ? (
            <span className="font-semibold text-pine">
              <Trans>{percent} off</Trans>
            </span>
          ) : null}
          <span>{hasDiscount && hasDeposit ? ' · ' : null}</span>
          {hasDeposit ? <Trans>{deposit} refundable deposit included</Trans> : null}
        </p>
      ) : null}
    </div>
  );
}

/** Basis of the prices. */
export function PriceLegend({ duration }: { duration: PricingDuration }) {
  switch (duration) {
    case 'night':
      return <Trans>Price per night</Trans>;
    case 'week':
      return <Trans>Price per week</Trans>;
    case 'month':
      return <Trans>Price per month</Trans>;
    case 'quarter':
      return <Trans>Price per quarter</Trans>;
    case 'year':
      return <Trans>Price per year</Trans>;
  }
}
