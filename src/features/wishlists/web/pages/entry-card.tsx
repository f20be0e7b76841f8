import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listingRoute } from '#domain/listing-path.ts';
import { formatMoney } from '#domain/money.ts';
import { ListingCover, UnitPrice } from '#features/listings/index.web.ts';
import { ListingTitle, TownLine } from '#market/page/index.web.ts';
import type { WishlistEntry } from '../../contract.ts';

/** A listing of a list; of one that is gone nothing is shown. */
export function EntryCard({
  entry: { listingId, listing },
  eager,
  children,
}: {
  entry: WishlistEntry;
  eager: boolean;
  /** The note and what can be done with it. */
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  if (listing === null) {
    return (
      <article className="grid content-start gap-3">
        <p className="grid aspect-4/3 place-items-center rounded-card bg-sunken p-6 text-center text-soft">
          <Trans>No longer offered</Trans>
        </p>
        {children}
      </article>
    );
  }
  const { kind, city, countryName, cover, price, isPaused } = listing;
  return (
    <article className="grid content-start gap-3">
      <div className="group relative">
        <ListingCover kind={kind} cover={cover} eager={eager} />
        <div className="mt-3 grid gap-0.5">
          <h2 className="font-semibold text-base">
            <Link
              {...listingRoute(kind, listingId)}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-4 group-hover:underline"
            >
              <ListingTitle listing={listing} />
            </Link>
          </h2>
          <p className="text-sm text-soft">
            <TownLine city={city} countryName={countryName} />
          </p>
          {isPaused ? (
            <p className="text-sm text-soft">
              <Trans>Paused: it takes no new reservations.</Trans>
            </p>
          ) : (
            <UnitPrice kind={kind} price={formatMoney(price, i18n.locale, { cents: 'none' })} />
          )}
        </div>
      </div>
      {children}
    </article>
  );
}

/** The owner's note about a listing. */
export function Note({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="whitespace-pre-line break-words rounded-xl bg-sunken px-4 py-3 text-sm"
    >
      {children}
    </p>
  );
}
