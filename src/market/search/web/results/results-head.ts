import type { ResultsPath } from '#domain/kinds.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import type { ResultsPage } from './results-page.ts';

/** Parameters that make a page worth indexing; dates and orders do not. */
const LASTING = [
  'locationValue',
  'address',
  'latitude',
  'longitude',
  'radiusKm',
  'category',
  'page',
];

/**
 * Title, description and canonical URL of a results page.
 *
 * @param path of the results
 * @param params of the search, as its codec formats them
 */
export function resultsHead(
  path: ResultsPath | '/community',
  params: Readonly<Record<string, string>>,
  results: Pick<ResultsPage, 'items'>,
  { title, description }: { readonly title: string; readonly description: string },
) {
  const lasting = Object.entries(params).filter(([name]) => LASTING.includes(name));
  const query = new URLSearchParams(lasting).toString();
  return {
    meta: [
      { title: `${title} · ${BRAND.name}` },
      { name: 'description', content: description },
      ...(results.items.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [canonicalLink(`${path}${query === '' ? '' : `?${query}`}`)],
  };
}
