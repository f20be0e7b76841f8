import type { ResultsPage } from './results-page.ts';

/** Data loaded with a page of results. */
export interface CachedPage {
  readonly results: ResultsPage;
}

/** Maximum number of cached lists; the oldest one is evicted. */
const MAX_LISTS = 8;

export interface ResultCache<Page extends CachedPage = CachedPage> {
  keep(key: string, page: Page): void;
  /** Stores a page that was just loaded, for the page's loader to take once. */
  putOnce(key: string, page: Page): void;
  takeOnce(key: string, page: number): Page | undefined;
  /** The cached pages from `first` to the one before `last`; none if one of them is missing. */
  before(key: string, first: number, last: number): Page['results'][];
  /** Sets the current user: data loaded for one user must not be shown to another. */
  resetFor(userId: string | null): void;
  clear(): void;
}

/**
 * Pages of results that the user has scrolled through, so that Back shows all of them again. It
 * exists only in the browser: on a server nothing writes to it.
 */
export function makeResultCache<Page extends CachedPage>(): ResultCache<Page> {
  const lists = new Map<string, Map<number, Page>>();
  let cachedFor: string | null = null;
  let loadedOnce: { key: string; page: number } | null = null;

  const cache: ResultCache<Page> = {
    keep(key, page) {
      const list = lists.get(key) ?? new Map<number, Page>();
      list.set(page.results.page, page);
      lists.delete(key);
      lists.set(key, list);
      for (const oldest of [...lists.keys()].slice(0, -MAX_LISTS)) lists.delete(oldest);
    },
    putOnce(key, page) {
      cache.keep(key, page);
      loadedOnce = { key, page: page.results.page };
    },
    takeOnce(key, page) {
      if (loadedOnce?.key !== key || loadedOnce.page !== page) return undefined;
      loadedOnce = null;
      return lists.get(key)?.get(page);
    },
    before(key, first, last) {
      const pages: Page['results'][] = [];
      for (let page = first; page < last; page += 1) {
        const known = lists.get(key)?.get(page);
        if (known === undefined) return [];
        pages.push(known.results);
      }
      return pages;
    },
    resetFor(userId) {
      if (cachedFor !== null && cachedFor !== userId) cache.clear();
      cachedFor = userId;
    },
    clear() {
      lists.clear();
      loadedOnce = null;
    },
  };
  return cache;
}
