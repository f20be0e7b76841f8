import { type BoundingBox, DEFAULT_RADIUS_KM, type Position } from '#domain/places.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import {
  countryByCode,
  countryCalled,
  isExactTier,
  type ListingsIn,
  placeWeight,
  type RankedPlace,
  readPlaceQuery,
  regionsCalled,
  searchPlaces,
  searchWidePlaces,
} from '#features/catalogues/index.server.ts';

/** Area of a search. */
export type SearchArea =
  | { readonly kind: 'circle'; readonly centre: Position; readonly radiusKm: number }
  | { readonly kind: 'box'; readonly box: BoundingBox }
  | {
      readonly kind: 'named';
      readonly countryCode: string | null;
      /** Normalized words of a place's name, in alternative spellings; empty for no name. */
      readonly spellings: readonly (readonly string[])[];
    };

export interface ResolvedArea {
  readonly area: SearchArea | null;
  /** Its centre, where it has one. */
  readonly centre: Position | null;
  /** Its label in headings; null when only the results determine it. */
  readonly label: string | null;
  /** A typed name that isn't a known city or region; it may still be part of an address. */
  readonly unknownName: string | null;
}

/** The circle of a search with a position; null without one. */
export function toCircle({
  latitude,
  longitude,
  radiusKm = DEFAULT_RADIUS_KM,
}: Pick<PlacedSearch, 'latitude' | 'longitude' | 'radiusKm'>): {
  readonly area: Extract<SearchArea, { kind: 'circle' }> | null;
  readonly centre: Position | null;
} {
  if (latitude === undefined || longitude === undefined) return { area: null, centre: null };
  const centre = { latitude, longitude };
  return { area: { kind: 'circle', centre, radiusKm }, centre };
}

/**
 * Resolves the area of a search: a box on the map has priority, then a position and its radius
 * (spec 1 §4.8), then a country with or without a name in it, last a name alone, which is a
 * position for a city or an island, and a country for a country's name.
 *
 * @param listingsIn decides between cities of one name; without it the largest one is chosen
 */
export function resolveArea(
  search: PlacedSearch,
  locale: string,
  listingsIn?: ListingsIn,
): ResolvedArea {
  const { address, bbox, latitude, longitude, locationValue } = search;
  const position =
    latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  if (bbox) {
    const [west, south, east, north] = bbox;
    const box = { west, south, east, north };
    return {
      area: { kind: 'box', box },
      centre: position ?? findCentre(box),
      label: null,
      unknownName: null,
    };
  }
  if (position) {
    const asked: PlaceLookup = { countryCode: locationValue ?? null, locale, listingsIn };
    return {
      ...toCircle(search),
      label: address === undefined ? null : (cityNamed(address, asked)?.name ?? address),
      unknownName: null,
    };
  }
  if (!address) return countryArea(locationValue ?? null, locale);
  return namedArea(address, { countryCode: locationValue ?? null, locale, listingsIn });
}

/** Context for looking up a name. */
interface PlaceLookup {
  readonly countryCode: string | null;
  readonly locale: string;
  readonly listingsIn: ListingsIn | undefined;
}

function countryArea(countryCode: string | null, locale: string): ResolvedArea {
  if (countryCode === null) return { area: null, centre: null, label: null, unknownName: null };
  const country = countryByCode(countryCode, locale);
  return {
    area: { kind: 'named', countryCode, spellings: [] },
    centre: country ? { latitude: country.latlng[0], longitude: country.latlng[1] } : null,
    label: country?.label ?? null,
    unknownName: null,
  };
}

/**
 * The area of a name, in a country or anywhere: an island, a country, a city, otherwise the words
 * of an address.
 */
function namedArea(address: string, asked: PlaceLookup): ResolvedArea {
  const { countryCode, locale } = asked;
  const city = cityNamed(address, asked);
  const place = widePlaceNamed(address, city, asked);
  if (place !== null) return place;
  const readings = readPlaceQuery(address);
  const called = countryCode === null ? countryCalled(readings[0]?.typed ?? '') : null;
  if (called !== null) return countryArea(called, locale);
  if (city && countryCode === null) {
    const centre = { latitude: city.latitude, longitude: city.longitude };
    return {
      area: { kind: 'circle', centre, radiusKm: DEFAULT_RADIUS_KM },
      centre,
      label: city.name,
      unknownName: null,
    };
  }
  const around = countryArea(countryCode, locale);
  const { spellings, isRegion } = listSpellings(address, city, asked);
  return {
    area: { kind: 'named', countryCode, spellings },
    centre: around.centre,
    label: [city?.name ?? address, around.label].filter(Boolean).join(', '),
    unknownName: city !== null || isRegion ? null : address,
  };
}

/** The circle around an island with that name, unless a larger city has the name too. */
function widePlaceNamed(
  address: string,
  city: RankedPlace | null,
  { countryCode, listingsIn = () => 0 }: PlaceLookup,
): ResolvedArea | null {
  const [place] = searchWidePlaces(address, 1);
  if (place === undefined || !isExactTier(place.tier)) return null;
  if (countryCode !== null && place.countryCode !== countryCode) return null;
  const isCityMeant =
    city !== null &&
    placeWeight(city.population, listingsIn(city.countryCode, city.catalogueName)) >
      placeWeight(place.population, 0);
  if (isCityMeant) return null;
  const { latitude, longitude, radiusKm, name } = place;
  const centre = { latitude, longitude };
  return { area: { kind: 'circle', centre, radiusKm }, centre, label: name, unknownName: null };
}

function findCentre(box: {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}): Position {
  const width = box.east >= box.west ? box.east - box.west : box.east - box.west + 360;
  const longitude = box.west + width / 2;
  return {
    latitude: (box.south + box.north) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  };
}

/** Maximum number of spellings of an address: each costs the database a query. */
const MAX_SPELLINGS = 8;

/**
 * A typed name as its words, and as the English name of its city or region, under which it is
 * stored, with and without a country after it. In the name of a part of a city ("Poblenou,
 * Barcelone") the city's name is translated into English.
 */
function listSpellings(
  address: string,
  city: RankedPlace | null,
  asked: PlaceLookup,
): { readonly spellings: string[][]; readonly isRegion: boolean } {
  const { countryCode } = asked;
  const names = readPlaceQuery(address)
    .filter(({ kind }) => kind === 'qualified')
    .map(({ typed }) => typed);
  const regions = [address, ...names].flatMap((name) => regionsCalled(name, countryCode));
  const all = [
    address,
    ...(city ? [city.catalogueName] : []),
    ...regions,
    ...partsOfCity(address, asked),
    ...names,
  ];
  const spellings = new Map(all.map((name) => [placeWords(name).join(' '), placeWords(name)]));
  return {
    spellings: [...spellings.values()].filter((words) => words.length > 0).slice(0, MAX_SPELLINGS),
    isRegion: regions.length > 0,
  };
}

/** "Poblenou, Barcelone" and "Poblenou Barcelone" with the stored name of the city. */
function partsOfCity(address: string, asked: PlaceLookup): string[] {
  const comma = address.indexOf(',');
  const words = address.split(/[\s,]+/u).filter(Boolean);
  const splits =
    comma >= 0
      ? [[address.slice(0, comma), address.slice(comma + 1)] as const]
      : [1, 2]
          .filter((count) => count < words.length)
          .map(
            (count) => [words.slice(0, -count).join(' '), words.slice(-count).join(' ')] as const,
          );
  return splits.flatMap(([part, around]) => {
    const town = cityNamed(around, asked);
    return town === null ? [] : [`${part}, ${town.catalogueName}`];
  });
}

/** Cache of looked up names: a lookup takes a few milliseconds, and popular names recur. */
const known = new Map<string, readonly RankedPlace[]>();
const MAX_KNOWN = 1_000;
/** Maximum number of cities of one name to compare. */
const MAX_NAMESAKES = 20;

/**
 * The city whose whole name is the text, in any of our languages, with or without its country;
 * otherwise null.
 */
function cityNamed(
  address: string,
  { countryCode, locale, listingsIn = () => 0 }: PlaceLookup,
): RankedPlace | null {
  const key = `${locale} ${countryCode ?? ''} ${address}`;
  let namesakes = known.get(key);
  if (namesakes === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    namesakes = searchPlaces(address, locale, MAX_NAMESAKES, { countryCode }).filter(({ tier }) =>
      isExactTier(tier),
    );
    known.set(key, namesakes);
  }
  const computeWeight = (city: RankedPlace) =>
    placeWeight(city.population, listingsIn(city.countryCode, city.catalogueName));
  return (
    namesakes.toSorted((a, b) => a.tier - b.tier || computeWeight(b) - computeWeight(a))[0] ?? null
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};
/** Maximum number of words of a name; more would only slow the search. */
const MAX_WORDS = 10;

/**
 * The words of a typed place name without case, accents and apostrophes. The database's
 * `place_words` normalizes stored names in the same way; a property test verifies that they agree.
 */
export function placeWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F'’ʻʼ`´]/gu, '')
    .normalize('NFC')
    .replace(/[ßøłđðı]/g, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}
