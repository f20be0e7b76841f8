import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { readSearch } from '#platform/web/scope/url-search.ts';
import { Strip, stopClass } from '#platform/web/strip/strip.tsx';
import type { ResultsPage } from './results-page.ts';
import { type CategoryCount, type ResultsSearch, useResultsSection } from './results-section.ts';

/** A link that removes a filter leads to a part of this search, but isn't this page. */
const EXACTLY = { exact: true } as const;

/** The categories with their counts; the active one's link removes it again. */
export function CategoryStrip({
  search,
  categories,
  results,
}: {
  search: ResultsSearch;
  categories: readonly CategoryCount[];
  results: Pick<ResultsPage, 'unknownPlace'>;
}) {
  const { t, i18n } = useLingui();
  const { codec, path, strip } = useResultsSection();
  const active = useActiveCategory(search);
  // An unknown place has no categories to choose from.
  if (results.unknownPlace !== null) return null;
  // Empty categories are after all others, and retain their order there.
  const shown = categories.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0));
  return (
    <Strip label={t`Categories`} name={strip.name}>
      <li className="flex-none">
        <Link
          to={path}
          search={codec.format(codec.change(search, { category: undefined }))}
          resetScroll={false}
          activeOptions={EXACTLY}
          aria-current={active === undefined || active === '' || undefined}
          className={stopClass(active === undefined || active === '')}
        >
          <Trans>All</Trans>
        </Link>
      </li>
      {shown.map(({ id, label, description, count }) => {
        const isActive = active === id;
        const isTakenOut = search.category === id;
        const number = i18n.number(count);
        return (
          <li key={id} className="flex-none">
            <Link
              to={path}
              search={codec.format(codec.change(search, { category: isTakenOut ? undefined : id }))}
              resetScroll={false}
              activeOptions={EXACTLY}
              title={description}
              aria-current={isActive || undefined}
              className={`${stopClass(isActive)} ${count === 0 && !isActive ? 'text-soft' : ''}`}
            >
              {strip.icon(id)}
              <span>{label}</span>
              <span translate="no" className={`tabular-nums ${isActive ? '' : 'text-soft'}`}>
                {number}
              </span>
              {isTakenOut ? (
                <span className="sr-only">
                  <Trans>remove</Trans>
                </span>
              ) : null}
            </Link>
          </li>
        );
      })}
    </Strip>
  );
}

/** The category of the current search, or the clicked one while it loads. */
function useActiveCategory(search: ResultsSearch): string | undefined {
  const { codec, pathOf } = useResultsSection();
  const coming = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading && pathOf(location.pathname) !== null
        ? (readSearch(codec, location.search).category ?? '')
        : null,
  });
  return coming === null ? search.category : coming;
}
