import type { StaySearchPage } from '../../contract.ts';
import type { CategoryCount } from './category-count.ts';

/** What one page of results was loaded with. */
export interface RememberedPage {
  readonly results: StaySearchPage;
  readonly categories: readonly CategoryCount[];
}

/** Lists that are remembered; the oldest one gives way. */
const MAX_LISTS = 8;

const lists = new Map<string, Map<number, RememberedPage>>();
let owner: string | null = null;
let handedOver: { key: string; page: number } | null = null;

/**
 * Pages of results that a person has scrolled through, so that Back finds them all again. It is
 * the browser's alone: on a server nothing writes to it.
 */
export const resultMemory = {
  keep(key: string, page: RememberedPage): void {
    const list = lists.get(key) ?? new Map<number, RememberedPage>();
    list.set(page.results.page, page);
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of [...lists.keys()].slice(0, -MAX_LISTS)) lists.delete(oldest);
  },

  /** Keeps a page that was just loaded and lets the page's loader take it once. */
  handOver(key: string, page: RememberedPage): void {
    this.keep(key, page);
    handedOver = { key, page: page.results.page };
  },

  takeOver(key: string, page: number): RememberedPage | undefined {
    if (handedOver?.key !== key || handedOver.page !== page) return undefined;
    handedOver = null;
    return lists.get(key)?.get(page);
  },

  /** The remembered pages from `first` to the one before `last`; none if one of them is missing. */
  before(key: string, first: number, last: number): StaySearchPage[] {
    const pages: StaySearchPage[] = [];
    for (let page = first; page < last; page += 1) {
      const known = lists.get(key)?.get(page);
      if (known === undefined) return [];
      pages.push(known.results);
    }
    return pages;
  },

  /** Who looks now: what was loaded for one person is not for the next. */
  belongTo(person: string | null): void {
    if (owner !== null && owner !== person) this.clear();
    owner = person;
  },

  clear(): void {
    lists.clear();
    handedOver = null;
  },
};
