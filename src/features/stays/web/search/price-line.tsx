import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { StayCard } from '../../contract.ts';

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** What a card asks: the all-in total of the dates, or the price of a span of nights. */
export function PriceLine({
  price,
  showDates,
}: {
  price: StayCard['price'];
  /** The dates were found by us, so the card says which they are. */
  showDates: boolean;
}) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const amount = formatMoney(price.amount, locale);
  const deposit = formatMoney(price.deposit, locale);
  const percent = i18n.number(price.discountPercent / 100, { style: 'percent' });
  const hasDiscount = price.discountPercent > 0;
  // The refundable deposit is in the amount.
  const hasDeposit = price.allIn && price.deposit > 0;
  return (
    <div className="mt-1 grid gap-0.5">
      <p>
        <strong className="font-display font-semibold text-base">{amount}</strong>{' '}
        <PriceSpan price={price} />
      </p>
      {showDates && price.startDate !== null && price.endDate !== null ? (
        <p className="text-soft">
          {evenSpaces(
            dateFormat(locale, DAY).formatRange(
              Date.parse(price.startDate),
              Date.parse(price.endDate),
            ),
          )}
        </p>
      ) : null}
      {hasDiscount || hasDeposit ? (
        <p className="text-soft">
          {hasDiscount ? (
            <span className="font-semibold text-pine">
              <Trans>{percent} off</Trans>
            </span>
          ) : null}
          {hasDiscount && hasDeposit ? ' · ' : null}
          {hasDeposit ? <Trans>{deposit} refundable deposit included</Trans> : null}
        </p>
      ) : null}
    </div>
  );
}

function PriceSpan({ price: { nights, allIn } }: { price: StayCard['price'] }) {
  if (allIn) {
    return (
      <Trans>
        for <Plural value={nights} one="# night" other="# nights" />, all in
      </Trans>
    );
  }
  switch (nights) {
    case 1:
      return <Trans>a night</Trans>;
    case 7:
      return <Trans>a week</Trans>;
    case 30:
      return <Trans>a month</Trans>;
    case 91:
      return <Trans>a quarter</Trans>;
    case 365:
      return <Trans>a year</Trans>;
    default:
      return (
        <Trans>
          for <Plural value={nights} one="# night" other="# nights" />
        </Trans>
      );
  }
}
