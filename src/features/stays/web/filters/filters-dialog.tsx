import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { toCents } from '#domain/money.ts';
import type { PriceProblem } from '#domain/search/price-range.ts';
import { formatStaySearch } from '#domain/search/stay-search.ts';
import { LISTING_CATEGORIES, OCCUPANCIES, type PricingDuration } from '#domain/vocabulary.ts';
import { OFFERED_MBPS } from '#domain/wifi-speed.ts';
import {
  averageAgeChip,
  priceChip,
  residentsChip,
  verifiedHostChip,
  wifiChip,
} from '#features/catalogues/index.web.ts';
import {
  amenityExtras,
  ChoiceCard,
  ExtraGroups,
  eventExtras,
  type FilterSet,
  FiltersDialog,
} from '#market/search/index.web.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { listChoices, showAnalytics } from '../../contract/addresses.gen.ts';
import { CategoryIcon } from '../search/category-icon.tsx';
import { useAskedSearch } from '../search/search-form.tsx';
import { useOccupancyLabels } from '../search/use-occupancy-labels.ts';
import { PriceStep, ResidentsStep } from './filter-steps.tsx';
import {
  type ChosenFilter,
  chosenFilters,
  chosenPriceProblems,
  type FilterValues,
  filterForm,
  getPriceDuration,
  priceBounds,
  type StayFilters,
  searchWithFilters,
  toFilterValues,
  toPriceRange,
  useAskedDuration,
  useFilterScope,
  useFilters,
  withoutChosen,
} from './filter-values.ts';

/** The filters of the homes in four steps (spec 3 §2.5). */
export default function StayFiltersDialog({ onClose }: DialogProps<'stay-filters'>) {
  const { refined } = useAskedSearch();
  return (
    <FiltersDialog
      set={STAY_FILTERS}
      search={refined}
      initial={toFilterValues(refined)}
      onClose={onClose}
    />
  );
}

/** Definition of the filters for homes. */
const STAY_FILTERS: FilterSet<StayFilters> = {
  path: '/',
  texts: {
    title: msg`Filter`,
    search: msg`Search Co-Livings`,
    none: msg`No filters yet: every home matches.`,
    found: (total) => <Plural value={total} _0="No homes" one="# home" other="# homes" />,
  },
  form: filterForm,
  steps: (search) => filterSteps(getPriceDuration(search)),
  searchWith: searchWithFilters,
  isSearch: (search, values) =>
    Object.keys(chosenPriceProblems(values, getPriceDuration(search))).length === 0,
  format: formatStaySearch,
  chosen: (search, values) => chosenFilters(values, getPriceDuration(search)),
  without: (search, values, chosen) => withoutChosen(values, chosen, getPriceDuration(search)),
  useLabels: useChipLabels,
  load: {
    figures: (query, signal) => call(showAnalytics, { query }, { signal }),
    choices: (signal) => call(listChoices, {}, { signal }),
  },
  noChoices: {
    categories: [],
    occupancies: [],
    amenityGroups: [],
    events: [],
    isIdentityOffered: false,
  },
};

const PROBLEMS = {
  'not-a-number': msg`Enter an amount such as 1200 or 45.50.`,
  crossed: msg`The maximum price has to be above the minimum.`,
  'out-of-bounds': msg`Too high.`,
} as const satisfies Record<PriceProblem, unknown>;

/** The four steps of the filter dialog (spec 3 §2.5). */
function filterSteps(duration: PricingDuration): readonly WizardStep<FilterValues>[] {
  return [
    {
      id: 'home',
      title: msg`Category and occupancy`,
      body: HomeStep,
      fields: ['category', 'occupancy', 'radiusKm'],
    },
    {
      id: 'extras',
      title: msg`Amenities and events`,
      body: ExtrasStep,
      fields: ['minMbps', 'amenity', 'event'],
    },
    {
      id: 'residents',
      title: msg`Resident requirements`,
      body: ResidentsStep,
      fields: ['residentCount', 'averageAge'],
    },
    {
      id: 'price',
      title: msg`Price range and analytics`,
      body: PriceStep,
      fields: ['minPrice', 'maxPrice', 'hostVerified'],
      checkedTogether: [['minPrice', 'maxPrice']],
      check: (values) => {
        const { minPrice, maxPrice } = chosenPriceProblems(values, duration);
        return {
          errors: {
            ...(minPrice === undefined ? {} : { minPrice: PROBLEMS[minPrice] }),
            ...(maxPrice === undefined ? {} : { maxPrice: PROBLEMS[maxPrice] }),
          },
        };
      },
    },
  ];
}

/**
 * Speed of the wifi; amenities and events, searchable, by group, with the number of remaining homes
 * (spec 3 §2.5, step 1).
 */
function ExtrasStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices, figures } = useFilterScope();
  const groups =
    choices === null
      ? null
      : [
          ...amenityExtras(choices.amenityGroups, {
            chosen: values.amenity,
            counts: figures?.amenities,
            onChange: (amenity) => change({ amenity }),
          }),
          eventExtras(choices.events, {
            label: t`Events`,
            locale: i18n.locale,
            chosen: values.event,
            counts: figures?.events,
            onChange: (event) => change({ event }),
          }),
        ];
  return (
    <div className="grid gap-6">
      <WifiField />
      <ExtraGroups
        groups={groups}
        searchLabel={t`Search amenities and events`}
        placeholder={t`Hot tub, desk, yoga…`}
        first="work"
      />
    </div>
  );
}

/** Minimum speed of the wifi; a custom speed from the URL is one of the options. */
function WifiField() {
  const { i18n } = useLingui();
  const { values, change } = useFilters();
  const { minMbps } = values;
  const speeds = new Set<number>([...OFFERED_MBPS, ...(minMbps === null ? [] : [minMbps])]);
  return (
    <fieldset className="min-w-0">
      <legend className={FIELD_LABEL}>
        <Trans>Wifi speed</Trans>
      </legend>
      <div className="grid grid-cols-3 gap-2 max-[24rem]:grid-cols-1">
        <ChoiceCard
          name="minMbps"
          isChosen={minMbps === null}
          onChoose={() => change({ minMbps: null })}
          label={<Trans>Any speed</Trans>}
        />
        {[...speeds]
          .sort((a, b) => a - b)
          .map((mbps) => (
            <ChoiceCard
              key={mbps}
              name="minMbps"
              isChosen={minMbps === mbps}
              onChoose={() => change({ minMbps: mbps })}
              label={i18n._(wifiChip(i18n.number(mbps)))}
            />
          ))}
      </div>
    </fieldset>
  );
}

/** Category and occupancy; radius, where the search has a position (spec 3 §2.5, step 0). */
function HomeStep() {
  const { values, change } = useFilters();
  const { choices, figures } = useFilterScope();
  const occupancyLabel = useOccupancyLabels();
  // The homes' names and the search work without the labels (spec 3 §8).
  if (choices === null) return <HomeStepSkeleton />;
  return (
    <div className="grid gap-6">
      <fieldset className="min-w-0">
        <legend className={FIELD_LABEL}>
          <Trans>Kind of home</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-2 max-[24rem]:grid-cols-1 sm:grid-cols-3">
          <ChoiceCard
            name="category"
            isChosen={values.category === null}
            onChoose={() => change({ category: null })}
            label={<Trans>Any kind</Trans>}
          />
          {LISTING_CATEGORIES.map((id) => (
            <ChoiceCard
              key={id}
              name="category"
              isChosen={values.category === id}
              onChoose={() => change({ category: id })}
              icon={<CategoryIcon category={id} />}
              label={choices.categories.find((category) => category.id === id)?.label ?? id}
              remaining={figures?.categories[id]}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className={FIELD_LABEL}>
          <Trans>Type of place</Trans>
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <ChoiceCard
            name="occupancy"
            isChosen={values.occupancy === null}
            onChoose={() => change({ occupancy: null })}
            label={<Trans>Any of these</Trans>}
          />
          {OCCUPANCIES.map((id) => (
            <ChoiceCard
              key={id}
              name="occupancy"
              isChosen={values.occupancy === id}
              onChoose={() => change({ occupancy: id })}
              label={occupancyLabel(id)}
              description={choices.occupancies.find((part) => part.id === id)?.description}
            />
          ))}
        </div>
      </fieldset>
      {values.radiusKm === null ? null : <RadiusField radiusKm={values.radiusKm} />}
    </div>
  );
}

function RadiusField({ radiusKm }: { radiusKm: number }) {
  const { change } = useFilters();
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        <Trans>Distance</Trans>
      </label>
      <select
        id={id}
        value={radiusKm}
        onChange={({ target }) => change({ radiusKm: Number(target.value) })}
        className={FIELD_BOX}
      >
        {radiiAround(radiusKm).map((km) => (
          <option key={km} value={km}>
            {formatDistance(km, i18n.locale, units)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** As tall as the loaded step. */
function HomeStepSkeleton() {
  return (
    <div aria-hidden="true" className="grid animate-pulse grid-cols-2 gap-2 sm:grid-cols-3">
      {Array.from({ length: 15 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never moved.
        <div key={at} className="h-14 rounded-xl bg-sunken" />
      ))}
    </div>
  );
}

const RADII_KM = [2, 5, 10, 25, 50, 100, 250];

/** Distances to choose from, including the current one. */
function radiiAround(radiusKm: number): number[] {
  return [...new Set([...RADII_KM, radiusKm])].sort((a, b) => a - b);
}

/** Returns a function that labels each filter in the summary, in the reader's language. */
function useChipLabels(): (filter: ChosenFilter) => string {
  const { i18n } = useLingui();
  const { values } = useFilters();
  const duration = useAskedDuration();
  const { choices } = useFilterScope();
  const occupancyLabel = useOccupancyLabels();

  function priceLabel(): string {
    const bounds = priceBounds(duration);
    const { min, max } = toPriceRange(values, duration);
    return priceChip(
      {
        min: min <= bounds.min ? undefined : toCents(min),
        max: min > bounds.min && max >= bounds.max ? undefined : toCents(max),
        span: duration,
      },
      i18n.locale,
      (text) => i18n._(text),
    );
  }

  return ({ key, id }) => {
    switch (key) {
      case 'category':
        return (
          choices?.categories.find((category) => category.id === values.category)?.label ??
          String(values.category)
        );
      case 'occupancy':
        return values.occupancy === null ? '' : occupancyLabel(values.occupancy);
      case 'amenity':
        return (
          choices?.amenityGroups
            .flatMap(({ amenities }) => amenities)
            .find((amenity) => amenity.id === id)?.label ?? String(id)
        );
      case 'event':
        return choices?.events.find((event) => event.id === id)?.label ?? String(id);
      case 'minMbps':
        return i18n._(wifiChip(i18n.number(values.minMbps ?? 0)));
      case 'residentCount':
        return i18n._(residentsChip(values.residentCount ?? 0));
      case 'averageAge':
        return i18n._(averageAgeChip(values.averageAge ?? 0));
      case 'hostVerified':
        return i18n._(verifiedHostChip());
      case 'price':
        return priceLabel();
    }
  };
}
