import { Trans } from '@lingui/react/macro';
import { FilterSummary } from '#features/listings/filters.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { filterForm, useFilterScope, useFilters } from './filter-form.ts';
import { amountOf } from './filter-values.ts';

/** The most one guest pays, with the summary of the filters. */
export function PriceStep() {
  return (
    <div className="grid gap-8">
      <PriceField />
      <FilterSummary form={filterForm} />
    </div>
  );
}

/** The price is of the figure that the cards show; what is no number is left out, which is said. */
function PriceField() {
  const { values, change } = useFilters();
  const { search } = useFilterScope();
  const isLeftOut = values.price.trim() !== '' && amountOf(values.price) === undefined;
  return (
    <div className="grid gap-1.5">
      <TextField
        name="price"
        label={<Trans>The most you'd pay, in dollars</Trans>}
        hint={
          search.scheduleDuration === 'full' ? (
            <Trans>For a pass and one guest, as the prices on the cards.</Trans>
          ) : (
            <Trans>For one session and one guest, as the prices on the cards.</Trans>
          )
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={values.price}
        onChange={({ target }) => change({ price: target.value })}
        className="max-w-60"
      />
      <p role="status" className="min-h-5 text-sm">
        {isLeftOut ? (
          <Trans>That isn't an amount such as 45 or 45.50, so we'll search at any price.</Trans>
        ) : null}
      </p>
    </div>
  );
}
