import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { OCCUPANCIES, type Occupancy, type PricingDuration } from '#domain/vocabulary.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { CountField } from './count-field.tsx';
import { FIELD_BOX, FIELD_LABEL } from './field-box.ts';
import { priceText } from './filter-form-values.ts';

const RADII_KM = [2, 5, 10, 25, 50, 100, 250];
const CHOICE =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-line-strong px-4 py-2 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint';

export interface FilterFieldsProps {
  search: StaySearch;
  /** What prices are typed for. */
  duration: PricingDuration;
  /** What is wrong with the prices, shown at them. */
  priceError?: ReactNode;
}

/** Price, rooms, bathrooms, what one gets, how far: what the URL of a search can say besides. */
export function FilterFields({ search, duration, priceError }: FilterFieldsProps) {
  const { t, i18n } = useLingui();
  const { units } = usePreferences();
  const id = useId();
  const occupancies: Record<Occupancy, string> = {
    'entire-place': t`Entire place`,
    'private-suite': t`Private suite`,
    'private-room': t`Private room`,
    'shared-room': t`Shared room`,
  };
  const error = priceError === undefined ? undefined : `${id}-price-error`;
  const price = (name: 'minPrice' | 'maxPrice', label: ReactNode) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1.5 block text-sm text-soft">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        name={name}
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        placeholder={t`Any`}
        defaultValue={priceText(search[name], duration)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error}
        className={`${FIELD_BOX} ${error === undefined ? '' : 'border-danger'}`}
      />
    </div>
  );
  const radius = search.radiusKm ?? DEFAULT_RADIUS_KM;
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className={FIELD_LABEL}>
          <PriceLegend duration={duration} />
        </legend>
        <div className="grid grid-cols-2 gap-4">
          {price('minPrice', <Trans>From, in dollars</Trans>)}
          {price('maxPrice', <Trans>Up to, in dollars</Trans>)}
        </div>
        {error === undefined ? null : (
          <p id={error} role="alert" className="mt-1.5 text-danger text-sm">
            {priceError}
          </p>
        )}
      </fieldset>
      <div className="grid gap-6 min-[26rem]:grid-cols-2 min-[26rem]:gap-4">
        <CountField
          label={<Trans>Rooms</Trans>}
          name="roomCount"
          count={search.roomCount}
          less={t`One room less`}
          more={t`One room more`}
        />
        <CountField
          label={<Trans>Bathrooms</Trans>}
          name="bathroomCount"
          count={search.bathroomCount}
          less={t`One bathroom less`}
          more={t`One bathroom more`}
        />
      </div>
      <fieldset>
        <legend className={FIELD_LABEL}>
          <Trans>What is yours</Trans>
        </legend>
        <div className="grid gap-2 min-[26rem]:grid-cols-2">
          <Choice name="occupancy" value="" chosen={search.occupancy === undefined}>
            <Trans>Any kind</Trans>
          </Choice>
          {OCCUPANCIES.map((value) => (
            <Choice key={value} name="occupancy" value={value} chosen={search.occupancy === value}>
              {occupancies[value]}
            </Choice>
          ))}
        </div>
      </fieldset>
      {search.latitude === undefined ? null : (
        <div>
          <label htmlFor={`${id}-radius`} className={FIELD_LABEL}>
            <Trans>How far from the place</Trans>
          </label>
          <select id={`${id}-radius`} name="radiusKm" defaultValue={radius} className={FIELD_BOX}>
            {[...new Set([...RADII_KM, radius])]
              .sort((a, b) => a - b)
              .map((km) => (
                <option key={km} value={km}>
                  {formatDistance(km, i18n.locale, units)}
                </option>
              ))}
          </select>
        </div>
      )}
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
      {children}
    </label>
  );
}

function PriceLegend({ duration }: { duration: PricingDuration }) {
  switch (duration) {
    case 'night':
      return <Trans>Price of a night</Trans>;
    case 'week':
      return <Trans>Price of a week</Trans>;
    case 'month':
      return <Trans>Price of a month</Trans>;
    case 'quarter':
      return <Trans>Price of a quarter</Trans>;
    case 'year':
      return <Trans>Price of a year</Trans>;
  }
}
