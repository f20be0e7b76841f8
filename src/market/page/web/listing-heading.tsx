import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { HostText } from '#platform/web/ui/host-text.tsx';
import type { Place } from '../contract.ts';
import { Rating } from './cards/rating.tsx';
import { ListingLogo } from './listing-logo.tsx';
import { ShareButton } from './share-button.tsx';

/** Logo, title, place and stars. */
export function ListingHeading({
  listing,
  isShared = true,
}: {
  listing: {
    readonly title: string;
    readonly place: Place;
    readonly logo: string | null;
    readonly rating: ComponentProps<typeof Rating>['rating'];
  };
  /** Whether there is an address to share yet. */
  isShared?: boolean;
}) {
  const { t } = useLingui();
  const { place } = listing;
  const inCity = t`${place.city}, ${place.countryName}`;
  return (
    <header className="mb-5 flex items-start justify-between gap-4">
      {listing.logo === null ? null : <ListingLogo logo={listing.logo} title={listing.title} />}
      <div className="me-auto min-w-0">
        <h1 className="wrap-anywhere font-bold text-2xl sm:text-3xl">
          <HostText>{listing.title}</HostText>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <span>{place.neighbourhood === '' ? inCity : t`${place.neighbourhood}, ${inCity}`}</span>
          <span className="text-ink">
            <Rating rating={listing.rating} />
          </span>
        </p>
      </div>
      {isShared ? (
        <div className="flex flex-none items-center noscript:hidden">
          <ShareButton title={listing.title} />
        </div>
      ) : null}
    </header>
  );
}
