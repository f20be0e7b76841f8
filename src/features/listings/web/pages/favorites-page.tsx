import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { useKeptFavorites } from '../favorites.ts';
import type { FavoriteItem } from '../page-data.ts';
import { FavoriteGrid } from './favorite-grid.tsx';
import { KeptFavorites } from './kept-favorites.tsx';

/** The wishlist: an account's, else what this browser keeps. */
export function FavoritesPage({ items }: { items: readonly FavoriteItem[] | null }) {
  const kept = useKeptFavorites();
  if (items === null && kept.length > 0) return <KeptFavorites />;
  if (items === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your wishlist</Trans>} scene="empty-hearts">
        <Trans>Everything you've saved. Without an account, it's stored in this browser.</Trans>
      </LogInFirst>
    );
  }
  return (
    <div className="content-width grid gap-8 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>Wishlist</Trans>
      </h1>
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <EmptyScene name="empty-hearts" />
          <h2 className="font-bold text-xl">
            <Trans>Nothing saved yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>Tap the heart on anything you like, and find it here when you're ready.</Trans>
          </p>
          <Link to="/" className={buttonClass()}>
            <Trans>Find a home</Trans>
          </Link>
        </div>
      ) : (
        <FavoriteGrid items={items} favorite />
      )}
    </div>
  );
}
