import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRICING_FIELDS } from '#domain/discounts.ts';
import { STAY_NUMBERS, STAY_TEXTS } from '#domain/stay-form.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';
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
import { type HostingField, type HostingValues, pricingTerms, useStayForm } from '../stay-form.ts';
import { ComparablePrices } from './comparable-prices.tsx';
import { InstantBookingChoice } from './instant-booking-choice.tsx';

/** A week, a month, a quarter; in nights. */
const NIGHTS = [7, 28, 90];

const HINTS = {
  ...POLICY_HINTS,
  strict: { about: msg`For homes that are hard to fill at short notice.` },
  'long-term': { about: msg`For homes rented by the month.` },
};

/** Price, discounts and cancellation policy (spec 3 §2.3, step 4). */
export default function PriceStep() {
  const { t } = useLingui();
  const { values, errors, change } = useStayForm();
  const mayDo = useHostingDuty();
  return (
    <>
      <NumberField
        name="price"
        label={t`Price per night, in US dollars`}
        hint={values.occupancy === 'entire-place' ? t`For the whole place.` : t`For one room.`}
        bounds={STAY_NUMBERS.price}
        error={errors.price}
        blank={0}
        value={values.price}
        onChange={(price) => change({ price })}
      />
      <ComparablePrices values={values} />
      <FeeFields values={values} errors={errors} onChange={change} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="lg:sticky lg:top-0 lg:order-last lg:self-start">
          <PricePreview
            showsPayout={mayDo(null)}
            nights={NIGHTS}
            quoteOf={(nights, groups) =>
              priceStay({
                ...pricingTerms(values),
                nights,
                groups,
                guests: 1,
                pets: 0,
                units: 1,
                daysAhead: 0,
              })
            }
            about={<Trans>For one guest in one room.</Trans>}
          />
        </div>
        <PricingSliders
          legend={<Trans>Discounts and deposit</Trans>}
          fields={PRICING_FIELDS}
          rates={values}
          errors={errors}
          onChange={change}
        />
      </div>
      <SpecialDiscountSwitch values={values} onChange={change} />
      <MonthlyPaymentsSwitch values={values} onChange={change} />
      <InstantBookingChoice
        value={values.instantBooking}
        error={errors.instantBooking}
        onChange={(instantBooking) => change({ instantBooking })}
      />
      <PolicyChooser
        policies={CANCELLATION_POLICIES}
        hints={HINTS}
        value={values}
        errors={errors}
        minNights={values.minnight}
        maxLength={STAY_TEXTS.customCancellationPolicy.max}
        onChange={change}
      />
    </>
  );
}

type Fee = 'cleaningFees' | 'extraGuestFees' | 'petFees' | 'taxRate';

const FEES = [
  'cleaningFees',
  'includedGuests',
  'extraGuestFees',
  'petFees',
  'taxRate',
] as const satisfies readonly HostingField[];

interface FeeFieldsProps {
  values: HostingValues;
  errors: { readonly [Name in HostingField]?: string };
  onChange(patch: Partial<HostingValues>): void;
}

/** Optional fees in addition to the price; collapsed, as most homes have none. */
function FeeFields({ values, errors, onChange }: FeeFieldsProps) {
  const { t } = useLingui();
  const field = (name: Fee, label: string, hint: string) => (
    <NumberField
      name={name}
      label={label}
      hint={hint}
      bounds={STAY_NUMBERS[name]}
      error={errors[name]}
      placeholder="0"
      blank={0}
      value={values[name]}
      onChange={(amount) => onChange({ [name]: amount })}
    />
  );
  return (
    <FoldOut
      title={<Trans>Fees and taxes</Trans>}
      open={FEES.some((name) => name !== 'includedGuests' && values[name] > 0)}
      wrong={FEES.some((name) => errors[name] !== undefined)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {field('cleaningFees', t`Cleaning, in US dollars`, t`Once for the whole stay`)}
        {field('petFees', t`Pets, in US dollars`, t`Per pet, once`)}
        <NumberField
          name="includedGuests"
          label={t`Guests the price includes`}
          hint={t`Leave blank to include all of them.`}
          bounds={STAY_NUMBERS.guestCount}
          error={errors.includedGuests}
          blank={null}
          value={values.includedGuests}
          onChange={(includedGuests) => onChange({ includedGuests })}
        />
        {field(
          'extraGuestFees',
          t`Extra guests, in US dollars`,
          t`Per night, for each guest above that number`,
        )}
        {field('taxRate', t`Taxes, in percent`, t`You pass these on to your city or state.`)}
      </div>
    </FoldOut>
  );
}
