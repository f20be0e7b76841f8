import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { listingRoute } from '#domain/listing-path.ts';
import { formatMoney } from '#domain/money.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import {
  LISTING_GRID,
  ListingCardSkeleton,
  ListingTitle,
  SaveToListButton,
  TownLine,
} from '#market/page/index.web.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { FavoriteButton } from '../favorite-button.tsx';
import { useKeptFavorites } from '../favorites.ts';
import { keptFavorites } from '../kept-favorites.ts';
import { type FavoriteItem, loadKeptFavorites } from '../page-data.ts';
import { ListingCover } from './listing-cover.tsx';
import { UnitPrice } from './unit-price.tsx';

/** The wishlist: of an account, otherwise of this browser. */
export function FavoritesPage({ items }: { items: readonly FavoriteItem[] | null }) {
  const kept = useKeptFavorites();
  if (items === null && kept.length > 0) return <LocalFavorites />;
  if (items === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your wishlist</Trans>} scene="empty-hearts">
        <Trans>Everything you've saved. Without an account, it's stored in this browser.</Trans>
      </LogInFirst>
    );
  }
  return (
    <div className="content-width grid gap-8 py-10">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="font-bold text-3xl">
          <Trans>Wishlist</Trans>
        </h1>
        <Link
          to="/wishlists"
          className="inline-flex min-h-11 items-center text-ember underline underline-offset-4"
        >
          <Trans>My lists</Trans>
        </Link>
      </header>
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

type Shown = readonly FavoriteItem[] | 'loading' | 'failed';

/** The wishlist of visitors without an account, stored in this browser. */
function LocalFavorites() {
  // Listings removed here stay visible until the page is left, so that this can be undone.
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

/** Saved listings side by side. */
function FavoriteGrid({
  items,
  favorite,
}: {
  items: readonly FavoriteItem[];
  /** Whether they belong to an account; otherwise the browser knows which are still saved. */
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

/** One saved listing; a deleted one isn't a link, but can be removed. */
function FavoriteTile({
  item,
  favorite,
  eager,
}: {
  item: FavoriteItem;
  favorite: boolean;
  eager: boolean;
}) {
  const { listingId, kind, title, city, countryName, cover, available, isPaused } = item;
  return (
    <article className="group relative">
      <div className={available ? '' : 'opacity-60 grayscale'}>
        <ListingCover kind={kind} cover={cover} eager={eager} />
      </div>
      <div className="mt-3 grid gap-0.5">
        <h2 className="font-semibold text-base">
          {available ? (
            <Link
              {...listingRoute(kind, listingId)}
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
        {available && isPaused ? (
          <p className="text-sm text-soft">
            <Trans>Paused: it takes no new reservations.</Trans>
          </p>
        ) : null}
        {available && !isPaused ? <FavoritePrice item={item} /> : null}
        {available || title === '' ? null : <p className="text-sm text-soft">{REMOVED[kind]}</p>}
      </div>
      <div className="absolute end-1 top-1 z-10 flex">
        {favorite && available ? <SaveToListButton listing={{ id: listingId, title }} /> : null}
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

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/**
 * Price of a saved listing: for the dates last searched for where it is available then, otherwise
 * of one unit.
 */
function FavoritePrice({ item: { stay, kind, price } }: { item: FavoriteItem }) {
  const { i18n } = useLingui();
  const dates = stay === null ? null : datesText(stay, i18n.locale);
  if (stay?.available === true) {
    const { nights } = stay;
    const total = formatMoney(stay.amount, i18n.locale, { cents: 'none' });
    return (
      <>
        <p className="text-sm" suppressHydrationWarning>
          <strong translate="no" className="font-display font-semibold text-base">
            {total}
          </strong>{' '}
          <Trans>
            for <Plural value={nights} one="# night" other="# nights" />, all in
          </Trans>
        </p>
        <p className="text-sm text-soft">{dates}</p>
      </>
    );
  }
  return (
    <>
      <UnitPrice kind={kind} price={formatMoney(price, i18n.locale, { cents: 'none' })} />
      {dates === null ? null : (
        <p className="text-sm text-soft">
          <Trans>Not available {dates}</Trans>
        </p>
      )}
    </>
  );
}

function datesText(stay: { startDate: string; endDate: string }, locale: string): string {
  const range = dateFormat(locale, DAY).formatRange(
    Date.parse(stay.startDate),
    Date.parse(stay.endDate),
  );
  return evenSpaces(range);
}
