import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import {
  formatStaySearch,
  parseStaySearch,
  type StaySearch,
  withChange,
} from '#domain/search/stay-search.ts';
import { Strip, stopClass } from '#platform/web/strip/strip.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { resultsPathOf } from './results-path.ts';
import type { CategoryCount } from './search-data.ts';

/** A link that takes something out leads to a part of this search, and yet isn't this page. */
const EXACTLY = { exact: true } as const;

/** The kinds of homes with their numbers; the active one is taken out again by its own link. */
export function CategoryStrip({
  search,
  categories,
}: {
  search: StaySearch;
  categories: readonly CategoryCount[];
}) {
  const { t, i18n } = useLingui();
  const active = useActiveCategory(search);
  return (
    <Strip label={t`Categories`} name="homes">
      {categories.map(({ id, label, description, count }) => {
        const isActive = active === id;
        const isTakenOut = search.category === id;
        const number = i18n.number(count);
        return (
          <li key={id} className="flex-none">
            <Link
              to="/"
              search={formatStaySearch(
                withChange(search, { category: isTakenOut ? undefined : id }),
              )}
              resetScroll={false}
              activeOptions={EXACTLY}
              title={description}
              aria-current={isActive || undefined}
              className={stopClass(isActive)}
            >
              <CategoryIcon category={id} />
              {label}
              <span className={`tabular-nums ${isActive ? '' : 'text-soft'}`}>{number}</span>
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

/** The category of the search that is shown, or of the one that was pressed and is on its way. */
function useActiveCategory(search: StaySearch): string | undefined {
  const coming = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading && resultsPathOf(location.pathname) !== null
        ? (parseStaySearch(location.search as Record<string, unknown>).category ?? '')
        : null,
  });
  return coming === null ? search.category : coming;
}
