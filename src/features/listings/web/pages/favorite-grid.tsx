import { LISTING_GRID } from '#market/page/late.web.ts';
import type { FavoriteItem } from '../page-data.ts';
import { FavoriteTile } from './favorite-tile.tsx';

/** Saved listings side by side. */
export function FavoriteGrid({
  items,
  favorite,
}: {
  items: readonly FavoriteItem[];
  /** Whether an account holds them; else the browser says which are still saved. */
  favorite: boolean;
}) {
  return (
    <ul className={LISTING_GRID}>
      {items.map((item, at) => (
        <li key={item.listingId}>
          <FavoriteTile item={item} favorite={favorite} eager={at < 3} />
        </li>
      ))}
    </ul>
  );
}
