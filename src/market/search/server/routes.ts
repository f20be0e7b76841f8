import { DEFAULT_RADIUS_KM, type Position } from '#domain/places.ts';
import {
  cityName,
  countryByCode,
  isExactTier,
  type ListingsIn,
  placeWeight,
  searchCountries,
  searchPlaces,
  searchWidePlaces,
  type Tier,
} from '#features/catalogues/index.server.ts';
import { type RequestContext, type ServedRoute, serve } from '#platform/server/http/serve.ts';
import { type SuggestedPlace, suggestPlaces as suggestPlacesRoute } from '../contract/search.ts';
import { citiesWithMost, listingsByCity, placesWithListings } from './places-with-listings.ts';
import { type CountedPlace, countInPlaces } from './store/counts.ts';
import { type PlacedKind, type SearchTable, searchTableFor } from './store/search-kind.ts';

/** Every call that the searches of all kinds share. */
export const searchRoutesServed: readonly ServedRoute[] = [
  serve(suggestPlacesRoute, ({ query }, context) => suggestPlaces(query.q, query.kind, context)),
];

const MAX_CITIES = 6;
const MAX_COUNTRIES = 2;
const MAX_REGIONS = 2;
const MAX_ADDRESSES = 3;
/** Maximum number of suggestions for an empty text. */
const MAX_POPULAR = 8;

/** A suggestion with the data that determines its rank. */
interface Candidate {
  readonly place: Omit<SuggestedPlace, 'count'>;
  readonly tier: Tier;
  /** Inhabitants; where there is no census, an estimate of how many search for it. */
  readonly size: number;
}

/** More inhabitants than any city has. */
const SIZE_OF_COUNTRY = 1e9;
const SIZE_OF_REGION = 1e4;
const SIZE_OF_ADDRESS = 1e3;

/**
 * Countries, regions, widePlaces, cities and addresses that match a text, with the number of a
 * kind's listings there. Exact names, in any language, come first, ordered by size and number of
 * listings, as the search for that text decides too. Names that only begin with the text follow,
 * first those with listings, and last corrections of a typo. For an empty text, the cities with the
 * most listings.
 */
async function suggestPlaces(
  query: string,
  kind: PlacedKind,
  context: RequestContext,
): Promise<{ places: SuggestedPlace[] }> {
  const { db, now } = context;
  const table = searchTableFor(kind);
  if (query.trim() === '') return { places: await popularPlaces(table, context) };
  const limits = { regions: MAX_REGIONS, addresses: MAX_ADDRESSES };
  const { regions, addresses } = await placesWithListings(query, table, limits, context);
  const listingsIn = await listingsByCity(table, context);
  const widePlaces = widePlacesCalled(query, context);
  const candidates = [
    ...countriesCalled(query, context),
    ...citiesCalled(query, listingsIn, context),
    ...widePlaces,
  ];
  const counts = await countInPlaces(
    db,
    table,
    now,
    candidates.map(({ counted }) => counted),
  );
  const wideNames = new Set(widePlaces.map(({ place }) => `${place.countryCode} ${place.label}`));
  const all = [
    ...candidates.map(({ counted: _, ...candidate }, at) => ({
      ...candidate,
      count: counts[at] ?? 0,
    })),
    ...regions
      .filter(({ countryCode, label }) => !wideNames.has(`${countryCode} ${label}`))
      .map(({ tier, count, ...place }) => ({ place, tier, count, size: SIZE_OF_REGION })),
    ...addresses.map(({ tier, count, ...place }) => ({
      place,
      tier,
      count,
      size: SIZE_OF_ADDRESS,
    })),
  ];
  return {
    places: all
      .map((candidate, order) => ({ ...candidate, order }))
      .sort(compareCandidates)
      .map(({ place, count }) => ({ ...place, count })),
  };
}

interface CountedCandidate extends Candidate {
  readonly count: number;
  /** Original order, countries before cities. */
  readonly order: number;
}

function compareCandidates(a: CountedCandidate, b: CountedCandidate): number {
  if (a.tier !== b.tier) return a.tier - b.tier;
  if (isExactTier(a.tier)) return computeWeight(b) - computeWeight(a);
  return Number(b.count > 0) - Number(a.count > 0) || a.order - b.order;
}

function computeWeight({ size, count }: CountedCandidate): number {
  return placeWeight(size, count);
}

type Counted = Candidate & { readonly counted: CountedPlace };

function countriesCalled(query: string, { translate: { locale } }: RequestContext): Counted[] {
  return searchCountries(query, locale, MAX_COUNTRIES).map((country) => ({
    tier: country.tier,
    size: SIZE_OF_COUNTRY,
    counted: { kind: 'country', countryCode: country.value },
    place: {
      kind: 'country',
      label: country.label,
      detail: country.flag,
      countryCode: country.value,
      latitude: country.latlng[0],
      longitude: country.latlng[1],
    },
  }));
}

function citiesCalled(
  query: string,
  listingsIn: ListingsIn,
  { translate: { locale } }: RequestContext,
): Counted[] {
  return searchPlaces(query, locale, MAX_CITIES, { listingsIn }).map((city) => ({
    tier: city.tier,
    size: city.population,
    counted: circle(city, DEFAULT_RADIUS_KM),
    place: {
      kind: 'city',
      label: city.name,
      detail: [city.region, city.countryName].filter(Boolean).join(', '),
      countryCode: city.countryCode,
      latitude: city.latitude,
      longitude: city.longitude,
    },
  }));
}

/** An island is shown as the region that covers most of it. */
function widePlacesCalled(query: string, { translate: { locale } }: RequestContext): Counted[] {
  return searchWidePlaces(query, MAX_REGIONS).map((place) => ({
    tier: place.tier,
    size: place.population,
    counted: circle(place, place.radiusKm),
    place: {
      kind: 'region',
      label: place.name,
      detail: countryByCode(place.countryCode, locale)?.label ?? place.countryCode,
      countryCode: place.countryCode,
      latitude: place.latitude,
      longitude: place.longitude,
    },
  }));
}

function circle({ latitude, longitude }: Position, radiusKm: number): CountedPlace {
  return { kind: 'city', position: { latitude, longitude }, radiusKm };
}

/** Without a text: the cities with the most listings, each including those nearby. */
async function popularPlaces(
  table: SearchTable,
  context: RequestContext,
): Promise<SuggestedPlace[]> {
  const { db, now, translate } = context;
  const { locale } = translate;
  const cities = (await citiesWithMost(table, MAX_POPULAR, context)).map((place) => ({
    kind: 'city' as const,
    label: cityName(place.city, place.countryCode, locale),
    detail: countryByCode(place.countryCode, locale)?.label ?? place.countryCode,
    countryCode: place.countryCode,
    latitude: place.latitude,
    longitude: place.longitude,
  }));
  const counts = await countInPlaces(
    db,
    table,
    now,
    cities.map((city) => circle(city, DEFAULT_RADIUS_KM)),
  );
  return cities.map((city, at) => ({ ...city, count: counts[at] ?? 0 }));
}
