import { msg } from '@lingui/core/macro';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { SearchData } from './search-data.ts';
import { searchHeading } from './search-heading.ts';

/** Parameters that make a page worth finding by itself; dates and orders do not. */
const LASTING = [
  'locationValue',
  'address',
  'latitude',
  'longitude',
  'radiusKm',
  'category',
  'page',
];

/** Title, description and canonical address of a results page. */
export function searchHead({ i18n }: RouterContext, search: StaySearch, data: SearchData) {
  const params = formatStaySearch(search);
  const heading = searchHeading(i18n, search, data.results);
  const lasting = Object.entries(params).filter(([name]) => LASTING.includes(name));
  const query = new URLSearchParams(lasting).toString();
  const isHome = Object.keys(params).length === 0;
  const title = isHome ? i18n._(msg`Homes to live and work in`) : heading;
  return {
    meta: [
      { title: `${title} · ${BRAND.name}` },
      {
        name: 'description',
        content: isHome
          ? i18n._(
              msg`Co-living homes for people who work from anywhere: tested wifi, all-in prices, hosts who reply. Stay a week, a month or a year.`,
            )
          : i18n._(msg`${heading}: tested wifi, all-in prices and a desk that works.`),
      },
      ...(data.results.items.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [canonicalLink(`/${query === '' ? '' : `?${query}`}`)],
  };
}
