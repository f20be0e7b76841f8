import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DISCOUNT_MIN_DAYS, type PricingField, type PricingFieldRule } from '#domain/discounts.ts';
import { PRICING_FIELD_LABELS } from '#features/catalogues/index.web.ts';
import { Slider } from '#platform/web/ui/slider.tsx';

export interface PercentSliderProps {
  /** Name in the form. */
  name: string;
  label: string;
  about: string;
  /** Bounds and step in percent. */
  min: number;
  max: number;
  step: number;
  value: number;
  error?: string | undefined;
  onChange(value: number): void;
}

/** A slider for a percentage, with its explanation. */
export function PercentSlider({ name, about, error, ...slider }: PercentSliderProps) {
  const { i18n } = useLingui();
  return (
    <div data-field={name} className="min-w-0">
      <Slider
        {...slider}
        format={(percent) => i18n.number(percent / 100, { style: 'percent' })}
        hint={
          <>
            <span>{about}</span>
            {error === undefined ? null : <span className="block text-danger">{error}</span>}
          </>
        }
      />
    </div>
  );
}

type PricingRates<Field extends PricingField> = { readonly [Name in Field]: number };

export interface PricingSlidersProps<Field extends PricingField> {
  legend: ReactNode;
  /** The pricing fields of the kind of listing. */
  fields: readonly PricingFieldRule<Field>[];
  rates: PricingRates<Field>;
  errors: { readonly [Name in Field]?: string };
  onChange(patch: { [Name in Field]?: number }): void;
}

/** The percentages of the host's pricing in their ranges and steps (spec 1 §5). */
export function PricingSliders<Field extends PricingField>(props: PricingSlidersProps<Field>) {
  const { legend, fields, rates, errors, onChange } = props;
  const { i18n } = useLingui();
  function change(field: Field, value: number) {
    const patch: { [Name in Field]?: number } = {};
    patch[field] = value;
    onChange(patch);
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{legend}</legend>
      <p className="mt-1 mb-4 text-sm text-soft">
        <Plural
          value={DISCOUNT_MIN_DAYS}
          one="Discounts apply to stays of # night or more, or booked at least # day ahead. Each guest gets the best one they qualify for, never two."
          other="Discounts apply to stays of # nights or more, or booked at least # days ahead. Each guest gets the best one they qualify for, never two."
        />
      </p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {fields.map(({ field, min, max, step }) => (
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
            onChange={(value) => change(field, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Target group of each of the nine sliders (spec 1 §3); bounds are `PRICING_FIELDS`. */
const PRICING_HINTS: Record<PricingField, { readonly about: MessageDescriptor }> = {
  discount: { about: msg`For everyone.` },
  specialDiscount: { about: msg`For everyone, as long as it's switched on.` },
  influencerDiscount: { about: msg`For guests who share their travels with an online audience.` },
  localDiscount: { about: msg`For guests who live in your country.` },
  parentDiscount: { about: msg`For guests who bring their children.` },
  studentDiscount: { about: msg`For students.` },
  volunteerDiscount: { about: msg`For guests who volunteer while they stay.` },
  womenDiscount: { about: msg`For women, on stays of 28 nights or more.` },
  securityRate: {
    about: msg`A share of the price of all nights, held during the stay and then refunded.`,
  },
};

export interface MonthlyPaymentsSwitchProps {
  values: { readonly monthlyPayments: boolean };
  onChange(patch: { monthlyPayments: boolean }): void;
}

/** Lets guests of long stays pay by the month, or not. */
export function MonthlyPaymentsSwitch({ values, onChange }: MonthlyPaymentsSwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="monthlyPayments"
        checked={values.monthlyPayments}
        onChange={({ target }) => onChange({ monthlyPayments: target.checked })}
        className="size-5 flex-none accent-ember"
      />
      <span>
        <span className="block">
          <Trans>Let guests pay by the month for stays of more than 30 nights</Trans>
        </span>
        <span className="block text-sm text-ink-soft">
          <Trans>You're paid by the month either way, 48 hours after each month begins.</Trans>
        </span>
      </span>
    </label>
  );
}

export interface SpecialDiscountSwitchProps {
  values: { readonly specialDiscount: number; readonly specialDiscountOn: boolean };
  onChange(patch: { specialDiscountOn: boolean }): void;
}

/** Switches the special discount on or off, where there is one. */
export function SpecialDiscountSwitch({ values, onChange }: SpecialDiscountSwitchProps) {
  if (values.specialDiscount === 0) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="specialDiscountOn"
        checked={values.specialDiscountOn}
        onChange={({ target }) => onChange({ specialDiscountOn: target.checked })}
        className="size-5 flex-none accent-ember"
      />
      <Trans>Turn on the special discount</Trans>
    </label>
  );
}
