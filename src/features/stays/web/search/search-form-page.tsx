import { Trans } from '@lingui/react/macro';
import { FilterFields } from './filter-fields.tsx';
import { SearchForm, useAskedSearch } from './search-form.tsx';

/** The parameters that the filters' fields write; the radius is for the place to say. */
const FILTER_NAMES = [
  'minPrice',
  'maxPrice',
  'roomCount',
  'bathroomCount',
  'occupancy',
  'radiusKm',
] as const;

/** All fields of a search on a page of its own, which needs no script. */
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
              <FilterFields search={asked} />
            </section>
          ),
        }}
      />
    </div>
  );
}
