import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listingPath } from '#domain/listing-path.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ListingTitle, TownLine } from '#market/page/late.web.ts';
import { FavoriteButton } from '../favorite-button.tsx';
import type { FavoriteItem } from '../page-data.ts';
import { FavoritePrice } from './favorite-price.tsx';
import { ListingCover } from './listing-cover.tsx';

/** One saved listing; one that was taken down leads nowhere but can be let go. */
export function FavoriteTile({
  item,
  favorite,
  eager,
}: {
  item: FavoriteItem;
  favorite: boolean;
  eager: boolean;
}) {
  const { listingId, kind, title, city, countryName, cover, available } = item;
  return (
    <article className="group relative">
      <div className={available ? '' : 'opacity-60 grayscale'}>
        <ListingCover kind={kind} cover={cover} eager={eager} />
      </div>
      <div className="mt-3 grid gap-0.5">
        <h2 className="font-semibold text-base">
          {available ? (
            <Link
              to={listingPath(kind, listingId)}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-4 group-hover:underline"
            >
              <ListingTitle listing={item} />
            </Link>
          ) : title === '' ? (
            REMOVED[kind]
          ) : (
            <ListingTitle listing={item} />
          )}
        </h2>
        {city === '' ? null : (
          <p className="text-sm text-soft">
            <TownLine city={city} countryName={countryName} />
          </p>
        )}
        {available ? <FavoritePrice item={item} /> : null}
        {available || title === '' ? null : <p className="text-sm text-soft">{REMOVED[kind]}</p>}
      </div>
      <div className="absolute end-1 top-1 z-10">
        <FavoriteButton listing={{ id: listingId, title, favorite }} />
      </div>
    </article>
  );
}

const REMOVED: Readonly<Record<ListingKind, ReactNode>> = {
  stay: <Trans>The host has removed this home.</Trans>,
  itinerant: <Trans>The host has removed this itinerant.</Trans>,
  experience: <Trans>The host has removed this experience.</Trans>,
};
