import { Trans, useLingui } from '@lingui/react/macro';

import { type ReactNode, useId } from 'react';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { AMOUNT_PATTERN } from '#domain/typed-number.ts';
import { OCCUPANCIES } from '#domain/vocabulary.ts';
import { CountField } from '#market/search/index.web.ts';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { PriceLegend } from './price-line.tsx';
import { SearchForm, useAskedSearch } from './search-form.tsx';
import { useOccupancyLabels } from './use-occupancy-labels.ts';

/** The parameters that the filters' fields write; the radius belongs to the place. */
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

const CHOICE =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-line-strong px-4 py-2 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint';

/** Price, rooms, bathrooms, occupancy: fields of a plain form, which needs no script. */
function FilterFields({ search }: { search: StaySearch }) {
  const { t } = useLingui();
  const id = useId();
  const occupancyLabel = useOccupancyLabels();
  const price = (name: 'minPrice' | 'maxPrice', label: ReactNode) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1.5 block text-sm text-soft">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        pattern={AMOUNT_PATTERN}
        title={t`Enter an amount such as 1200 or 45.50.`}
        placeholder={t`Any`}
        defaultValue={search[name]}
        className={FIELD_BOX}
      />
    </div>
  );
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className={FIELD_LABEL}>
          <PriceLegend duration={search.priceSpan ?? 'night'} />
        </legend>
        <div className="grid grid-cols-2 gap-4">
          {price('minPrice', <Trans>Minimum, in dollars</Trans>)}
          {price('maxPrice', <Trans>Maximum, in dollars</Trans>)}
        </div>
      </fieldset>
      <div className="grid gap-6 min-[26rem]:grid-cols-2 min-[26rem]:gap-4">
        <CountField
          label={<Trans>Rooms</Trans>}
          name="roomCount"
          count={search.roomCount}
          less={t`Fewer rooms`}
          more={t`More rooms`}
        />
        <CountField
          label={<Trans>Bathrooms</Trans>}
          name="bathroomCount"
          count={search.bathroomCount}
          less={t`Fewer bathrooms`}
          more={t`More bathrooms`}
        />
      </div>
      <fieldset>
        <legend className={FIELD_LABEL}>
          <Trans>Type of place</Trans>
        </legend>
        <div className="grid gap-2 min-[26rem]:grid-cols-2">
          <Choice name="occupancy" value="" chosen={search.occupancy === undefined}>
            <Trans>Any kind</Trans>
          </Choice>
          {OCCUPANCIES.map((value) => (
            <Choice key={value} name="occupancy" value={value} chosen={search.occupancy === value}>
              {occupancyLabel(value)}
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Choice({
  name,
  value,
  chosen,
  children,
}: {
  name: string;
  value: string;
  chosen: boolean;
  children: ReactNode;
}) {
  return (
    <label className={CHOICE}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        className="size-5 flex-none accent-ember"
      />
      <span>{children}</span>
    </label>
  );
}
