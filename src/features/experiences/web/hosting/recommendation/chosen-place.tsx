import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isBuiltInPlace } from '#domain/place-id.ts';
import { call } from '#platform/web/api/client.ts';
import { showPlaceDetails } from '../../../contract/addresses.gen.ts';
import type { PlaceDetails } from '../../../contract.ts';
import { useExperienceForm } from '../experience-form.ts';
import { PhotoCredit, PlacePhoto } from './place-photo.tsx';
import { PlaceRating } from './place-rating.tsx';
import { PlacesSource } from './places-source.tsx';

/** The chosen recommended place, with its photo and rating; nothing without one. */
export function ChosenPlace() {
  const { recommendationId } = useExperienceForm().values;
  const [found, setFound] = useState<{ of: string; details: PlaceDetails } | null>(null);
  useEffect(() => {
    if (recommendationId === null) return;
    const request = new AbortController();
    call(
      showPlaceDetails,
      { query: { place_id: recommendationId } },
      { signal: request.signal },
    ).then(
      ({ result }) => {
        if (!request.signal.aborted) setFound({ of: recommendationId, details: result });
      },
      () => {
        // The place stays chosen without its photo and its rating.
      },
    );
    return () => request.abort();
  }, [recommendationId]);
  if (recommendationId === null || found?.of !== recommendationId) return null;
  const { details } = found;
  return (
    <div className="flex items-center gap-4 rounded-card border border-line p-3">
      <PlacePhoto
        placeId={recommendationId}
        details={details}
        className="aspect-4/3 w-24 flex-none rounded-xl"
      />
      <div className="grid min-w-0 gap-0.5">
        <span className="text-sm text-soft">
          <Trans>Recommended place</Trans>
        </span>
        <span dir="auto" className="font-semibold">
          {details.name}
        </span>
        {details.rating === null ? null : (
          <PlaceRating rating={details.rating} count={details.user_ratings_total} />
        )}
        <PhotoCredit details={details} />
        {isBuiltInPlace(recommendationId) ? null : <PlacesSource placeIds={[recommendationId]} />}
      </div>
    </div>
  );
}
