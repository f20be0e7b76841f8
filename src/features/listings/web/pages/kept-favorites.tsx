import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LISTING_GRID, ListingCardSkeleton } from '#market/page/late.web.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { keptFavorites } from '../kept-favorites.ts';
import { type FavoriteItem, loadKeptFavorites } from '../page-data.ts';
import { FavoriteGrid } from './favorite-grid.tsx';

type Shown = readonly FavoriteItem[] | 'loading' | 'failed';

/** The wishlist of somebody without an account: what this browser keeps. */
export function KeptFavorites() {
  // Those let go here stay in sight until the page is left, so that a slip can be undone.
  const [ids] = useState(keptFavorites);
  const [shown, setShown] = useState<Shown>('loading');

  useEffect(() => {
    if (shown !== 'loading') return;
    const asking = new AbortController();
    loadKeptFavorites(ids, asking.signal).then(setShown, () => {
      if (!asking.signal.aborted) setShown('failed');
    });
    return () => asking.abort();
  }, [ids, shown]);

  const prepare = () => preloadDialog('login');
  return (
    <div className="content-width grid gap-8 py-10" aria-busy={shown === 'loading'}>
      <header className="grid justify-items-start gap-4">
        <h1 className="font-bold text-3xl">
          <Trans>Wishlist</Trans>
        </h1>
        <p className="max-w-prose text-soft">
          <Trans>This wishlist is saved in this browser. Log in to move it to your account.</Trans>
        </p>
        <Button
          look="secondary"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => openSignIn()}
        >
          <Trans>Log in</Trans>
        </Button>
      </header>
      {shown === 'loading' ? (
        <div aria-hidden="true" className={LISTING_GRID}>
          {ids.map((id) => (
            <ListingCardSkeleton key={id} />
          ))}
        </div>
      ) : shown === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>
            <Trans>We couldn't load your wishlist. Check your connection and try again.</Trans>
          </p>
          <Button onClick={() => setShown('loading')}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <FavoriteGrid items={shown} favorite={false} />
      )}
    </div>
  );
}
