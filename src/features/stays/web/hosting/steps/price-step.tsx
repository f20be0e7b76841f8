import { Trans, useLingui } from '@lingui/react/macro';
import { STAY_NUMBERS, STAY_TEXTS } from '#domain/stay-form.ts';
import { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';
import { PolicyChooser, PricePreview, PricingSliders } from '#features/listings/hosting.web.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { FeeFields } from '../fee-fields.tsx';
import { pricingTerms } from '../pricing-terms.ts';
import { useStayForm } from '../stay-form.ts';

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
          <PricePreview terms={pricingTerms(values)} />
        </div>
        <PricingSliders rates={values} errors={errors} onChange={change} />
      </div>
      {values.specialDiscount === 0 ? null : (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="specialDiscountOn"
            checked={values.specialDiscountOn}
            onChange={({ target }) => change({ specialDiscountOn: target.checked })}
            className="size-5 flex-none accent-ember"
          />
          <Trans>Turn on the special discount</Trans>
        </label>
      )}
      <PolicyChooser
        policies={CANCELLATION_POLICIES}
        value={values}
        errors={errors}
        maxLength={STAY_TEXTS.customCancellationPolicy.most}
        onChange={change}
      />
    </>
  );
}
