import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { ListingCard, ListingCardSkeleton } from '#features/listings/cards.web.ts';
import { dayRangeWords } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type SimilarItinerant, similarItinerants } from '../../contract.ts';
import { ITINERANT_LINES } from '../data/categories.ts';

const GRID = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
/** The picture's width in that grid. */
const SIZES = '(min-width: 1280px) 290px, (min-width: 640px) 46vw, 94vw';
const SKELETONS = ['a', 'b', 'c', 'd'];

type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; items: readonly SimilarItinerant[] };

/** Others that can still be joined, fetched as one comes to them; nothing where there are none. */
export function SimilarItinerants({ id, onOpen }: { id: string; onOpen(): void }) {
  const [frame, near] = useNear<HTMLElement>();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!near || !isLoading) return;
    const request = new AbortController();
    call(similarItinerants, { params: { id } }, { signal: request.signal }).then(
      ({ items }) => setState({ kind: 'ready', items }),
      () => {
        if (!request.signal.aborted) setState({ kind: 'failed' });
      },
    );
    return () => request.abort();
  }, [near, isLoading, id]);

  if (state.kind === 'ready' && state.items.length === 0) return null;
  return (
    <section
      ref={frame}
      aria-labelledby="similar-itinerants"
      aria-busy={isLoading}
      onClickCapture={onOpen}
      className="content-width mt-10 noscript:hidden"
    >
      <h2 id="similar-itinerants" className="border-line border-t pt-8 pb-5 font-semibold text-xl">
        <Trans>More itinerants you can join</Trans>
      </h2>
      {state.kind === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-soft">
            <Trans>We couldn't load these itinerants.</Trans>
          </p>
          <Button look="secondary" onClick={() => setState({ kind: 'loading' })}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <ul className={GRID}>
          {state.kind === 'loading'
            ? SKELETONS.map((key) => (
                <li key={key}>
                  <ListingCardSkeleton />
                </li>
              ))
            : state.items.map((itinerant) => (
                <li key={itinerant.id}>
                  <SimilarCard itinerant={itinerant} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function SimilarCard({ itinerant }: { itinerant: SimilarItinerant }) {
  const { t, i18n } = useLingui();
  const { id, category, startDate, endDate, nightlyPrice } = itinerant;
  const price = formatMoney(nightlyPrice, i18n.locale, { cents: 'none' });
  return (
    <ListingCard
      id={id}
      link={{ to: '/itinerants/$id', params: { id } }}
      title={itinerant.title}
      place={t`${itinerant.city}, ${itinerant.countryName}`}
      facts={
        <>
          {i18n._(ITINERANT_LINES[category].label)}
          {' · '}
          {dayRangeWords(startDate, endDate, i18n.locale, 'short')}
        </>
      }
      price={
        <p className="mt-1">
          <strong className="font-display font-semibold text-base">{price}</strong>{' '}
          <span className="text-soft">
            <Trans>a night, each guest</Trans>
          </span>
        </p>
      }
      rating={itinerant.rating}
      favorite={itinerant.favorite}
      pictures={itinerant.pictures}
      sizes={SIZES}
    />
  );
}
