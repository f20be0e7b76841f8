import { hasPhotos, isBuiltInPlace } from '#domain/place-id.ts';
import type { showPlaceDetails as contract, PlaceDetails } from '#features/experiences/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { cacheByKey } from '#platform/server/cached-answers.ts';
import { callerNetwork } from '#platform/server/http/caller-network.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { placeById } from '../../places/catalogue.ts';
import type { Place } from '../../places/place.ts';
import { drawingReferences } from '../places/drawing-references.ts';
import { askGoogle, type GooglePlace } from '../places/google-details.ts';
import { signPhoto } from '../places/photo-references.ts';
import { formatAddress } from '../places/place-texts.ts';
import type { PlaceRatings } from '../ports.ts';

/** Lifetime of a cached answer of Google's, and the size of the cache. */
const cacheDetails = cacheByKey<GooglePlace | null>({ seconds: 600, max: 1_000 });

export interface PlaceDetailsPorts {
  readonly limits: Pick<RateLimits, 'spend'>;
  readonly ratingsOf: PlaceRatings;
}

/**
 * Details of a place. Those of the catalogue's ids come from the catalogue, whether Google is
 * configured or not.
 *
 * @throws Problem 'not-found' where neither the catalogue nor Google knows it, or Google isn't
 *   configured; 'place-unavailable' when Google doesn't answer; 'rate-limited'
 */
export async function showPlaceDetails(
  placeId: string,
  context: RequestContext,
  { limits, ratingsOf }: PlaceDetailsPorts,
): Promise<RouteAnswer<typeof contract>> {
  if (isBuiltInPlace(placeId)) {
    const place = placeById(placeId);
    if (place === null) throw new Problem('not-found');
    return { cached: true, status: 'OK', result: await builtIn(place, context, ratingsOf) };
  }
  const { services, address, now, log } = context;
  const { google } = services.config.places;
  if (google === undefined) throw new Problem('not-found');
  // Each call may cost money, and accounts are easy to create, so the limit counts networks.
  await limits.spend('google-place', callerNetwork(address));
  const { locale } = context.translate;
  const { answer, wasCached } = await cacheDetails(services, `${locale} ${placeId}`, now, () =>
    askGoogle(google, { placeId, locale }, log),
  );
  if (answer === null) throw new Problem('not-found');
  return { cached: wasCached, status: 'OK', result: toPlaceDetails(answer, placeId, context) };
}

async function builtIn(
  place: Place,
  { db, translate }: RequestContext,
  ratingsOf: PlaceRatings,
): Promise<PlaceDetails> {
  const rating = (await ratingsOf(db, [place.id])).get(place.id);
  return {
    name: place.name,
    formatted_address: formatAddress(place, translate.locale),
    rating: rating?.average ?? null,
    user_ratings_total: rating?.count ?? 0,
    photos: drawingReferences(place.id).map((reference) => ({
      photo_reference: reference,
      credit: '',
    })),
  };
}

/** Photos only for ids in the form for which the specification fetches photos (spec 2 §5). */
function toPlaceDetails(
  { photos, ...place }: GooglePlace,
  placeId: string,
  { services, now }: RequestContext,
): PlaceDetails {
  const shown = hasPhotos(placeId) ? photos : [];
  return {
    ...place,
    photos: shown.map(({ reference, credit }) => ({
      photo_reference: signPhoto({ reference, placeId }, now, services.config),
      credit,
    })),
  };
}
