import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRICING_FIELDS } from '#domain/discounts.ts';
import { STAY_NUMBERS, STAY_TEXTS } from '#domain/stay-form.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';
import {
  POLICY_HINTS,
  PolicyChooser,
  PricePreview,
  PricingSliders,
  SpecialDiscountSwitch,
} from '#market/hosting/late.web.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { FeeFields } from '../fee-fields.tsx';
import { pricingTerms } from '../pricing-terms.ts';
import { useStayForm } from '../stay-form.ts';

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
      <FeeFields values={values} errors={errors} onChange={change} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="lg:sticky lg:top-0 lg:order-last lg:self-start">
          <PricePreview
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
