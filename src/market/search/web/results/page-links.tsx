import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { type ResultsSearch, useResultsSection } from './results-section.ts';

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
