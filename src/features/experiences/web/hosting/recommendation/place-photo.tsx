import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { hasPhotos } from '#domain/place-id.ts';
import { buildPath } from '#platform/web/api/client.ts';
import { MapPin } from '#platform/web/ui/icons.ts';
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
