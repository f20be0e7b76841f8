import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatStaySearch, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { CategoryIcon } from './category-icon.tsx';
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
  const active = useRef<HTMLAnchorElement>(null);

  // The active one may stand outside of the strip's first screen.
  useEffect(() => {
    const link = active.current;
    const strip = link?.closest('ul');
    if (!link || !strip) return;
    const from = strip.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    if (at.left < from.left || at.right > from.right) {
      strip.scrollLeft += at.left - from.left - from.width / 3;
    }
  }, []);

  return (
    <nav aria-label={t`Categories`} className="border-line border-b">
      <ul className="content-width flex gap-2 overflow-x-auto overscroll-x-contain py-3 [scrollbar-width:none]">
        {categories.map(({ id, label, description, count }) => {
          const isActive = search.category === id;
          const number = i18n.number(count);
          return (
            <li key={id} className="flex-none">
              <Link
                ref={isActive ? active : null}
                to="/"
                search={formatStaySearch(
                  withChange(search, { category: isActive ? undefined : id }),
                )}
                resetScroll={false}
                activeOptions={EXACTLY}
                title={description}
                aria-current={isActive || undefined}
                className={`flex min-h-11 items-center gap-2 rounded-pill border px-4 text-sm transition-colors duration-150 ${
                  isActive
                    ? 'border-ember bg-ember-tint font-semibold text-ember'
                    : `border-line hover:border-line-strong hover:bg-sunken ${count === 0 ? 'text-soft' : ''}`
                }`}
              >
                <CategoryIcon category={id} />
                {label}
                <span className={`tabular-nums ${isActive ? '' : 'text-soft'}`}>{number}</span>
                {isActive ? (
                  <span className="sr-only">
                    <Trans>take out</Trans>
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
