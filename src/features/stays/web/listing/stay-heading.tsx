import { useLingui } from '@lingui/react/macro';
import { Rating } from '#features/listings/cards.web.ts';
import { ListingLogo, ShareButton } from '#features/listings/page.web.ts';
import type { StayPage } from '../../contract.ts';

/** Logo, title, place and stars. */
export function StayHeading({
  stay,
  isShared = true,
}: {
  stay: StayPage;
  /** Whether there is an address to share yet. */
  isShared?: boolean;
}) {
  const { t } = useLingui();
  const { place } = stay;
  const inCity = t`${place.city}, ${place.countryName}`;
  return (
    <header className="mb-5 flex items-start justify-between gap-4">
      {stay.logo === null ? null : <ListingLogo logo={stay.logo} title={stay.title} />}
      <div className="me-auto min-w-0">
        <h1 className="wrap-anywhere font-bold text-2xl sm:text-3xl">
          <bdi>{stay.title}</bdi>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <span>{place.neighbourhood === '' ? inCity : t`${place.neighbourhood}, ${inCity}`}</span>
          <span className="text-ink">
            <Rating rating={stay.rating} />
          </span>
        </p>
      </div>
      {isShared ? (
        <div className="flex flex-none items-center noscript:hidden">
          <ShareButton title={stay.title} />
        </div>
      ) : null}
    </header>
  );
}
