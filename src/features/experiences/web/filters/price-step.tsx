import { Trans } from '@lingui/react/macro';
import { FilterSummary, MaxPriceField } from '#market/search/late.web.ts';
import { filterForm, useFilterScope, useFilters } from './filter-form.ts';
import { parsePrice } from './filter-values.ts';

/** Maximum price for one guest, with the summary of the filters. */
export function PriceStep() {
  const { values, change } = useFilters();
  const { search } = useFilterScope();
  return (
    <div className="grid gap-8">
      <MaxPriceField
        value={values.price}
        isAmount={parsePrice(values.price) !== undefined}
        hint={
          search.scheduleDuration === 'full' ? (
            <Trans>Per person, for a pass, like the prices on the cards.</Trans>
          ) : (
            <Trans>Per person, per session, like the prices on the cards.</Trans>
          )
        }
        onChange={(price) => change({ price })}
      />
      <FilterSummary form={filterForm} />
    </div>
  );
}
