import { Trans, useLingui } from '@lingui/react/macro';
import { Link, ScriptOnce, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ListingCardSkeleton } from '#market/page/index.web.ts';
import { readSearch } from '#platform/web/scope/url-search.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { X } from '#platform/web/ui/icon.ts';
import { MapIcon } from '#platform/web/ui/icons.ts';
import { useModal } from '#platform/web/ui/use-modal.ts';
import { activeChips } from './active-chips.ts';
import { EmptyResult } from './empty-result.tsx';
import { listKey } from './list-key.ts';
import { MAP_CHOICE_SCRIPT, MapAside, MapComing, MapToggle, ResultsMap } from './map/map-aside.tsx';
import type { MapAsideProps } from './map/map-aside-props.ts';
import { PageLinks, useMoreResults } from './page-links.tsx';
import type { CachedPage } from './result-cache.ts';
import { RESULTS_GRID } from './results-grid.ts';
import type { ResultsPage } from './results-page.ts';
import { type ResultsSearch, useResultsSection } from './results-section.ts';
import { SaveSearchButton } from './save-search-button.tsx';
import { SortSelect } from './sort-select.tsx';

export interface ResultsViewProps {
  data: CachedPage;
  search: ResultsSearch;
  /** Count and place of the results, in one sentence. */
  heading: string;
  /** Level of the heading: 2 where the page has another subject. */
  level?: 1 | 2;
  /** Basis of the prices, and the number of matches; hidden where there are none. */
  note: ReactNode;
  /** Quick filters, above the results. */
  quick?: ReactNode;
  /** Content before everything else. */
  first?: ReactNode;
  /** Links to other views of the same results, above the active filters. */
  views?: ReactNode;
  /** Replaces the cards, where there are matches. */
  instead?: ReactNode;
}

/** Matches of a search, as a list and on a map. */
export function ResultsView(props: ResultsViewProps) {
  const { data, search, heading, level = 1, note, first, quick, views, instead } = props;
  const searching = useIsSearching(search);
  const { results } = data;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <ScriptOnce>{MAP_CHOICE_SCRIPT}</ScriptOnce>
      <div className="wide-width gap-6 pt-4 sm:pt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,36%)] min-[90rem]:grid-cols-[minmax(0,1fr)_40%] lg:in-data-[map=closed]:block lg:noscript:block">
        <section aria-labelledby="results-heading" aria-busy={searching}>
          {first}
          <Heading id="results-heading" className="font-semibold text-xl sm:text-2xl">
            <span>{heading}</span>
          </Heading>
          <div className="max-sm:contents sm:mt-2 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-6">
            {results.total === 0 ? null : (
              <p className="text-soft max-sm:text-sm max-sm:leading-snug">{note}</p>
            )}
            {/* On a phone they are one line to be scrolled, so that the first card is in sight. It
                stays below the bar, with the way to the map, so that nothing floats over cards. */}
            <div className="under-top-bar sm:contents max-sm:-mx-4 max-sm:mt-1 max-sm:flex max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none]">
              <div className="flex flex-none items-center gap-2 sm:col-start-2">
                {results.items.length === 0 ? null : (
                  <MapOnPhone search={search} results={results} heading={heading} />
                )}
                {results.total > 1 && instead === undefined ? <SortSelect search={search} /> : null}
                <SaveSearchButton search={search} results={results} />
                <MapToggle />
              </div>
              {/* A filter of the search before would undo the one that is loading. */}
              <div className={`contents ${searching ? 'pointer-events-none' : ''}`}>{quick}</div>
            </div>
          </div>
          {views}
          <FilterChips search={search} results={results} />
          {/* One layer for all cards, so that the page's other layers, such as a spinner, are
              sorted without them. */}
          <div
            className={`transition-opacity duration-150 will-change-[opacity] ${searching ? 'pointer-events-none opacity-50' : ''}`}
          >
            {instead === undefined || results.total === 0 ? (
              <>
                <ResultsBody data={data} search={search} />
                <PageLinks search={search} page={results.page} pageCount={results.pageCount} />
              </>
            ) : (
              instead
            )}
          </div>
          <p role="status" className="sr-only">
            {searching ? <Trans>Searching</Trans> : heading}
          </p>
        </section>
        <MapAside search={search} results={results} />
      </div>
    </>
  );
}

function ResultsBody({ data, search }: Pick<ResultsViewProps, 'data' | 'search'>) {
  const { codec } = useResultsSection();
  const { results } = data;
  if (results.total === 0) return <EmptyResult search={search} results={results} />;
  return results.page > results.pageCount ? (
    <PastTheEnd search={search} pageCount={results.pageCount} />
  ) : (
    <ResultList key={listKey(codec, search)} data={data} search={search} />
  );
}

/** Whether another list is loading, and not only the next page of this one. */
function useIsSearching(search: ResultsSearch): boolean {
  const { codec, pathOf } = useResultsSection();
  const coming = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading && pathOf(location.pathname) !== null
        ? listKey(codec, readSearch(codec, location.search))
        : null,
  });
  return coming !== null && coming !== listKey(codec, search);
}

const CHIP =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill bg-sunken px-4 text-sm hover:bg-ember-tint';

/** Each leads to a part of this search, but none is this page. */
const EXACTLY = { exact: true } as const;

/** The active filters; each is a link to the search without it. */
function FilterChips({ search, results }: { search: ResultsSearch; results: ResultsPage }) {
  const { t } = useLingui();
  const { codec, path, cleared, isShownOtherwise } = useResultsSection();
  const near = (place: string) => t`Near ${place}`;
  const all = activeChips(codec, search, results, near);
  const left = results.chips.filter((chip) => isShownOtherwise?.(search, chip) !== true);
  const chips = activeChips(codec, search, { ...results, chips: left }, near);
  if (chips.length === 0 && all.length < 2) return null;
  return (
    <ul aria-label={t`Active filters`} className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <Link
            to={path}
            search={codec.format(without)}
            resetScroll={false}
            activeOptions={EXACTLY}
            aria-label={t`Remove ${label}`}
            className={CHIP}
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 flex-none" />
          </Link>
        </li>
      ))}
      {all.length > 1 ? (
        <li>
          <Link
            to={path}
            search={codec.format(cleared(search))}
            resetScroll={false}
            activeOptions={EXACTLY}
            className={CHIP}
          >
            <Trans>Clear all</Trans>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** Replaces the cards of a page that the list doesn't have: a link to its last one. */
function PastTheEnd({ search, pageCount }: { search: ResultsSearch; pageCount: number }) {
  const { i18n } = useLingui();
  const { codec, path } = useResultsSection();
  const last = i18n.number(pageCount);
  return (
    <div className="mt-8 max-w-2xl">
      <p className="text-lg text-soft">
        <Trans>That's past the last page.</Trans>
      </p>
      <p className="mt-6">
        <Link
          to={path}
          search={codec.format(codec.change(search, { page: pageCount }))}
          className={buttonClass()}
        >
          <Trans>Go to page {last}</Trans>
        </Link>
      </p>
    </div>
  );
}

/**
 * The picture that a phone shows first; the others of a first row load when they scroll into view.
 */
const FETCHED_AT_ONCE = 1;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Distance below the screen at which the next page is requested. */
const AHEAD = '900px';

/** The results, extended page by page while scrolling. */
function ResultList({ data, search }: { data: CachedPage; search: ResultsSearch }) {
  const { i18n } = useLingui();
  const section = useResultsSection();
  const { codec, path, texts } = section;
  const { pages, first, state, more } = useMoreResults(data, search);
  const end = useRef<HTMLDivElement>(null);
  const { page, pageCount } = data.results;

  useEffect(() => {
    const element = end.current;
    if (element === null || state !== 'scroll') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) more();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [state, more]);

  let at = 0;
  return (
    <>
      <h2 className="sr-only">{i18n._(texts.listed)}</h2>
      {first > 1 ? (
        <p className="mt-6">
          <Link
            to={path}
            search={codec.format(codec.change(search, { page: first - 1 }))}
            className={buttonClass('secondary')}
          >
            {i18n._(texts.earlier)}
          </Link>
        </p>
      ) : null}
      <ul className={`mt-4 sm:mt-6 ${RESULTS_GRID}`}>
        {pages.map(({ items }) =>
          items.map((card) => {
            at += 1;
            return (
              <li key={card.id}>
                {/* Each is hydrated in a task of its own, so that none delays a scrolling
                    finger. */}
                <Suspense>{section.card(card, search, at <= FETCHED_AT_ONCE)}</Suspense>
              </li>
            );
          }),
        )}
        {state === 'loading'
          ? SKELETONS.map((key) => (
              <li key={key}>
                <ListingCardSkeleton />
              </li>
            ))
          : null}
      </ul>
      <div ref={end} className="grid justify-items-center gap-3 text-center noscript:hidden">
        {state === 'failed' ? (
          <div role="alert" className="mt-8 grid justify-items-center gap-3">
            <p className="text-soft">{i18n._(texts.moreFailed)}</p>
            <Button look="secondary" onClick={more}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        ) : null}
        {state === 'ask' && page < pageCount ? (
          <Button look="secondary" className="mt-8" onClick={more}>
            <span>{i18n._(texts.more)}</span>
          </Button>
        ) : null}
      </div>
      {/* Announced by screen readers when pages are added. */}
      <p role="status" className="sr-only">
        {pages.length > 1 ? i18n._(texts.shown(at)) : null}
      </p>
    </>
  );
}

interface MapOnPhoneProps extends MapAsideProps {
  /** Count and place of the results; also shown over the map. */
  heading: string;
}

/** The button that opens the map full screen, where there is no room beside the list. */
function MapOnPhone(props: MapOnPhoneProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void ResultsMap.preload().catch(() => {})}
        className="inline-flex min-h-11 flex-none items-center gap-2 rounded-pill bg-ink px-4 font-semibold text-paper text-sm lg:hidden noscript:hidden"
      >
        <MapIcon aria-hidden="true" className="size-4.5" />
        <Trans>Map</Trans>
      </button>
      {open ? <MapSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MapSheet({ onClose, heading, ...props }: MapOnPhoneProps & { onClose(): void }) {
  const { t } = useLingui();
  const element = useRef<HTMLDialogElement>(null);
  const modal = useModal(element, onClose);
  return (
    <dialog
      ref={element}
      aria-label={t`Map of the results`}
      {...modal}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-sunken text-ink"
    >
      <Suspense fallback={<MapComing />}>
        <ResultsMap {...props} cards="all" />
      </Suspense>
      {/* It ends before the buttons to zoom. */}
      <div className="pointer-events-none absolute start-3 end-17 top-3 z-10 flex items-center gap-2">
        <button
          type="button"
          onClick={onClose}
          className="pointer-events-auto inline-flex min-h-11 flex-none items-center gap-2 rounded-pill bg-raised px-4 font-semibold text-ink shadow-float"
        >
          <X aria-hidden="true" className="size-5" />
          <Trans>List</Trans>
        </button>
        <p className="min-w-0 truncate rounded-pill bg-raised px-4 py-2.5 text-ink text-sm shadow-float">
          {heading}
        </p>
      </div>
    </dialog>
  );
}
