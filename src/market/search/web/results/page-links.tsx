import { useLingui } from '@lingui/react/macro';
import {
  Link,
  type ParsedLocation,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { readSearch } from '#platform/web/scope/url-search.ts';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { listKey } from './list-key.ts';
import type { CachedPage } from './result-cache.ts';
import type { ResultsPage } from './results-page.ts';
import { type ResultsSearch, type ResultsSection, useResultsSection } from './results-section.ts';

const ITEM =
  'grid min-h-11 min-w-11 place-items-center rounded-pill px-3 text-base tabular-nums hover:bg-sunken';

/** The first page's search is a part of every other's, so links must match exactly. */
const EXACTLY = { exact: true } as const;

/** The numbers to show: first, last and the neighbours; 0 represents a gap. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const numbers: number[] = [];
  for (const n of [...new Set(wanted)].sort((a, b) => a - b)) {
    const last = numbers.at(-1) ?? 0;
    if (n - last === 2) numbers.push(n - 1);
    else if (n - last > 2) numbers.push(0);
    numbers.push(n);
  }
  return numbers;
}

/** The pages of a list as links. */
export function PageLinks({
  search,
  page,
  pageCount,
}: {
  search: ResultsSearch;
  page: number;
  pageCount: number;
}) {
  const { t, i18n } = useLingui();
  const { codec, path } = useResultsSection();
  if (pageCount < 2) return null;
  const to = (target: number, label: string, content: ReactNode) => (
    <Link
      to={path}
      search={codec.format(codec.change(search, { page: target }))}
      activeOptions={EXACTLY}
      aria-label={label}
      translate="no"
      aria-current={target === page ? 'page' : undefined}
      className={`${ITEM} ${target === page ? 'bg-ink font-semibold text-paper hover:bg-ink' : ''}`}
    >
      {content}
    </Link>
  );
  return (
    <nav aria-label={t`Pages`} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 ? (
          <li>
            {to(
              Math.min(page - 1, pageCount),
              t`Previous page`,
              <ChevronRight aria-hidden="true" className="size-5 ltr:-scale-x-100" />,
            )}
          </li>
        ) : null}
        {pageNumbers(page, pageCount).map((n, at) => (
          <li key={n === 0 ? `gap ${at}` : n}>
            {n === 0 ? (
              <span aria-hidden="true" className="px-2 text-soft">
                …
              </span>
            ) : (
              to(n, t`Page ${i18n.number(n)}`, i18n.number(n))
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            {to(
              page + 1,
              t`Next page`,
              <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />,
            )}
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

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

interface MoreResults {
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
export function useMoreResults(data: CachedPage, search: ResultsSearch): MoreResults {
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
