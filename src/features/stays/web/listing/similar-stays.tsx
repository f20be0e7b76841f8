import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { EMPTY_STAY_SEARCH } from '#domain/search/stay-search.ts';
import { ListingCardSkeleton } from '#features/listings/cards.web.ts';
import { call } from '#platform/web/api/client.ts';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type StayCard as StayCardData, similarStays } from '../../contract.ts';
import { StayCard } from '../search/stay-card.tsx';

const GRID = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
const SKELETONS = ['a', 'b', 'c', 'd'];

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; homes: StayCardData[] };

/** Other homes near by, fetched as one comes to them; nothing where there are none. */
export function SimilarStays({ stayId, onOpen }: { stayId: string; onOpen(): void }) {
  const [frame, near] = useNear<HTMLElement>();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!near || !isLoading) return;
    const request = new AbortController();
    call(similarStays, { params: { id: stayId } }, { signal: request.signal }).then(
      ({ items }) => setState({ kind: 'ready', homes: items }),
      () => {
        if (!request.signal.aborted) setState({ kind: 'failed' });
      },
    );
    return () => request.abort();
  }, [near, isLoading, stayId]);

  if (state.kind === 'ready' && state.homes.length === 0) return null;
  return (
    <section
      ref={frame}
      aria-labelledby="similar-homes"
      aria-busy={isLoading}
      onClickCapture={onOpen}
      className="content-width mt-10 noscript:hidden"
    >
      <h2 id="similar-homes" className="border-line border-t pt-8 pb-5 font-semibold text-xl">
        <Trans>More homes nearby</Trans>
      </h2>
      {state.kind === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-soft">
            <Trans>We couldn't load these homes.</Trans>
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
            : state.homes.map((home) => (
                <li key={home.id}>
                  <StayCard stay={home} search={EMPTY_STAY_SEARCH} eager={false} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
