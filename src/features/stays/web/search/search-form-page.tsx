import { Trans } from '@lingui/react/macro';
import { withoutPlace } from './active-chips.ts';
import { FilterFields } from './filter-fields.tsx';
import { FILTER_NAMES } from './filter-form-values.ts';
import { SearchForm, useAskedSearch } from './search-form.tsx';

/** Every wish of a search on a page of its own, which needs no script. */
export function SearchFormPage() {
  const { asked } = useAskedSearch();
  return (
    <div className="content-width max-w-2xl py-10">
      <h1 className="mb-8 font-bold text-3xl">
        <Trans>Find a home</Trans>
      </h1>
      <SearchForm
        more={{
          names: FILTER_NAMES,
          fields: (
            <section id="filters" className="scroll-mt-24 border-line border-t pt-6">
              <h2 className="mb-4 font-semibold text-xl">
                <Trans>Filters</Trans>
              </h2>
              {/* The place has its own fields, the radius among them. */}
              <FilterFields search={withoutPlace(asked)} duration="night" />
            </section>
          ),
        }}
      />
    </div>
  );
}
