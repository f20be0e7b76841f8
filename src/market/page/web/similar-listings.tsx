import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ListingCardSkeleton } from './cards/listing-card-skeleton.tsx';

const GRID = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
const SKELETONS = ['a', 'b', 'c', 'd'];

type State<Card> =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; items: readonly Card[] };

export interface SimilarListingsProps<Card extends { readonly id: string }> {
  title: ReactNode;
  /** Shown where they can't be loaded. */
  failed: ReactNode;
  /** Must be stable between renderings: another function loads again. */
  load(signal: AbortSignal): Promise<readonly Card[]>;
  card(listing: Card): ReactNode;
  /** Called when one of them is clicked. */
  onOpen(): void;
}

/** Other listings of a kind, fetched when scrolled into view; nothing if there are none. */
export function SimilarListings<Card extends { readonly id: string }>({
  title,
  failed,
  load,
  card,
  onOpen,
}: SimilarListingsProps<Card>) {
  const [frame, near] = useNear<HTMLElement>();
  const [state, setState] = useState<State<Card>>({ kind: 'loading' });
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!near || !isLoading) return;
    const request = new AbortController();
    load(request.signal).then(
      (items) => setState({ kind: 'ready', items }),
      () => {
        if (!request.signal.aborted) setState({ kind: 'failed' });
      },
    );
    return () => request.abort();
  }, [near, isLoading, load]);

  if (state.kind === 'ready' && state.items.length === 0) return null;
  return (
    <section
      ref={frame}
      aria-labelledby="similar-listings"
      aria-busy={isLoading}
      onClickCapture={onOpen}
      className="content-width mt-10 noscript:hidden"
    >
      <h2 id="similar-listings" className="border-line border-t pt-8 pb-5 font-semibold text-xl">
        {title}
      </h2>
      {state.kind === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-soft">{failed}</p>
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
            : state.items.map((listing) => <li key={listing.id}>{card(listing)}</li>)}
        </ul>
      )}
    </section>
  );
}
