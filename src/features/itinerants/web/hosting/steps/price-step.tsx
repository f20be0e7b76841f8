import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { nightsBetween } from '#domain/dates.ts';
import { DISCOUNTS } from '#domain/discounts.ts';
import { SHARED_COST_BOUNDS, shareWith } from '#domain/fair-share.ts';
import { ITINERANT_NUMBERS, ITINERANT_TEXTS } from '#domain/itinerant-form.ts';
import { priceItinerant } from '#domain/itinerant-pricing.ts';
import { formatMoney, toCents } from '#domain/money.ts';
import { CANCELLATION_POLICIES, type GuestGroup } from '#domain/vocabulary.ts';
import {
  MonthlyPaymentsSwitch,
  POLICY_HINTS,
  PolicyChooser,
  PricePreview,
  PricingSliders,
  SpecialDiscountSwitch,
} from '#market/hosting/index.web.ts';
import { useHostingDuty } from '#platform/web/scope/use-hosting-duty.ts';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { wholeRange } from '../dates/date-errors.ts';
import { useToday } from '../dates/date-pair.tsx';
import { FIELD_LABELS } from '../field-labels.ts';
import {
  type HostingField,
  pricedNights,
  pricingTerms,
  useItinerantForm,
} from '../itinerant-form.ts';

const HINTS = {
  ...POLICY_HINTS,
  strict: { about: msg`For places that are hard to fill at short notice.` },
  'long-term': { about: msg`For journeys of a month or longer.` },
};

/** Price, fees, discounts and cancellation policy (spec 3 §2.2, step 4). */
export default function PriceStep() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useItinerantForm();
  return (
    <>
      <NumberField
        name="price"
        label={i18n._(FIELD_LABELS.price)}
        hint={t`Enter 0 if guests lend a hand instead.`}
        bounds={ITINERANT_NUMBERS.price}
        error={errors.price}
        blank={null}
        value={values.price}
        onChange={(price) => change({ price })}
      />
      <SharedCost />
      <FeeFields />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="lg:sticky lg:top-0 lg:order-last lg:self-start">
          <Earnings />
        </div>
        <PricingSliders
          legend={<Trans>Discounts for stays over 28 days</Trans>}
          fields={DISCOUNTS}
          rates={values}
          errors={errors}
          onChange={change}
        />
      </div>
      <SpecialDiscountSwitch values={values} onChange={change} />
      <MonthlyPaymentsSwitch values={values} onChange={change} />
      <PolicyChooser
        policies={CANCELLATION_POLICIES}
        hints={HINTS}
        value={values}
        errors={errors}
        minNights={pricedNights(wholeRange(values), values.minnight)[0] ?? values.minnight}
        maxLength={ITINERANT_TEXTS.customCancellationPolicy.max}
        onChange={change}
      />
    </>
  );
}

/**
 * Totals for a guest who books today, for the minimum and for all nights, and for all guests
 * together.
 */
function Earnings() {
  const { i18n } = useLingui();
  const { values } = useItinerantForm();
  const mayDo = useHostingDuty();
  const today = useToday();
  const range = wholeRange(values);
  const nights = pricedNights(range, values.minnight);
  const daysAhead = range === null ? 0 : Math.max(0, nightsBetween(today, range.start));
  const terms = pricingTerms(values);
  const quoteStay = (length: number, groups: readonly GuestGroup[]) =>
    priceItinerant({ ...terms, nights: length, groups, guests: 1, pets: 0, daysAhead });
  const money = (amount: number) => formatMoney(amount, i18n.locale);
  const guests = Math.max(1, Math.round(values.guestCount) || 1);
  const whole = quoteStay(Math.max(...nights), []).total;
  const each = money(whole);
  const sum = money(whole * guests);
  return (
    <PricePreview
      showsPayout={mayDo(null)}
      nights={nights}
      quoteOf={quoteStay}
      about={
        <>
          <Trans>For one guest who books today.</Trans>{' '}
          <Plural
            value={guests}
            one={
              <span>
                With its one place taken, that is <bdi translate="no">{sum}</bdi>.
              </span>
            }
            other={
              <span>
                With all places taken, each guest pays <bdi translate="no">{each}</bdi> × # guests ={' '}
                <bdi translate="no">{sum}</bdi>.
              </span>
            }
          />
        </>
      }
    />
  );
}

/** A cost that all aboard share, in place of the price by the night. */
function SharedCost() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const { sharedCost, goPeople, guestCount } = values;
  const money = (amount: number) => formatMoney(amount, i18n.locale);
  const cost =
    sharedCost === null || goPeople === null
      ? null
      : { total: toCents(sharedCost), people: Math.max(1, goPeople) };
  const capacity = Math.max(cost?.people ?? 1, Math.min(guestCount, 200));
  const max = cost === null ? '' : money(shareWith(cost, cost.people));
  const fewest = cost === null ? '' : money(shareWith(cost, capacity));
  return (
    <FoldOut
      title={<Trans>Share the cost instead (optional)</Trans>}
      open={sharedCost !== null}
      wrong={errors.sharedCost !== undefined}
    >
      <div className="grid gap-3">
        <p className="max-w-prose text-soft text-sm">
          <Trans>
            For a van or a boat with a fixed cost. Everyone aboard shares it evenly, for all nights
            and without discounts: the price per night is worked out from it. It needs a number of
            people and a day when it's decided.
          </Trans>
        </p>
        <NumberField
          name="sharedCost"
          label={i18n._(FIELD_LABELS.sharedCost)}
          hint={t`Leave it blank if each guest pays by the night.`}
          bounds={SHARED_COST_BOUNDS}
          error={errors.sharedCost}
          blank={null}
          value={sharedCost}
          onChange={(amount) => change({ sharedCost: amount })}
        />
        {cost === null ? null : (
          <p role="status" className="text-sm">
            <Trans>
              Each pays {max} at most, and {fewest} with all places taken.
            </Trans>
          </p>
        )}
      </div>
    </FoldOut>
  );
}

const FEES = [
  'cleaningFees',
  'extraGuestFees',
  'petFees',
  'taxFees',
  'securityDepositFee',
] as const satisfies readonly HostingField[];

/** Fees on top of the price; collapsed, as many hosts charge none. */
function FeeFields() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const hints = {
    cleaningFees: t`Once per reservation`,
    extraGuestFees: t`Once, for each guest from the second on`,
    petFees: t`Per pet, once`,
    taxFees: t`Per guest, once`,
    securityDepositFee: t`Once per reservation, refunded afterwards`,
  };
  return (
    <FoldOut
      title={<Trans>Fees and deposit</Trans>}
      open={FEES.some((name) => values[name] > 0)}
      wrong={FEES.some((name) => errors[name] !== undefined)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {FEES.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={i18n._(FIELD_LABELS[name])}
            hint={hints[name]}
            bounds={ITINERANT_NUMBERS[name]}
            error={errors[name]}
            placeholder="0"
            blank={0}
            value={values[name]}
            onChange={(amount) => change({ [name]: amount })}
          />
        ))}
      </div>
    </FoldOut>
  );
}
