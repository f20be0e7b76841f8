import { msg } from '@lingui/core/macro';
import { staySearch } from '#domain/search/stay-search.ts';
import { asPage, makeResultsLoader, type ResultsData } from '#market/search/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { countCategories, listPins, searchStays, showCard } from '../../contract/addresses.gen.ts';
import type { StaySearchPage } from '../../contract/schemas.ts';
import { searchHeading } from './search-heading.ts';

/** Data of the results page. */
export type SearchData = ResultsData<StaySearchPage>;

/** Loads the pages of homes. */
export const homePages = makeResultsLoader({
  codec: staySearch,
  path: '/',
  texts: SHARED_TEXTS,
  calls: {
    search: async (query, signal) => asPage(await call(searchStays, { query }, { signal })),
    countCategories: (query, signal) => call(countCategories, { query }, { signal }),
    listPins: (query, signal) => call(listPins, { query }, { signal }),
    showCard: (id, query, signal) => call(showCard, { params: { id }, query }, { signal }),
  },
  loadMore: async () => ({}),
  describe(i18n, search, results, isAll) {
    if (isAll) {
      return {
        title: i18n._(msg`Homes to live and work in`),
        description: i18n._(
          msg`Co-living homes for people who work from anywhere: tested wifi, all-in prices, hosts who reply. Stay a week, a month or a year.`,
        ),
      };
    }
    const heading = searchHeading(i18n, search, results);
    return {
      title: heading,
      description: i18n._(msg`${heading}: tested wifi, all-in prices and a desk that works.`),
    };
  },
});
export const loadSearchPage = homePages.load;
