import { useState } from 'react';

/** A page of a list. */
interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
}

/** A list of pages, as far as what stands below it needs. */
export interface PagedList {
  readonly items: readonly unknown[];
  readonly state: 'calm' | 'loading' | 'failed';
  /** Whether further pages were read. */
  readonly isReadOn: boolean;
  readonly hasMore: boolean;
  more(): Promise<void>;
}

/**
 * A list that is read on page by page.
 *
 * @param first page; null if it failed to load
 * @param load the next page; must not depend on what changes while the list is shown
 * @param getKey what an item is known by: one added meanwhile moves the others on to the next page
 */
export function usePages<Item, Page extends ListPage<Item>>(
  first: Page | null,
  load: (page: number) => Promise<Page>,
  getKey: (item: Page['items'][number]) => string,
) {
  const [pages, setPages] = useState<readonly Page[]>(first === null ? [] : [first]);
  const [state, setState] = useState<PagedList['state']>(first === null ? 'failed' : 'calm');
  const latest = pages.at(-1);
  const all = pages.flatMap((page) => page.items as Page['items'][number][]);
  const items = [...new Map(all.map((item) => [getKey(item), item])).values()];
  return {
    items,
    /** Undefined before a first page. */
    latest,
    state,
    isReadOn: pages.length > 1,
    hasMore: latest !== undefined && latest.items.length > 0 && items.length < latest.total,
    async more() {
      setState('loading');
      try {
        const page = await load((latest?.page ?? 0) + 1);
        setPages((before) => [...before, page]);
        setState('calm');
      } catch {
        setState('failed');
      }
    },
  };
}
