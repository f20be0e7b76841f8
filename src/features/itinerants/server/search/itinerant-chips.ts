import { msg } from '@lingui/core/macro';
import { formatMoney, toCents } from '#domain/money.ts';
import {
  type ItinerantFilterKey,
  type ItinerantSearch,
  itinerantSearch,
} from '#domain/search/itinerant-search.ts';
import { SCENERY_STYLE_ENTRIES } from '#features/catalogues/index.server.ts';
import { commonFilterLabel, type FilterChip } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { ITINERANT_CATEGORY_LABELS } from '../../labels/categories.ts';
import { isWholeWay } from './itinerant-criteria.ts';

/** The active filters with their labels, in the order of the search. */
export function itinerantChips(
  search: ItinerantSearch,
  context: Pick<RequestContext, 'translate' | 'headers' | 'now'>,
): FilterChip[] {
  return itinerantSearch.activeFilters(search).map((filter) => ({
    key: filter.key,
    value: filter.value ?? null,
    label:
      commonFilterLabel(filter, search, context) ?? ownLabel(filter.key, search, context.translate),
  }));
}

/** The label of a filter that only searches for itinerants have. */
function ownLabel(key: ItinerantFilterKey, search: ItinerantSearch, translate: Translator): string {
  switch (key) {
    case 'category':
      return search.category ? translate(ITINERANT_CATEGORY_LABELS[search.category].label) : '';
    case 'style':
      return search.style ? translate(SCENERY_STYLE_ENTRIES[search.style].label) : '';
    case 'price': {
      const amount = formatMoney(toCents(search.price ?? 0), translate.locale);
      return isWholeWay(search)
        ? translate(msg`Up to ${amount} for the whole trip`)
        : translate(msg`Up to ${amount} a night`);
    }
    default:
      return '';
  }
}
