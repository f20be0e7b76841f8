import {
  cityName,
  cityNames,
  countryByCode,
  foldedNames,
  type ListingsIn,
  rankNamedThings,
  regionName,
  regionNames,
  similarNames,
  type Tier,
} from '#features/catalogues/index.server.ts';
import { cacheFor } from '#platform/server/cached-answers.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { type KnownPlace, readKnownPlaces } from './store/counts.ts';
import type { SearchTable } from './store/search-kind.ts';

/** Maximum number of places to compare. */
const MAX_KNOWN = 5_000;

/** A region or a neighbourhood that has listings, with all its names. */
interface Ranked {
  readonly folded: readonly string[];
  readonly weight: number;
  readonly countryCode: string;
  readonly place: KnownPlace;
}

/** All places that have listings, by their names. */
interface KnownNames {
  readonly cities: readonly Ranked[];
  readonly regions: readonly Ranked[];
  readonly addresses: readonly Ranked[];
  /** Returns the number of listings in a city, by its country and its name in the catalogue. */
  readonly listingsIn: ListingsIn;
}

const cacheByTable: Record<SearchTable, ReturnType<typeof cacheFor<KnownNames>>> = {
  stay_search: cacheFor<KnownNames>({ seconds: 300 }),
  itinerant_place: cacheFor<KnownNames>({ seconds: 300 }),
  experience_search: cacheFor<KnownNames>({ seconds: 300 }),
};

/** A suggestion with its count. */
interface Suggested {
  readonly kind: 'region' | 'address';
  readonly label: string;
  readonly detail: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly tier: Tier;
}

/**
 * Regions and addresses (a neighbourhood and its city, never a street) that have listings and whose
 * name begins with the text; the data is at most five minutes old.
 */
export async function placesWithListings(
  query: string,
  table: SearchTable,
  limits: { readonly regions: number; readonly addresses: number },
  { db, services, now, translate: { locale } }: RequestContext,
): Promise<{ regions: Suggested[]; addresses: Suggested[] }> {
  const known = await knownPlaces(table, { db, services, now });
  const countryLabel = ({ countryCode }: KnownPlace) =>
    countryByCode(countryCode, locale)?.label ?? countryCode;
  return {
    regions: rankNamedThings(query, known.regions, limits.regions).map(({ thing, tier }) => ({
      ...toPlacePosition(thing.place),
      tier,
      kind: 'region' as const,
      label: regionName(thing.place.region, thing.place.countryCode, locale),
      detail: countryLabel(thing.place),
    })),
    addresses: rankNamedThings(query, known.addresses, limits.addresses).map(({ thing, tier }) => ({
      ...toPlacePosition(thing.place),
      tier,
      kind: 'address' as const,
      label: `${thing.place.neighbourhood}, ${cityName(thing.place.city, thing.place.countryCode, locale)}`,
      detail: countryLabel(thing.place),
    })),
  };
}

/** The cities with the most listings, in that order. */
export async function citiesWithMost(
  table: SearchTable,
  limit: number,
  context: Pick<RequestContext, 'db' | 'services' | 'now'>,
): Promise<KnownPlace[]> {
  const { cities } = await knownPlaces(table, context);
  return cities
    .filter(({ place }) => place.city !== '')
    .toSorted((a, b) => b.weight - a.weight || a.place.city.localeCompare(b.place.city, 'en'))
    .slice(0, limit)
    .map(({ place }) => place);
}

/** Number of listings in each city; the data is at most five minutes old. */
export async function listingsByCity(
  table: SearchTable,
  context: Pick<RequestContext, 'db' | 'services' | 'now'>,
): Promise<ListingsIn> {
  return (await knownPlaces(table, context)).listingsIn;
}

/** The cities with listings whose spelling is most similar to a text, see `similarNames`. */
export async function citiesSpelledLike(
  text: string,
  table: SearchTable,
  limit: number,
  context: Pick<RequestContext, 'db' | 'services' | 'now'>,
): Promise<KnownPlace[]> {
  const { cities } = await knownPlaces(table, context);
  return similarNames(text, cities, limit).map(({ place }) => place);
}

function knownPlaces(
  table: SearchTable,
  { db, services, now }: Pick<RequestContext, 'db' | 'services' | 'now'>,
): Promise<KnownNames> {
  return cacheByTable[table](services, now, async () =>
    preparePlaces(await readKnownPlaces(db, table, now, MAX_KNOWN)),
  );
}

function toPlacePosition({ countryCode, latitude, longitude, count }: KnownPlace) {
  return { countryCode, latitude, longitude, count };
}

function preparePlaces(places: readonly KnownPlace[]): KnownNames {
  const cities = new Map<string, KnownPlace>();
  const regions = new Map<string, KnownPlace>();
  for (const place of places) {
    const city = `${place.countryCode} ${place.city}`;
    const known = cities.get(city);
    cities.set(city, known === undefined ? place : joined(known, place));
    // A region with the name of its city would only repeat it.
    if (place.region === '' || place.region === place.city) continue;
    const key = `${place.countryCode} ${place.region}`;
    const before = regions.get(key);
    regions.set(key, before === undefined ? place : joined(before, place));
  }
  return {
    listingsIn: (countryCode, city) => cities.get(`${countryCode} ${city}`)?.count ?? 0,
    cities: [...cities.values()].map((place) => ({
      folded: foldedNames(cityNames(place.city, place.countryCode)),
      weight: place.count,
      countryCode: place.countryCode,
      place,
    })),
    regions: [...regions.values()].map((place) => ({
      folded: foldedNames(regionNames(place.region, place.countryCode)),
      weight: place.count,
      countryCode: place.countryCode,
      place,
    })),
    addresses: places
      .filter(({ neighbourhood }) => neighbourhood !== '')
      .map((place) => ({
        folded: foldedNames([
          place.neighbourhood,
          ...cityNames(place.city, place.countryCode).map(
            (city) => `${place.neighbourhood} ${city}`,
          ),
        ]),
        weight: place.count,
        countryCode: place.countryCode,
        place,
      })),
  };
}

/** Merges both, at the mean position of their listings. */
function joined(a: KnownPlace, b: KnownPlace): KnownPlace {
  const count = a.count + b.count;
  const mean = (x: number, y: number) => (x * a.count + y * b.count) / count;
  return {
    ...a,
    count,
    latitude: mean(a.latitude, b.latitude),
    longitude: mean(a.longitude, b.longitude),
  };
}
