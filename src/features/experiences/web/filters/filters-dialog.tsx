import { msg, plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { formatMoney, toCents } from '#domain/money.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { verifiedHostChip } from '#features/catalogues/index.web.ts';
import {
  asPage,
  type FilterSet,
  FiltersDialog,
  useSectionSearch,
} from '#market/search/index.web.ts';

import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import {
  countExperienceCategories,
  listExperienceChoices,
  searchExperiences,
} from '../../contract/addresses.gen.ts';
import { EXPERIENCE_LINES } from '../data/categories.ts';
import { FILTER_STEPS } from './filter-steps.tsx';
import {
  type ChosenFilter,
  chosenFilters,
  type ExperienceFigures,
  type ExperienceFilters,
  filterForm,
  otherParams,
  parsePrice,
  searchWithFilters,
  toFilterValues,
  useFilterScope,
  useFilters,
  withoutChosen,
} from './filter-values.ts';

/** The filters of experiences in six steps (spec 2 §2). */
export default function ExperienceFiltersDialog({ onClose }: DialogProps<'experience-filters'>) {
  const { refined } = useSectionSearch(experienceSearch, '/experiences');
  return (
    <FiltersDialog
      set={EXPERIENCE_FILTERS}
      search={refined}
      initial={toFilterValues(refined)}
      onClose={onClose}
    />
  );
}

/** Definition of the experiences' filters for the dialog. */
const EXPERIENCE_FILTERS: FilterSet<ExperienceFilters> = {
  path: '/experiences',
  texts: {
    title: msg`Filter Experiences`,
    search: msg`Search Experiences`,
    none: msg`No filters yet: every experience matches.`,
    found: (total) => (
      <Plural value={total} _0="No experiences" one="# experience" other="# experiences" />
    ),
  },
  form: filterForm,
  steps: () => FILTER_STEPS,
  searchWith: searchWithFilters,
  isSearch: () => true,
  format: experienceSearch.format,
  others: otherParams,
  chosen: (_, values) => chosenFilters(values),
  without: (_, values, chosen) => withoutChosen(values, chosen),
  useLabels: useChipLabels,
  load: {
    figures: loadFigures,
    choices: (signal) => call(listExperienceChoices, {}, { signal }),
  },
  noChoices: {
    categories: [],
    styles: [],
    amenities: [],
    arrangements: [],
    hostArrangements: [],
    costArrangements: [],
    disclaimers: [],
    routines: [],
    policies: [],
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
): Promise<ExperienceFigures> {
  // Without any parameter the response would be all of them by country.
  const paged = { ...query, page: '1' };
  const [results, { categories }] = await Promise.all([
    call(searchExperiences, { query: paged }, { signal }).then(asPage),
    call(countExperienceCategories, { query }, { signal }),
  ]);
  return {
    total: results.total,
    categories: Object.fromEntries(categories.map(({ id, count }) => [id, count])),
  };
}

interface Entry {
  readonly id: string;
  readonly label: string;
}

/** Labels of the filters in the summary, in the user's language. */
function useChipLabels(): (filter: ChosenFilter) => string {
  const { i18n } = useLingui();
  const { values } = useFilters();
  const { choices, search } = useFilterScope();
  const labelIn = (list: readonly Entry[] | undefined, id: string | null | undefined): string =>
    list?.find((entry) => entry.id === id)?.label ?? String(id);

  function priceLabel(): string {
    const amount = formatMoney(toCents(parsePrice(values.price) ?? 0), i18n.locale);
    return search.scheduleDuration === 'full'
      ? i18n._(msg`Up to ${amount} for a pass`)
      : i18n._(msg`Up to ${amount} a session`);
  }

  return ({ key, id }) => {
    const { category, style, guestCount } = values;
    switch (key) {
      case 'category':
        return category === null ? '' : i18n._(EXPERIENCE_LINES[category].label);
      case 'style':
        return labelIn(choices?.styles, style);
      case 'amenity':
        return labelIn(choices?.amenities, id);
      case 'routine':
        return labelIn(choices?.routines, id);
      case 'guestCount':
        return i18n._(msg`${plural(guestCount, { one: '# guest', other: '# guests' })}`);
      case 'hostVerified':
        return i18n._(verifiedHostChip());
      case 'price':
        return priceLabel();
    }
  };
}
