import { regionName } from '#features/catalogues/index.server.ts';
import type { Recommendation } from '#features/experiences/contract.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { findPlaces, type PlaceChoice } from '../places/find-places.ts';
import { addressOf, detailsOf, townOf } from '../places/place-texts.ts';
import type { PlaceRatings } from '../ports.ts';

/** Public places where an experience could be held (spec 2 §2, step 1). */
export async function listRecommendations(
  choice: PlaceChoice,
  { db, translate }: RequestContext,
  ratingsOf: PlaceRatings,
): Promise<{ recommendations: Recommendation[] }> {
  const { locale } = translate;
  const places = findPlaces(choice, locale);
  const ratings = await ratingsOf(
    db,
    places.map(({ id }) => id),
  );
  return {
    recommendations: places.map((place) => ({
      id: place.id,
      name: place.name,
      address: addressOf(place, locale),
      details: detailsOf(place, translate),
      rating: ratings.get(place.id)?.average ?? null,
      city: townOf(place, locale),
      region: regionName(place.city.region, place.city.countryCode, locale),
      country: place.city.countryCode,
      placeId: place.id,
    })),
  };
}
