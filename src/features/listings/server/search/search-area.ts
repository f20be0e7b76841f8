import { type BoundingBox, DEFAULT_RADIUS_KM, type Position } from '#domain/places.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import {
  countryByCode,
  nearestPlaces,
  type Place,
  regionsCalled,
  searchPlaces,
} from '#features/catalogues/index.server.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { placeWords } from './place-words.ts';

/** Where a search looks. */
export type SearchArea =
  | { readonly kind: 'circle'; readonly centre: Position; readonly radiusKm: number }
  | { readonly kind: 'box'; readonly box: BoundingBox }
  | {
      readonly kind: 'named';
      readonly countryCode: string | null;
      /** Folded words of a place's name, in one spelling or another; empty asks for none. */
      readonly spellings: readonly (readonly string[])[];
    };

export interface ResolvedArea {
  readonly area: SearchArea | null;
  /** The middle of it, where it has one. */
  readonly centre: Position | null;
  /** What a heading calls it; null when only the results can tell. */
  readonly label: string | null;
  /** A typed name that no city or region we know has; it may still be in an address. */
  readonly unknownName: string | null;
}

/** The circle of a search with a position; everywhere without one. */
export function circleOf({
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
 * Where a search looks: a box on the map before all else, then a position and its radius
 * (spec 1 §4.8), then a country with or without a name in it, last a name alone, which is a
 * position when it is a city's.
 */
export function resolveArea(search: PlacedSearch, locale: string): ResolvedArea {
  const { address, bbox, latitude, longitude, locationValue } = search;
  const position =
    latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  if (bbox) {
    const [west, south, east, north] = bbox;
    const box = { west, south, east, north };
    return {
      area: { kind: 'box', box },
      centre: position ?? middleOf(box),
      label: null,
      unknownName: null,
    };
  }
  if (position) {
    return {
      ...circleOf(search),
      label: address === undefined ? null : nameOf(address, locationValue ?? null, locale),
      unknownName: null,
    };
  }
  if (locationValue) {
    const country = countryByCode(locationValue, locale);
    const middle = country ? { latitude: country.latlng[0], longitude: country.latlng[1] } : null;
    return {
      area: {
        kind: 'named',
        countryCode: locationValue,
        spellings: address ? spellingsOf(address, locationValue, locale) : [],
      },
      centre: middle,
      label:
        [address && nameOf(address, locationValue, locale), country?.label]
          .filter(Boolean)
          .join(', ') || null,
      unknownName: address && !isKnownName(address, locationValue, locale) ? address : null,
    };
  }
  if (!address) return { area: null, centre: null, label: null, unknownName: null };
  const city = cityNamed(address, null, locale);
  if (city) {
    const centre = { latitude: city.latitude, longitude: city.longitude };
    return {
      area: { kind: 'circle', centre, radiusKm: DEFAULT_RADIUS_KM },
      centre,
      label: city.name,
      unknownName: null,
    };
  }
  const spellings = spellingsOf(address, null, locale);
  return {
    area: { kind: 'named', countryCode: null, spellings },
    centre: null,
    label: address,
    unknownName: isKnownName(address, null, locale) ? null : address,
  };
}

/** What a typed name is called in the reader's language, if it is a city's. */
function nameOf(address: string, countryCode: string | null, locale: string): string {
  return cityNamed(address, countryCode, locale)?.name ?? address;
}

/** Whether a text is the whole name of a city or of a region. */
function isKnownName(address: string, countryCode: string | null, locale: string): boolean {
  return (
    cityNamed(address, countryCode, locale) !== null ||
    regionsCalled(address, countryCode).length > 0
  );
}

function middleOf(box: {
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

/**
 * A typed name as its words, and as the English name of the city or region it is, by which it is
 * stored. Of a part of a city ("Poblenou, Barcelone") the city's name is put into English.
 */
function spellingsOf(address: string, countryCode: string | null, locale: string): string[][] {
  const city = cityNamed(address, countryCode, locale);
  const [part = '', ...around] = address.split(',');
  const town = around.length === 0 ? null : cityNamed(around.join(','), countryCode, locale);
  const names = [
    address,
    ...(city ? [city.englishName] : []),
    ...(town ? [`${part}, ${town.englishName}`] : []),
    ...regionsCalled(address, countryCode),
  ];
  const spellings = new Map(names.map((name) => [placeWords(name).join(' '), placeWords(name)]));
  return [...spellings.values()].filter((words) => words.length > 0);
}

interface NamedCity extends Place {
  readonly englishName: string;
}

/** Names already looked up: one takes a few milliseconds, and popular ones come again and again. */
const known = new Map<string, NamedCity | null>();
const MAX_KNOWN = 1_000;

/** The city that a text is the whole name of, in any of our languages; else null. */
function cityNamed(address: string, countryCode: string | null, locale: string): NamedCity | null {
  const key = `${locale} ${countryCode ?? ''} ${address}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const found = lookUpCity(address, countryCode, locale);
  known.set(key, found);
  return found;
}

function lookUpCity(address: string, countryCode: string | null, locale: string): NamedCity | null {
  const country = countryCode === null ? null : countryByCode(countryCode, 'en')?.label;
  const query = country && !address.includes(',') ? `${address}, ${country}` : address;
  const typed = placeWords(address.split(',')[0] ?? '').join(' ');
  if (typed === '') return null;
  const [best] = searchPlaces(query, locale, 1);
  if (best === undefined || (countryCode !== null && best.countryCode !== countryCode)) return null;
  const nameIn = (language: string): string => nearestPlaces(best, language, 1)[0]?.name ?? '';
  const isNamedSo = (name: string): boolean => placeWords(name).join(' ') === typed;
  if (!isNamedSo(best.name) && !Object.keys(LOCALES).some((known) => isNamedSo(nameIn(known)))) {
    return null;
  }
  return { ...best, englishName: nameIn('en') };
}
