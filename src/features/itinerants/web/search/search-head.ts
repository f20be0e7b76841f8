import { msg } from '@lingui/core/macro';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import { resultsHead } from '#market/search/late.web.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ItinerantsData } from './search-data.ts';
import { searchHeading } from './search-heading.ts';

/** Title, description and canonical address of a page of itinerants. */
export function searchHead(
  { i18n }: Pick<RouterContext, 'i18n'>,
  search: ItinerantSearch,
  { results }: Pick<ItinerantsData, 'results'>,
) {
  const params = itinerantSearch.format(search);
  const heading = searchHeading(i18n, search, results);
  const isAll = Object.keys(params).length === 0;
  return resultsHead('/itinerants', params, results, {
    title: isAll ? i18n._(msg`Itinerants: journeys with others`) : heading,
    description: isAll
      ? i18n._(
          msg`Road trips, retreats and pop-up villages for people who work from anywhere: fixed dates, shared costs, a desk wherever you stop.`,
        )
      : i18n._(msg`${heading}: fixed dates, shared costs, a desk wherever you stop.`),
  });
}
