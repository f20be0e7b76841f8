import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DISCOUNT_MIN_DAYS, PRICING_FIELDS, type PricingField } from '#domain/discounts.ts';
import { PRICING_FIELD_LABELS } from '#features/catalogues/labels.web.ts';
import { PercentSlider } from './percent-slider.tsx';
import { PRICING_HINTS } from './pricing-hints.ts';

export type PricingRates = { readonly [Field in PricingField]: number };

export interface PricingSlidersProps {
  rates: PricingRates;
  errors: { readonly [Field in PricingField]?: string };
  onChange(patch: Partial<PricingRates>): void;
}

/** The nine percentages of the host's pricing in their ranges and steps (spec 1 §5). */
export function PricingSliders({ rates, errors, onChange }: PricingSlidersProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">
        <Trans>Discounts and deposit</Trans>
      </legend>
      <p className="mt-1 mb-4 text-sm text-soft">
        <Plural
          value={DISCOUNT_MIN_DAYS}
          one="Discounts apply to stays of # night or more, or booked at least # day ahead. Each guest gets the best one they qualify for, never two."
          other="Discounts apply to stays of # nights or more, or booked at least # days ahead. Each guest gets the best one they qualify for, never two."
        />
      </p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {PRICING_FIELDS.map(({ field, min, max, step }) => (
          <PercentSlider
            key={field}
            name={field}
            label={i18n._(PRICING_FIELD_LABELS[field])}
            about={i18n._(PRICING_HINTS[field].about)}
            min={min}
            max={max}
            step={step}
            value={rates[field]}
            error={errors[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
