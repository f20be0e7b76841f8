import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { ConfirmAddressNote, LISTING_GRID, useUnconfirmed } from '#market/page/index.web.ts';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import type { OwnListing } from '../page-data.ts';
import { PropertyTile } from './property-tile.tsx';

/** The user's own listings. */
export function PropertiesPage({
  items,
  payouts,
}: {
  items: readonly OwnListing[] | null;
  /** A note about the host's payouts, above the listings. */
  payouts: ReactNode;
}) {
  if (items === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your homes</Trans>} scene="empty-homes">
        <Trans>Everything you host, with its open reservations.</Trans>
      </LogInFirst>
    );
  }
  return (
    <div className="content-width grid gap-8 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-bold text-3xl">
          <Trans>My Homes</Trans>
        </h1>
        {items.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            <Link to="/reservations" className={buttonClass('secondary')}>
              <Trans>See reservations</Trans>
            </Link>
            <ListHomeButton />
          </div>
        ) : null}
      </header>
      {payouts}
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <EmptyScene name="empty-homes" />
          <h2 className="font-bold text-xl">
            <Trans>You don't host a home yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>Homes you host show up here with their reservations.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <ListHomeButton />
            <Link to="/" className={buttonClass('secondary')}>
              <Trans>See what others host</Trans>
            </Link>
          </div>
        </div>
      ) : (
        <>
          {items.some(({ awaitsConfirmation }) => awaitsConfirmation) ? <ListingWaits /> : null}
          <ul className={LISTING_GRID}>
            {items.map((listing, at) => (
              <li key={listing.id}>
                <PropertyTile listing={listing} eager={at < 3} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The options to confirm the email address that a listing waits for. */
function ListingWaits() {
  if (!useUnconfirmed()) return null;
  return (
    <div className="max-w-prose">
      <ConfirmAddressNote>
        <Trans>Please confirm your email address so guests can find your listing.</Trans>
      </ConfirmAddressNote>
    </div>
  );
}

/** Starts a new home. */
function ListHomeButton() {
  const prepare = () => prepareCreation('property', true);
  return (
    <Button
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => startCreation('property', true)}
    >
      <Trans>List your home</Trans>
    </Button>
  );
}
