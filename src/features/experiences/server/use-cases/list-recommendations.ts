import type { Logger } from 'pino';
import * as v from 'valibot';
import { distanceKm, type Position } from '#domain/places.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import {
  citiesOfCountry,
  cityNames,
  countryByCode,
  foldedNames,
  listedRegion,
  regionName,
  regionNames,
  townAt,
} from '#features/catalogues/index.server.ts';
import type { Recommendation } from '#features/experiences/contract.ts';
import { cacheByKey } from '#platform/server/cached-answers.ts';
import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { EXPERIENCE_STYLES } from '../../catalogue/styles.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';
import { PLACES } from '../../places/catalogue.ts';
import type { Place, PlaceCity } from '../../places/place.ts';
import { kindsFor } from '../../places/suited-kinds.ts';
import {
  callGoogle,
  describePlace,
  formatAddress,
  formatTown,
  type Google,
  lineSchema,
} from '../places/google.ts';

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

/** Distance that a guest would travel from a city for an afternoon. */
const REACH_KM = 40;
/** A number that a user can look through. */
const MAX_PLACES = 24;
/** Maximum number of cities of the same name in a country. */
const NAMESAKES = 20;

interface PlaceChoice {
  readonly countryCode: string;
  /** Empty for all regions. */
  readonly region: string;
  /** Empty for all cities. */
  readonly city: string;
  /** Null for all categories. */
  readonly category: ExperienceCategory | null;
  /** Id of a style of the category; null for all. */
  readonly style: string | null;
}

/**
 * Places that suit a choice. Around a city they are sorted by distance; otherwise each city lists
 * its first place before any lists its second. Empty around an unknown city.
 *
 * @param locale in which cities may be named, besides our own languages
 */
function findPlaces(choice: PlaceChoice, locale: string): Place[] {
  const kinds = choice.category === null ? null : kindsFor(choice.category, choice.style);
  const suited = PLACES.filter(
    ({ city, kind }) =>
      city.countryCode === choice.countryCode && (kinds === null || kinds.has(kind)),
  );
  if (choice.city !== '') return aroundCity(suited, choice, locale).slice(0, MAX_PLACES);
  const wanted =
    choice.region === ''
      ? suited
      : suited.filter(({ city }) => getRegionNames(city).has(folded(choice.region)));
  return cityByCity(wanted).slice(0, MAX_PLACES);
}

function aroundCity(places: readonly Place[], choice: PlaceChoice, locale: string): Place[] {
  const middle = findCityPosition(choice, locale);
  if (middle === null) return [];
  return places
    .map((place) => ({ place, away: distanceKm(middle, place) }))
    .filter(({ away }) => away <= REACH_KM)
    .sort((a, b) => a.away - b.away)
    .map(({ place }) => place);
}

/**
 * The center of a city, named in any language; among namesakes the one in the region, otherwise the
 * largest.
 */
function findCityPosition(
  { countryCode, region, city }: PlaceChoice,
  locale: string,
): Position | null {
  const name = folded(city);
  const own = PLACES.find(
    ({ city: one }) =>
      one.countryCode === countryCode &&
      foldedNames(cityNames(one.name, countryCode)).includes(name),
  );
  if (own !== undefined) return own.city;
  const namesakes = citiesOfCountry(countryCode, locale, {
    query: city,
    region: '',
    limit: NAMESAKES,
  }).filter((one) => foldedNames([one.name, one.catalogueName]).includes(name));
  const listed = listedRegion(countryCode, region);
  return namesakes.find((one) => one.region === listed) ?? namesakes[0] ?? null;
}

const regionsByCity = new Map<PlaceCity, ReadonlySet<string>>();

/**
 * Every name of a city's region, folded: its own, its translations, and that of the list of
 * regions.
 */
function getRegionNames(city: PlaceCity): ReadonlySet<string> {
  const known = regionsByCity.get(city);
  if (known !== undefined) return known;
  const listed = townAt(city, 'en', REACH_KM)?.region ?? '';
  const names = [...regionNames(city.region, city.countryCode), listed].filter(Boolean);
  const regions = new Set(foldedNames(names));
  regionsByCity.set(city, regions);
  return regions;
}

/** The first of each city, then the second of each, and so on. */
function cityByCity(places: readonly Place[]): Place[] {
  const seen = new Map<PlaceCity, number>();
  return places
    .map((place) => {
      const round = seen.get(place.city) ?? 0;
      seen.set(place.city, round + 1);
      return { place, round };
    })
    .sort((a, b) => a.round - b.round)
    .map(({ place }) => place);
}

function folded(name: string): string {
  return foldedNames([name])[0] ?? '';
}

/** A number that a user can look through; details of each cost a call. */
const MAX_FOUND = 12;
const PLACE_ID = /^[A-Za-z0-9_-]{10,512}$/;

const resultSchema = v.object({
  place_id: v.string(),
  name: lineSchema,
  formatted_address: v.optional(lineSchema, ''),
  business_status: v.optional(v.string(), 'OPERATIONAL'),
});

const answerSchema = v.object({
  /** A query without results may have been invalid for them: both cases yield an empty list. */
  status: v.picklist(['OK', 'ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST']),
  results: v.optional(v.array(resultSchema), []),
});

/** A place in Google's results. */
interface FoundPlace {
  readonly placeId: string;
  readonly name: string;
  readonly address: string;
}

/**
 * Calls Google's Text Search for places; the best match is first.
 *
 * @param query activity and place, such as "Yoga, Lisbon, Portugal"
 * @returns 12 at most, without closed ones
 * @throws Problem 'place-unavailable' when there is no usable answer
 */
async function searchGoogle(
  google: Google,
  { query, countryCode, locale }: { query: string; countryCode: string; locale: string },
  log: Pick<Logger, 'warn'>,
  patienceMs?: number,
): Promise<readonly FoundPlace[]> {
  const asked = { query, region: countryCode.toLowerCase(), language: locale };
  const { results } = await callGoogle(
    google,
    'textsearch/json',
    asked,
    answerSchema,
    log,
    patienceMs,
  );
  return results
    .filter(({ place_id }) => PLACE_ID.test(place_id))
    .filter(({ business_status }) => business_status === 'OPERATIONAL')
    .slice(0, MAX_FOUND)
    .map(({ place_id, name, formatted_address }) => ({
      placeId: place_id,
      name,
      address: formatted_address,
    }));
}
