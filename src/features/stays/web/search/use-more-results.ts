import { type ParsedLocation, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  formatStaySearch,
  parseStaySearch,
  type StaySearch,
  withChange,
} from '#domain/search/stay-search.ts';
import type { StaySearchPage } from '../../contract.ts';
import { resultMemory } from './result-memory.ts';
import { resultsPathOf } from './results-path.ts';
import { listKey, loadResults, type SearchData } from './search-data.ts';

/** Pages that scrolling adds by itself before it asks, so that the footer can be reached. */
const UNASKED_PAGES = 4;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of the page that the shown list begins with. */
    listStart?: number;
  }
}

export interface MoreResults {
  /** The pages shown, in order. */
  readonly pages: readonly StaySearchPage[];
  /** Number of the first of them. */
  readonly first: number;
  /** 'scroll': reaching the end loads more. 'ask': a button does. 'end': there is no more. */
  readonly state: 'scroll' | 'ask' | 'loading' | 'failed' | 'end';
  more(): void;
}

/**
 * The list as scrolled so far. The URL's page follows the last one loaded, and the history entry
 * keeps where the list began, so that Back shows all of it again.
 */
export function useMoreResults(data: SearchData, search: StaySearch): MoreResults {
  const navigate = useNavigate();
  const router = useRouter();
  const location = useLocation();
  const [condition, setCondition] = useState<'idle' | 'loading' | 'failed'>('idle');
  const under = useRef<AbortController | null>(null);
  const { results, categories } = data;
  const key = listKey(search);

  useEffect(() => {
    resultMemory.keep(key, { results, categories });
  }, [key, results, categories]);

  // A list that gives way takes its request with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what the effect is about.
  useEffect(() => {
    return () => {
      under.current?.abort();
      under.current = null;
      setCondition('idle');
    };
  }, [key]);

  // While another page is on its way its location is here before its data are.
  const kept = useRef<number | undefined>(undefined);
  if (pageAt(location, key) === results.page) kept.current = location.state.listStart;
  const listStart = kept.current;
  const earlier = listStart === undefined ? [] : resultMemory.before(key, listStart, results.page);
  const pages = [...earlier, results];
  const first = pages[0]?.page ?? results.page;

  const more = useCallback(() => {
    if (under.current !== null || results.page >= results.pageCount) return;
    const request = new AbortController();
    under.current = request;
    setCondition('loading');
    const next = withChange(search, { page: results.page + 1 });
    loadResults(next, request.signal)
      .then((added) => {
        const to = resultsPathOf(router.latestLocation.pathname);
        const left = to === null || pageAt(router.latestLocation, key) === null;
        if (left || request.signal.aborted) return;
        resultMemory.handOver(key, { results: added, categories });
        return navigate({
          to,
          search: formatStaySearch(next),
          state: (state) => ({ ...state, listStart: first }),
          replace: true,
          resetScroll: false,
          viewTransition: false,
        });
      })
      .then(
        () => {
          if (under.current === request) setCondition('idle');
        },
        () => {
          if (under.current === request) setCondition('failed');
        },
      )
      .finally(() => {
        if (under.current === request) under.current = null;
      });
  }, [search, results, categories, key, first, navigate, router]);

  const isLast = results.page >= results.pageCount;
  const waiting = pages.length > UNASKED_PAGES ? 'ask' : 'scroll';
  return {
    pages,
    first,
    state: isLast ? 'end' : condition === 'idle' ? waiting : condition,
    more,
  };
}

/** The page of this list that a location shows; null where it shows something else. */
function pageAt({ pathname, search }: ParsedLocation, key: string): number | null {
  if (resultsPathOf(pathname) === null) return null;
  const at = parseStaySearch(search as Record<string, unknown>);
  return listKey(at) === key ? at.page : null;
}
