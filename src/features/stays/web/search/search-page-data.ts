import { msg } from '@lingui/core/macro';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { resultsHead } from '#market/search/index.web.ts';
import { loadTexts, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { loadSearch, type SearchData } from './search-data.ts';

import { searchHeading } from './search-heading.ts';

/**
 * The data of the results page with its title and description: both follow from the results, and
 * their code is fetched together with the loader's.
 *
 * @throws ApiError, OfflineError
 */
export async function loadSearchPage(
  search: StaySearch,
  context: RouterContext,
  signal: AbortSignal,
) {
  const [data] = await Promise.all([
    loadSearch(search, context.me, signal),
    // The head contains some of them too. The server has loaded them already.
    import.meta.env.SSR ? null : loadTexts(context.i18n, SHARED_TEXTS),
  ]);
  return { ...data, head: searchHead(context, search, data) };
}

/** Title, description and canonical URL of a page of homes. */
function searchHead({ i18n }: RouterContext, search: StaySearch, { results }: SearchData) {
  const params = formatStaySearch(search);
  const heading = searchHeading(i18n, search, results);
  const isHome = Object.keys(params).length === 0;
  return resultsHead('/', params, results, {
    title: isHome ? i18n._(msg`Homes to live and work in`) : heading,
    description: isHome
      ? i18n._(
          msg`Co-living homes for people who work from anywhere: tested wifi, all-in prices, hosts who reply. Stay a week, a month or a year.`,
        )
      : i18n._(msg`${heading}: tested wifi, all-in prices and a desk that works.`),
  });
}
