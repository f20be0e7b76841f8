import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatStaySearch, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { ListingCardSkeleton } from '#features/listings/cards.web.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import type { SearchData } from './search-data.ts';
import { StayCard } from './stay-card.tsx';
import { useMoreResults } from './use-more-results.ts';

const GRID =
  'grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3 lg:in-data-[map=closed]:grid-cols-3 xl:in-data-[map=closed]:grid-cols-4 lg:noscript:grid-cols-3 xl:noscript:grid-cols-4';
/** The picture that a phone shows first; the others of a first row are fetched as they come into view. */
const FETCHED_AT_ONCE = 1;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** How far below the screen the next page is asked for. */
const AHEAD = '900px';

/** The results, growing page by page as one scrolls. */
export function ResultList({ data, search }: { data: SearchData; search: StaySearch }) {
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
      <h2 className="sr-only">
        <Trans>Homes</Trans>
      </h2>
      {first > 1 ? (
        <p className="mt-6">
          <Link
            to="/"
            search={formatStaySearch(withChange(search, { page: first - 1 }))}
            className={buttonClass('secondary')}
          >
            <Trans>Show earlier homes</Trans>
          </Link>
        </p>
      ) : null}
      <ul className={`mt-6 ${GRID}`}>
        {pages.map(({ items }) =>
          items.map((stay) => {
            at += 1;
            return (
              <li key={stay.id}>
                <StayCard stay={stay} search={search} eager={at <= FETCHED_AT_ONCE} />
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
            <p className="text-soft">
              <Trans>We couldn't load more homes.</Trans>
            </p>
            <Button look="secondary" onClick={more}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        ) : null}
        {state === 'ask' && page < pageCount ? (
          <Button look="secondary" className="mt-8" onClick={more}>
            <Trans>Show more homes</Trans>
          </Button>
        ) : null}
      </div>
      {/* Said by screen readers as pages are added. */}
      <p role="status" className="sr-only">
        {pages.length > 1 ? (
          <Trans>
            <Plural value={at} one="# home" other="# homes" /> shown
          </Trans>
        ) : null}
      </p>
    </>
  );
}
