import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, toCents } from '#domain/money.ts';
import {
  type PriceProblem,
  type PriceRange,
  parseDollars,
  priceProblems,
} from '#domain/search/price-range.ts';
import { plainAmount } from '#domain/typed-number.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { RangeSlider } from '#platform/web/ui/range-slider.tsx';
import { useTypedValue } from '#platform/web/ui/use-typed-value.ts';
import type { FieldErrors } from '#platform/web/wizard/steps.ts';

export interface PriceFieldProps {
  bounds: PriceRange & { readonly average: number };
  /** As typed; null while it is at its bound. */
  min: string | null;
  max: string | null;
  errors: { readonly min?: string | undefined; readonly max?: string | undefined };
  onChange(patch: { min?: string | null; max?: string | null }): void;
}

/** Attributes of an amount; its bounds are checked elsewhere. */
const DOLLARS = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;

/** Two sliders and two fields for one range; they always agree (spec 3 §5). */
export function PriceField({ bounds, min, max, errors, onChange }: PriceFieldProps) {
  const { t, i18n } = useLingui();
  const money = (dollars: number) => formatMoney(toCents(dollars), i18n.locale, { cents: 'none' });
  const within = (typed: string | null, otherwise: number) => {
    const dollars = parseDollars(typed ?? '') ?? otherwise;
    return Math.max(bounds.min, Math.min(bounds.max, dollars));
  };
  const textUnlessBound = (value: number, bound: number) =>
    value === bound ? null : String(value);
  const average = money(bounds.average);
  const read = (typed: string) => plainAmount(typed, i18n.locale);
  const show = (plain: string) => plain;
  const lowest = useTypedValue(min ?? String(bounds.min), read, show, (typed) =>
    onChange({ min: typed }),
  );
  const highest = useTypedValue(max ?? String(bounds.max), read, show, (typed) =>
    onChange({ max: typed }),
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        <Trans>Price per night</Trans>
      </legend>
      <RangeSlider
        label={t`Price per night`}
        lowLabel={t`Minimum price`}
        highLabel={t`Maximum price`}
        min={bounds.min}
        max={bounds.max}
        low={within(min, bounds.min)}
        high={within(max, bounds.max)}
        format={money}
        onChange={({ low, high }) =>
          onChange({
            min: textUnlessBound(low, bounds.min),
            max: textUnlessBound(high, bounds.max),
          })
        }
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...DOLLARS}
          name="minPrice"
          label={<Trans>Minimum, in dollars</Trans>}
          value={lowest.text}
          error={errors.min}
          onChange={({ target }) => lowest.type(target.value)}
        />
        <TextField
          {...DOLLARS}
          name="maxPrice"
          label={<Trans>Maximum, in dollars</Trans>}
          value={highest.text}
          error={errors.max}
          onChange={({ target }) => highest.type(target.value)}
        />
      </div>
      <p className="text-sm text-soft">
        <Trans>The average is {average} a night.</Trans>
      </p>
    </fieldset>
  );
}

/** Prices as typed; null where empty. */
export interface TypedPrices {
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
}

/**
 * Errors of the prices of a search, by field.
 *
 * @param outOfBounds text with the range of prices, for prices beyond it
 */
export function priceErrors(
  { minPrice, maxPrice }: TypedPrices,
  bounds: PriceRange,
  outOfBounds: (bounds: PriceRange) => MessageDescriptor,
): FieldErrors<TypedPrices> {
  const describeProblem = (problem: PriceProblem): MessageDescriptor => {
    switch (problem) {
      case 'not-a-number':
        return msg`Enter an amount such as 1200 or 45.50.`;
      case 'out-of-bounds':
        return outOfBounds(bounds);
      case 'crossed':
        return msg`The maximum price has to be above the minimum.`;
    }
  };
  const { min, max } = priceProblems({ min: minPrice ?? '', max: maxPrice ?? '' }, bounds);
  return {
    ...(min === undefined ? {} : { minPrice: describeProblem(min) }),
    ...(max === undefined ? {} : { maxPrice: describeProblem(max) }),
  };
}
