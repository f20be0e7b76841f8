import { type ParsedLocation, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readSearch } from '#platform/web/scope/url-search.ts';
import { listKey } from './list-key.ts';
import type { RememberedPage } from './result-cache.ts';
import type { ResultsPage } from './results-page.ts';
import { type ResultsSearch, type ResultsSection, useResultsSection } from './results-section.ts';

/**
 * Pages that scrolling adds automatically before it shows a button, so that the footer can be
 * reached.
 */
const UNASKED_PAGES = 4;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of the first page in the shown list. */
    listStart?: number;
  }
}

export interface MoreResults {
  /** The pages shown, in order. */
  readonly pages: readonly ResultsPage[];
  /** Position of the first of them. */
  readonly first: number;
  /** 'scroll': reaching the end loads more. 'ask': a button does. 'end': the list is complete. */
  readonly state: 'scroll' | 'ask' | 'loading' | 'failed' | 'end';
  more(): void;
}

/**
 * The list as scrolled so far. The URL's page follows the last one loaded, and the history entry
 * stores where the list began, so that Back shows all of it again.
 */
export function useMoreResults(data: RememberedPage, search: ResultsSearch): MoreResults {
  const section = useResultsSection();
  const { codec, memory } = section;
  const navigate = useNavigate();
  const router = useRouter();
  const location = useLocation();
  const [condition, setCondition] = useState<'idle' | 'loading' | 'failed'>('idle');
  const under = useRef<AbortController | null>(null);
  const { results } = data;
  const key = listKey(codec, search);

  useEffect(() => {
    memory.keep(key, data);
  }, [memory, key, data]);

  // Replacing the list aborts its request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on the key.
  useEffect(() => {
    return () => {
      under.current?.abort();
      under.current = null;
      setCondition('idle');
    };
  }, [key]);

  // While another page is loading its location changes before its data.
  const kept = useRef<number | undefined>(undefined);
  if (pageAt(section, location, key) === results.page) kept.current = location.state.listStart;
  const listStart = kept.current;
  const earlier = listStart === undefined ? [] : memory.before(key, listStart, results.page);
  const pages = [...earlier, results];
  const first = pages[0]?.page ?? results.page;

  const more = useCallback(() => {
    if (under.current !== null || results.page >= results.pageCount) return;
    const request = new AbortController();
    under.current = request;
    setCondition('loading');
    const next = codec.change(search, { page: results.page + 1 });
    section
      .loadPage(next, request.signal)
      .then((added) => {
        const to = section.pathOf(router.latestLocation.pathname);
        const left = to === null || pageAt(section, router.latestLocation, key) === null;
        if (left || request.signal.aborted) return;
        memory.putOnce(key, { ...data, results: added });
        return navigate({
          to,
          search: codec.format(next),
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
  }, [section, codec, memory, search, data, results, key, first, navigate, router]);

  const isLast = results.page >= results.pageCount;
  const waiting = pages.length > UNASKED_PAGES ? 'ask' : 'scroll';
  return {
    pages,
    first,
    state: isLast ? 'end' : condition === 'idle' ? waiting : condition,
    more,
  };
}

/** The page of this list that a location shows; null for any other location. */
function pageAt(
  { codec, pathOf }: ResultsSection,
  { pathname, search }: ParsedLocation,
  key: string,
): number | null {
  if (pathOf(pathname) === null) return null;
  const at = readSearch(codec, search);
  return listKey(codec, at) === key ? at.page : null;
}
