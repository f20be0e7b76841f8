import { Trans } from '@lingui/react/macro';
import { isBuiltInPlace } from '#domain/place-id.ts';

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
