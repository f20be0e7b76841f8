import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { LISTING_GRID } from '../components/listing-grid.ts';
import { LogInFirst } from '../components/log-in-first.tsx';
import type { FavoriteItem } from '../page-data.ts';
import { FavoriteTile } from './favorite-tile.tsx';

/** The wishlist. */
export function FavoritesPage({ items }: { items: readonly FavoriteItem[] | null }) {
  if (items === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your wishlist</Trans>}>
        <Trans>The homes you save with the heart are kept here.</Trans>
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
          <h2 className="font-bold text-xl">
            <Trans>Nothing saved yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>
              Press the heart on a home you like. It waits here until you know where to go next.
            </Trans>
          </p>
          <Link to="/" className={buttonClass()}>
            <Trans>Find a home</Trans>
          </Link>
        </div>
      ) : (
        <ul className={LISTING_GRID}>
          {items.map((item, at) => (
            <li key={item.listingId}>
              <FavoriteTile item={item} eager={at < 3} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
