import { msg, plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { formatMoney, toCents } from '#domain/money.ts';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import {
  OCCUPANCY_LABELS,
  SCENERY_STYLE_LABELS,
  verifiedHostChip,
} from '#features/catalogues/index.web.ts';
import {
  asPage,
  type FilterSet,
  FiltersDialog,
  isUnfinished,
  useSectionSearch,
} from '#market/search/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import {
  countItinerantCategories,
  listItinerantChoices,
  searchItinerants,
} from '../../contract/addresses.gen.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { FILTER_STEPS } from './filter-steps.tsx';
import {
  type ChosenFilter,
  chosenFilters,
  filterForm,
  type ItinerantFigures,
  type ItinerantFilters,
  parsePrice,
  searchWithFilters,
  toFilterValues,
  useFilterScope,
  useFilters,
  withoutChosen,
} from './filter-values.ts';

/** The filters of itinerants in ten steps (spec 3 §2.4). */
export default function ItinerantFiltersDialog({ onClose }: DialogProps<'itinerant-filters'>) {
  const { refined, initial } = useSectionSearch(itinerantSearch, '/itinerants');
  return (
    <FiltersDialog
      set={ITINERANT_FILTERS}
      search={refined}
      initial={toFilterValues(refined, initial)}
      onClose={onClose}
    />
  );
}

/** Definition of the itinerants' filters for the dialog. */
const ITINERANT_FILTERS: FilterSet<ItinerantFilters> = {
  path: '/itinerants',
  texts: {
    title: msg`Itinerant filter`,
    search: msg`Search Itinerants`,
    none: msg`No filters yet: every itinerant matches.`,
    found: (total) => (
      <Plural value={total} _0="No itinerants" one="# itinerant" other="# itinerants" />
    ),
  },
  form: filterForm,
  steps: () => FILTER_STEPS,
  searchWith: searchWithFilters,
  isSearch: (_, values) => !isUnfinished(values),
  format: itinerantSearch.format,
  chosen: (_, values) => chosenFilters(values),
  without: (_, values, chosen) => withoutChosen(values, chosen),
  useLabels: useChipLabels,
  load: {
    figures: loadFigures,
    choices: (signal) => call(listItinerantChoices, {}, { signal }),
  },
  noChoices: {
    styles: [],
    occupancies: [],
    amenityGroups: [],
    events: [],
    routines: [],
    isIdentityOffered: false,
  },
};

/**
 * Loads the number of results of a search, and the numbers for each category without the search's
 * own.
 *
 * @param query its parameters
 * @throws ApiError, OfflineError
 */
async function loadFigures(
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<ItinerantFigures> {
  // Without any parameter the response would be all of them by country.
  const paged = { ...query, page: '1' };
  const [results, { categories }] = await Promise.all([
    call(searchItinerants, { query: paged }, { signal }).then(asPage),
    call(countItinerantCategories, { query }, { signal }),
  ]);
  return {
    total: results.total,
    categories: Object.fromEntries(categories.map(({ id, count }) => [id, count])),
  };
}

/** Labels of the filters in the summary, in the user's language. */
function useChipLabels(): (filter: ChosenFilter) => string {
  const { i18n } = useLingui();
  const { values } = useFilters();
  const { choices, search } = useFilterScope();

  function priceLabel(): string {
    const amount = formatMoney(toCents(parsePrice(values.price) ?? 0), i18n.locale);
    return search.scheduleDuration === 'full'
      ? i18n._(msg`Up to ${amount} for the whole trip`)
      : i18n._(msg`Up to ${amount} a night`);
  }

  return ({ key, id }) => {
    const { category, style, occupancy, range } = values;
    const { guestCount, roomCount, bathroomCount } = values;
    switch (key) {
      case 'category':
        return category === null ? '' : i18n._(ITINERANT_LINES[category].label);
      case 'style':
        return style === null ? '' : i18n._(SCENERY_STYLE_LABELS[style]);
      case 'occupancy':
        return occupancy === null ? '' : i18n._(OCCUPANCY_LABELS[occupancy]);
      case 'amenity':
        return (
          choices?.amenityGroups
            .flatMap(({ amenities }) => amenities)
            .find((amenity) => amenity.id === id)?.label ?? String(id)
        );
      case 'event':
        return choices?.events.find((event) => event.id === id)?.label ?? String(id);
      case 'location':
        return values.placeText.trim();
      case 'address':
        return values.address.trim();
      case 'dates':
        return formatDayRange(range.start ?? '', range.end ?? '', i18n.locale, 'short');
      case 'guestCount':
        return i18n._(msg`${plural(guestCount, { one: '# guest', other: '# guests' })}`);
      case 'roomCount':
        return i18n._(msg`${plural(roomCount, { one: '# room', other: '# rooms' })}`);
      case 'bathroomCount':
        return i18n._(msg`${plural(bathroomCount, { one: '# bathroom', other: '# bathrooms' })}`);
      case 'hostVerified':
        return i18n._(verifiedHostChip());
      case 'price':
        return priceLabel();
    }
  };
}
