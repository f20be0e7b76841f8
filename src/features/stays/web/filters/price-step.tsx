import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { plainAmount } from '#domain/typed-number.ts';
import { FilterSummary } from '#market/search/late.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { numberInputProps } from '#platform/web/ui/number-input-props.ts';
import { RangeSlider } from '#platform/web/ui/range-slider.tsx';
import { useTypedValue } from '#platform/web/ui/use-typed-value.ts';
import { PriceLegend } from '../search/price-legend.tsx';
import { Analytics } from './analytics.tsx';
import { filterForm, useAskedDuration, useFilterScope, useFilters } from './filter-form.ts';
import { amountOf, priceBounds } from './filter-values.ts';
import { PriceHistogram, PriceHistogramSkeleton } from './price-histogram.tsx';
import { priceScale, rangeOnScale, typedRange } from './price-scale.ts';

/** Price range and analytics, with the summary of the filters (spec 3 §2.5, step 3). */
export function PriceStep() {
  return (
    <div className="grid gap-8">
      <PriceRange />
      <Analytics />
      <FilterSummary form={filterForm} />
    </div>
  );
}

function PriceRange() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { figures, isComing } = useFilterScope();
  const duration = useAskedDuration();
  const scale = priceScale(figures?.histogram ?? null, DURATION_NIGHTS[duration]);
  const bounds = priceBounds(duration);
  const range = rangeOnScale(values, scale, duration);
  const money = (dollars: number) => formatMoney(dollars * 100, i18n.locale, { cents: 'none' });
  return (
    <fieldset className="min-w-0">
      <legend className={FIELD_LABEL}>
        <PriceLegend duration={duration} />
      </legend>
      {/* The dots, not the wider thumbs, line up with what is above and below. */}
      <div className="-mx-3">
        {figures === null ? (
          <PriceHistogramSkeleton isShown={isComing} />
        ) : (
          <PriceHistogram histogram={figures.histogram} range={range} scale={scale} />
        )}
        <RangeSlider
          label={t`Price range`}
          low={range.low}
          high={range.high}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          lowLabel={t`Minimum price`}
          highLabel={t`Maximum price`}
          format={(dollars) => (dollars >= scale.max ? t`No limit` : money(dollars))}
          onChange={(moved) => change(typedRange(moved, scale, bounds))}
        />
      </div>
      <div className="mt-2 grid grid-cols-2 gap-4">
        <Amount name="minPrice" label={<Trans>Minimum, in dollars</Trans>} max={bounds.max} />
        <Amount name="maxPrice" label={<Trans>Maximum, in dollars</Trans>} max={bounds.max} />
      </div>
    </fieldset>
  );
}

/** A typed amount; blank becomes 0 when it is left (spec 3 §5). */
function Amount({
  name,
  label,
  max,
}: {
  name: 'minPrice' | 'maxPrice';
  label: ReactNode;
  max: number;
}) {
  const { i18n } = useLingui();
  const { values, change, errors } = useFilters();
  const set = (typed: string) => change({ [name]: typed });
  const field = useTypedValue<string>(
    values[name],
    (typed) => plainAmount(typed, i18n.locale),
    (plain) => plain,
    set,
  );
  const amount = amountOf(values[name]);
  return (
    <TextField
      {...numberInputProps({ min: 0, max, step: 1 }, amount, (next) => set(String(next)))}
      inputMode="decimal"
      name={name}
      label={label}
      hint={
        name === 'maxPrice' && amount !== null && amount >= max ? (
          <Trans>No limit</Trans>
        ) : undefined
      }
      error={errors[name]}
      value={field.text}
      onChange={({ target }) => field.type(target.value)}
      onBlur={() => {
        if (amount === null) return;
        field.settle();
        if (String(amount) !== values[name]) set(String(amount));
      }}
    />
  );
}
