import { countryByCode, regionName } from '#features/catalogues/index.server.ts';
import type { Recommendation } from '#features/experiences/contract.ts';
import { cacheByKey } from '#platform/server/cached-answers.ts';
import { callerNetwork } from '#platform/server/http/caller-network.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { EXPERIENCE_STYLES } from '../../catalogue/styles.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';
import { findPlaces, type PlaceChoice } from '../places/find-places.ts';
import { type FoundPlace, searchGoogle } from '../places/google-search.ts';
import { describePlace, formatAddress, formatTown } from '../places/place-texts.ts';
import type { PlaceRatings } from '../ports.ts';

/** Lifetime of a cached answer of Google's, and the size of the cache. */
const cacheResults = cacheByKey<readonly FoundPlace[]>({ seconds: 600, max: 500 });

export interface RecommendationPorts {
  readonly limits: Pick<RateLimits, 'spend'>;
  readonly ratingsOf: PlaceRatings;
}

/**
 * Public places where an experience can be held (spec 2 §2, step 1): Google's where it is
 * configured, otherwise those of the catalogue.
 */
export async function listRecommendations(
  choice: PlaceChoice,
  context: RequestContext,
  ports: RecommendationPorts,
): Promise<{ recommendations: Recommendation[] }> {
  const found = await findByGoogle(choice, context, ports.limits);
  const places =
    found.length > 0
      ? found.map((place) => toUnratedPlace(place, choice))
      : builtIn(choice, context);
  const ratings = await ports.ratingsOf(
    context.db,
    places.map(({ placeId }) => placeId),
  );
  return {
    recommendations: places.map((place) => ({
      ...place,
      rating: ratings.get(place.placeId)?.average ?? null,
    })),
  };
}

type Unrated = Omit<Recommendation, 'rating'>;

/** Results of Google; empty where it isn't configured, or doesn't answer. */
async function findByGoogle(
  choice: PlaceChoice,
  { services, translate, address, now, log }: RequestContext,
  limits: RecommendationPorts['limits'],
): Promise<readonly FoundPlace[]> {
  const { google } = services.config.places;
  if (google === undefined || choice.category === null) return [];
  const { locale } = translate;
  const style = EXPERIENCE_STYLES.find(({ id }) => id === choice.style);
  const what = style?.label ?? EXPERIENCE_CATEGORY_LABELS[choice.category].label;
  const country = countryByCode(choice.countryCode, locale)?.label ?? choice.countryCode;
  const parts = [translate(what), choice.city, choice.region, country];
  const query = parts.filter((part) => part !== '').join(', ');
  const { countryCode } = choice;
  try {
    const { answer } = await cacheResults(
      services,
      `${locale} ${countryCode} ${query}`,
      now,
      async () => {
        // Each call may cost money, and accounts are easy to create, so the limit counts networks.
        await limits.spend('google-place', callerNetwork(address));
        return searchGoogle(google, { query, countryCode, locale }, log);
      },
    );
    return answer;
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

/**
 * The location as far as the host has set it: terms of use forbid to parse and store Google's
 * answers.
 */
function toUnratedPlace({ placeId, name, address }: FoundPlace, choice: PlaceChoice): Unrated {
  const { city, region, countryCode } = choice;
  return { id: placeId, placeId, name, address, details: '', city, region, country: countryCode };
}

function builtIn(choice: PlaceChoice, { translate }: RequestContext): Unrated[] {
  const { locale } = translate;
  return findPlaces(choice, locale).map((place) => ({
    id: place.id,
    name: place.name,
    address: formatAddress(place, locale),
    details: describePlace(place, translate),
    city: formatTown(place, locale),
    region: regionName(place.city.region, place.city.countryCode, locale),
    country: place.city.countryCode,
    placeId: place.id,
  }));
}
