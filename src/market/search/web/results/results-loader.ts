import type { I18n } from '@lingui/core';
import type { ResultsPath } from '#domain/kinds.ts';
import type { SearchCodec } from '#domain/search/define-search.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { loadTexts, loadTextsOfHtml } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { readSearch, type UrlParams } from '#platform/web/scope/url-search.ts';
import { listKey, listQuery } from './list-key.ts';
import { makeResultCache } from './result-cache.ts';
import type { ResultsCard, ResultsPage } from './results-page.ts';
import type {
  CategoryCount,
  Pin,
  ResultsData,
  ResultsSearch,
  ResultsSection,
} from './results-section.ts';

type Query = Record<string, string>;

/** The calls of one kind's search, by the parameters of its codec. */
interface SearchCalls<Page extends ResultsPage> {
  search(query: Query, signal: AbortSignal): Promise<Page>;
  countCategories(
    query: Query,
    signal: AbortSignal,
  ): Promise<{ readonly categories: readonly CategoryCount[] }>;
  listPins(query: Query, signal: AbortSignal): Promise<{ readonly pins: readonly Pin[] }>;
  showCard(id: string, query: Query, signal: AbortSignal): Promise<Page['items'][number]>;
}

/**
 * The answer of a search as a page. With any parameter the API returns one, without it all listings
 * by country.
 */
export function asPage<Answer extends object>(answer: Answer): Exclude<Answer, readonly unknown[]> {
  if (Array.isArray(answer)) throw new TypeError('a page of results was asked for');
  return answer as Exclude<Answer, readonly unknown[]>;
}

/** Differences of one kind of listing in its results. */
interface SearchedKind<Search extends ResultsSearch, Page extends ResultsPage, More> {
  readonly codec: SearchCodec<Search>;
  readonly path: ResultsSection['path'];
  /** Texts of its pages, as `loadTexts` names them. */
  readonly texts: readonly string[];
  readonly calls: SearchCalls<Page>;
  /**
   * Further data of its page, besides results and categories.
   *
   * @param listStart number of the page that the shown list begins with, where scrolling continued
   */
  loadMore(search: Search, signal: AbortSignal, listStart: number | undefined): Promise<More>;
  /**
   * Title and description of a page.
   *
   * @param isAll whether the search has no parameters
   */
  describe(
    i18n: I18n,
    search: Search,
    results: Page,
    isAll: boolean,
  ): { readonly title: string; readonly description: string };
}

/** Loader of a page of results, and the part of its `ResultsSection` that asks the API. */
export interface ResultsLoader<Search extends ResultsSearch, Page extends ResultsPage, More>
  extends Pick<
    ResultsSection<Search, Page['items'][number] & ResultsCard>,
    'codec' | 'path' | 'memory' | 'loadPage' | 'loadPins' | 'loadCard'
  > {
  /**
   * The data of a page with its title and description.
   *
   * @param params of the address
   * @param listStart as for `loadMore`
   * @throws ApiError, OfflineError
   */
  load(
    params: UrlParams,
    context: RouterContext,
    signal: AbortSignal,
    listStart?: number,
  ): Promise<ResultsData<Page> & More & { readonly head: ReturnType<typeof resultsHead> }>;
}

/** Loads the pages of results of one kind of listing. */
export function makeResultsLoader<Search extends ResultsSearch, Page extends ResultsPage, More>({
  codec,
  path,
  texts,
  calls,
  loadMore,
  describe,
}: SearchedKind<Search, Page, More>): ResultsLoader<Search, Page, More> {
  const memory = makeResultCache<ResultsData<Page> & More>();

  const loadPage = (search: Search, signal: AbortSignal) =>
    calls.search({ ...codec.format(search), page: String(search.page) }, signal);

  async function loadData(
    search: Search,
    signal: AbortSignal,
    listStart: number | undefined,
  ): Promise<ResultsData<Page> & More> {
    const [results, { categories }, more] = await Promise.all([
      loadPage(search, signal),
      calls.countCategories(listQuery(codec, search), signal),
      loadMore(search, signal, listStart),
    ]);
    return { results, categories, ...more };
  }

  return {
    codec,
    path,
    memory,
    loadPage,
    loadPins: async (query, signal) => (await calls.listPins(query, signal)).pins,
    loadCard: calls.showCard,
    async load(params, { i18n, me }, signal, listStart) {
      const search = readSearch(codec, params);
      // Prices and hearts depend on the reader.
      if (!import.meta.env.SSR) memory.resetFor(me?.id ?? null);
      const [data] = await Promise.all([
        memory.takeOnce(listKey(codec, search), search.page) ?? loadData(search, signal, listStart),
        // The head contains some of them too.
        import.meta.env.SSR ? loadTextsOfHtml(i18n, texts) : loadTexts(i18n, texts),
      ]);
      const formatted = codec.format(search);
      const isAll = Object.keys(formatted).length === 0;
      const { results } = data;
      return {
        ...data,
        head: resultsHead(path, formatted, results, describe(i18n, search, results, isAll)),
      };
    },
  };
}

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
function resultsHead(
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
