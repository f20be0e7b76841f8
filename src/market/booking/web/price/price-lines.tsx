import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DISCOUNT_MIN_DAYS, isOfGroup } from '#domain/discounts.ts';
import { formatMoney } from '#domain/money.ts';
import type { PriceLine } from '#domain/quote.ts';
import type { StayQuote } from '#domain/stay-pricing.ts';
import { discountLabel, PRICE_LINE_LABELS } from '#features/catalogues/index.web.ts';
import { hasSameOffset } from '#platform/i18n/moments.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/** Every line of a price with its explanation, and the total, for guest or host. */
export function PriceLines({
  quote,
  reader = 'guest',
}: {
  quote: ShownQuote;
  reader?: PriceReader;
}) {
  const { i18n } = useLingui();
  const money = (cents: number) => formatMoney(cents, i18n.locale, { cents: 'always' });
  return (
    <dl className="grid gap-2.5">
      {quote.lines.map((line) => {
        const { name, why } = priceLineText(i18n, line, quote, reader);
        return (
          <div key={`${line.kind} ${line.unitAmount}`} className="flex justify-between gap-4">
            <dt className="min-w-0">
              <span>{name}</span>
              {why === null ? null : <span className="block text-sm text-soft">{why}</span>}
            </dt>
            <dd
              translate="no"
              className={`flex-none whitespace-nowrap tabular-nums ${line.amount < 0 ? 'text-pine' : ''}`}
            >
              {money(line.amount)}
            </dd>
          </div>
        );
      })}
      <div className="flex justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
        <dt className="min-w-0">
          <Trans>Total</Trans>
        </dt>
        <dd translate="no" className="flex-none whitespace-nowrap tabular-nums">
          {money(quote.total)}
        </dd>
      </div>
    </dl>
  );
}

/** A line as the API returns it: a discount unknown here is still a discount. */
type ShownLine = Omit<
  PriceLine,
  'field' | 'quantity' | 'per' | 'unitAmount' | 'percent' | 'refund'
> & {
  readonly field?: string | undefined;
  readonly quantity?: number | undefined;
  readonly per?: 'guest' | undefined;
  readonly unitAmount?: number | undefined;
  readonly percent?: number | undefined;
};

/** Fields of a price that are shown. */
interface ShownQuote extends Pick<StayQuote, 'nights' | 'units' | 'total'> {
  readonly lines: readonly ShownLine[];
  readonly discount: { readonly field: string; readonly reason: string } | null;
}

/** Name of a price line, and its explanation. */
interface PriceLineText {
  readonly name: string;
  readonly why: string | null;
}

/** Reader of a price: only the guest sees their own profile and money. */
type PriceReader = 'guest' | 'host';

/** A line of a price in the reader's language. */
export function priceLineText(
  i18n: I18n,
  line: ShownLine,
  quote: ShownQuote,
  reader: PriceReader = 'guest',
): PriceLineText {
  const { locale } = i18n;
  const share = (line.percent ?? 0) / 100;
  const formatPercent = (value: number) =>
    i18n.number(value, { style: 'percent', maximumFractionDigits: 2 });
  const percent = formatPercent(share);
  const unit = setApart(formatMoney(line.unitAmount ?? 0, locale), locale);
  const quantity = line.quantity ?? 0;
  const name = i18n._(PRICE_LINE_LABELS[line.kind]);
  switch (line.kind) {
    case 'nights': {
      const { units } = quote;
      return { name: nightsName(i18n, unit, quantity / units, units, line.per), why: null };
    }
    case 'share':
    case 'session':
    case 'pass':
    case 'experience-fee':
      return { name, why: guestsReason(i18n, unit, quantity) };
    case 'discount':
      return {
        // Formatted with its sign, which right-to-left languages position with marks of their own.
        name: `${i18n._(discountLabel(line.field))} ${formatPercent(-share).replace('-', '−')}`,
        why:
          reader === 'guest'
            ? discountReason(i18n, quote.discount)
            : discountReasonForHost(i18n, quote.discount),
      };
    case 'cleaning':
      return { name, why: i18n._(msg`Once for the whole stay`) };
    case 'service':
      return {
        name: `${name} ${percent}`,
        why: i18n._(msg`On nights, after any discount`),
      };
    case 'extra-guests':
      if (line.per === 'guest') return { name, why: guestsReason(i18n, unit, quantity) };
      return {
        name,
        why: i18n._(
          msg`${unit} × ${plural(quantity, { one: '# guest night', other: '# guest nights' })}`,
        ),
      };
    case 'pets':
      return {
        name,
        why: i18n._(msg`${unit} × ${plural(quantity, { one: '# pet', other: '# pets' })}`),
      };
    case 'taxes':
      if (line.per === 'guest') return { name, why: guestsReason(i18n, unit, quantity) };
      return {
        name: `${name} ${percent}`,
        why: i18n._(msg`On nights, cleaning and extras`),
      };
    case 'compensation':
      return { name, why: i18n._(msg`Because of a problem`) };
    case 'deposit':
      if (line.percent === undefined) {
        if (line.per === 'guest' && quantity > 1) {
          return { name, why: guestsReason(i18n, unit, quantity) };
        }
        return {
          name,
          why:
            reader === 'guest'
              ? i18n._(msg`Refunded to you afterwards`)
              : i18n._(msg`Refunded to the guest afterwards`),
        };
      }
      return {
        name,
        why:
          reader === 'guest'
            ? i18n._(msg`${percent} of the price of the nights, refunded to you afterwards`)
            : i18n._(msg`${percent} of the price of the nights, refunded to the guest afterwards`),
      };
  }
}

function guestsReason(i18n: I18n, unit: string, guests: number): string {
  return i18n._(msg`${unit} × ${plural(guests, { one: '# guest', other: '# guests' })}`);
}

function nightsName(
  i18n: I18n,
  unit: string,
  nights: number,
  units: number,
  per: ShownLine['per'],
): string {
  if (per === 'guest' && units > 1) {
    return i18n._(
      msg`${unit} × ${plural(nights, { one: '# night', other: '# nights' })} × ${plural(units, { one: '# guest', other: '# guests' })}`,
    );
  }
  const rooms = units;
  return rooms > 1
    ? i18n._(
        msg`${unit} × ${plural(nights, { one: '# night', other: '# nights' })} × ${plural(rooms, { one: '# room', other: '# rooms' })}`,
      )
    : i18n._(msg`${unit} × ${plural(nights, { one: '# night', other: '# nights' })}`);
}

function discountReason(i18n: I18n, discount: ShownQuote['discount']): string | null {
  if (discount === null) return null;
  const days = DISCOUNT_MIN_DAYS;
  const isLong = discount.reason === 'long-stay';
  if (isOfGroup(discount.field)) {
    return isLong
      ? i18n._(msg`For a group in your profile, when you stay ${days} nights or more`)
      : i18n._(msg`For a group in your profile, when you book ${days} or more days ahead`);
  }
  return isLong
    ? i18n._(msg`Yours for staying ${days} nights or more`)
    : i18n._(msg`Yours for booking ${days} or more days ahead`);
}

function discountReasonForHost(i18n: I18n, discount: ShownQuote['discount']): string | null {
  if (discount === null) return null;
  const days = DISCOUNT_MIN_DAYS;
  return discount.reason === 'long-stay'
    ? i18n._(msg`For a stay of ${days} nights or more`)
    : i18n._(msg`For booking ${days} or more days ahead`);
}

/**
 * States the time zone of the times above that don't name it: the reader's, once it is known and
 * differs from that of the place. One line in either case, so that the layout doesn't shift.
 */
export function ZoneNote({
  zone,
  city,
  at,
}: {
  /** IANA time zone of the place. */
  zone: string;
  /** City of the place, in the reader's language. */
  city: string;
  /** ISO instants of these times. */
  at: readonly string[];
}) {
  const readerZone = useReaderZone();
  if (at.length === 0) return null;
  const isThere =
    readerZone === null || at.every((instant) => hasSameOffset(instant, zone, readerZone));
  return (
    <p className="text-sm text-soft">
      {!isThere ? (
        <Trans>Times are in your time zone.</Trans>
      ) : (
        <Trans>Times are local to {city}.</Trans>
      )}
    </p>
  );
}
