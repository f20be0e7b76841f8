import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hasPhotos, isBuiltInPlace } from '#domain/place-id.ts';
import { buildPath } from '#platform/web/api/client.ts';
import { MapPin, Star } from '#platform/web/ui/icons.ts';
import { PLACE_IMAGES } from '../../../contract/paths.ts';
import type { PlaceDetails } from '../../../contract.ts';

/** The first photo of a place; an illustration where it has none or loading fails (spec 2 §4). */
export function PlacePhoto({
  placeId,
  details,
  className,
}: {
  placeId: string;
  /** Null while they aren't loaded. */
  details: Pick<PlaceDetails, 'photos'> | null;
  className: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const reference = details?.photos[0]?.photo_reference;
  if (reference === undefined || reference === failed || !hasPhotos(placeId)) {
    return (
      <span
        data-placeholder=""
        className={`grid place-items-center bg-sunken text-soft ${className}`}
      >
        <MapPin aria-hidden="true" className="size-8" />
      </span>
    );
  }
  return (
    <img
      src={buildPath(PLACE_IMAGES, {}, { photo_reference: reference, place_id: placeId })}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(reference)}
      className={`object-cover ${className}`}
    />
  );
}

/** Credit next to an external photo; nothing where none is required. */
export function PhotoCredit({ details }: { details: Pick<PlaceDetails, 'photos'> | null }) {
  const credit = details?.photos[0]?.credit ?? '';
  if (credit === '') return null;
  return (
    <span className="text-soft text-xs">
      <Trans>
        Photo: <bdi>{credit}</bdi>
      </Trans>
    </span>
  );
}

/**
 * Rating of a place by guests, from 1 to 5, and their number, which is left out where it is
 * unknown.
 */
export function PlaceRating({ rating, count }: { rating: number; count: number }) {
  const { i18n } = useLingui();
  const shown = i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="flex items-center gap-1">
      <Star aria-hidden="true" className="size-4 fill-current text-ember" />
      <span translate="no" className="tabular-nums">
        {shown}
      </span>
      {count === 0 ? null : (
        <span className="text-soft">
          <Plural value={count} one="(# review)" other="(# reviews)" />
        </span>
      )}
    </span>
  );
}

/** Source of the recommended places. Google requires an attribution where its places are shown. */
export function PlacesSource({ placeIds }: { placeIds: readonly string[] }) {
  return (
    <p className="text-sm text-soft">
      {placeIds.every(isBuiltInPlace) ? (
        <Trans>
          Recommendations come from Wayhearth's own list of public places in the cities we know.
        </Trans>
      ) : (
        <Trans>Places, ratings, and photos from Google Maps.</Trans>
      )}
    </p>
  );
}
