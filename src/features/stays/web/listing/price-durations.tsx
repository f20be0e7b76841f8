import { Trans, useLingui } from '@lingui/react/macro';
import { DISCOUNT_MIN_DAYS, isGivenFor } from '#domain/discounts.ts';
import { formatMoney } from '#domain/money.ts';
import { longestStay } from '#domain/offer-rules.ts';
import { PRICE_SPAN_LABELS } from '#features/catalogues/index.web.ts';
import type { StayDetails } from '../../contract.ts';

/** Prices of a home for the usual bookable spans, before days are chosen, and its discounts. */
export function PriceDurations({ stay }: { stay: StayDetails }) {
  const { i18n } = useLingui();
  return (
    <>
      <dl className="grid gap-2">
        {bookableDurations(stay).map(({ duration, amount }) => (
          <div key={duration} className="flex justify-between gap-4">
            <dt>{i18n._(PRICE_SPAN_LABELS[duration])}</dt>
            <dd translate="no" className="tabular-nums">
              {formatMoney(amount, i18n.locale)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-soft">
        <Trans>Before fees and discounts. Choose your dates to see the full price.</Trans>
      </p>
      <Discounts discounts={stay.discounts} />
    </>
  );
}

/** The discounts, by the condition that the rule requires for each (spec 1 §9). */
function Discounts({ discounts }: { discounts: StayDetails['discounts'] }) {
  const either = discounts.filter(({ field }) => isGivenFor(field, 'early-booking'));
  const longStay = discounts.filter(({ field }) => !isGivenFor(field, 'early-booking'));
  if (discounts.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3 rounded-xl bg-pine-tint p-4 text-pine text-sm">
      {either.length === 0 ? null : (
        <div>
          <p>
            <Trans>
              For stays of at least {DISCOUNT_MIN_DAYS} nights, or booked at least{' '}
              {DISCOUNT_MIN_DAYS} days ahead:
            </Trans>
          </p>
          <Percentages discounts={either} />
        </div>
      )}
      {longStay.length === 0 ? null : (
        <div>
          <p>
            <Trans>For stays of at least {DISCOUNT_MIN_DAYS} nights:</Trans>
          </p>
          <Percentages discounts={longStay} />
        </div>
      )}
      <p>
        <Trans>If you qualify for several, you get the highest.</Trans>
      </p>
    </div>
  );
}

function Percentages({ discounts }: { discounts: StayDetails['discounts'] }) {
  const { i18n } = useLingui();
  return (
    <ul className="mt-1 font-semibold">
      {discounts.map(({ field, label, percent }) => (
        <li key={field}>
          {`${label} −${i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}`}
        </li>
      ))}
    </ul>
  );
}

/** The usual spans within the shortest and the longest stay; the others can't be booked. */
export function bookableDurations({
  durationPrices,
  minNights,
  rules,
}: Pick<StayDetails, 'durationPrices' | 'minNights' | 'rules'>): StayDetails['durationPrices'] {
  const max = longestStay(rules);
  return durationPrices.filter(({ nights }) => nights >= minNights && nights <= max);
}
