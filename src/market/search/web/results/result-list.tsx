import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { ListingCardSkeleton } from '#market/page/late.web.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import type { RememberedPage } from './result-cache.ts';
import { type ResultsSearch, useResultsSection } from './results-section.ts';
import { useMoreResults } from './use-more-results.ts';

const GRID =
  'grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3 lg:in-data-[map=closed]:grid-cols-3 xl:in-data-[map=closed]:grid-cols-4 min-[100rem]:in-data-[map=closed]:grid-cols-5 lg:noscript:grid-cols-3 xl:noscript:grid-cols-4';
/** The picture that a phone shows first; the others of a first row are fetched as they come into view. */
const FETCHED_AT_ONCE = 1;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** How far below the screen the next page is asked for. */
const AHEAD = '900px';

/** The results, growing page by page as one scrolls. */
export function ResultList({ data, search }: { data: RememberedPage; search: ResultsSearch }) {
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
      <ul className={`mt-6 ${GRID}`}>
        {pages.map(({ items }) =>
          items.map((card) => {
            at += 1;
            return (
              <li key={card.id}>
                {/* Each becomes live in a task of its own, so that none holds up a finger that scrolls. */}
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
            {i18n._(texts.more)}
          </Button>
        ) : null}
      </div>
      {/* Said by screen readers as pages are added. */}
      <p role="status" className="sr-only">
        {pages.length > 1 ? i18n._(texts.shown(at)) : null}
      </p>
    </>
  );
}
