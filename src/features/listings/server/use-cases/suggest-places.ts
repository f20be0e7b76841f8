import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import {
  cityName,
  countryByCode,
  searchCountries,
  searchPlaces,
} from '#features/catalogues/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { SuggestedPlace } from '../../contract.ts';
import { placeWords } from '../search/place-words.ts';
import { citiesWithMost, placesWithListings } from '../search/places-with-listings.ts';
import { type CountedPlace, countInPlaces } from '../store/place-counts.ts';
import { type PlacedKind, type SearchTable, searchTableOf } from '../store/search-tables.ts';

const MAX_CITIES = 6;
const MAX_COUNTRIES = 2;
const MAX_REGIONS = 2;
const MAX_ADDRESSES = 3;
/** Offered before anything is typed. */
const MAX_POPULAR = 8;

/** What it is called in the reader's language, and what it is stored by. */
interface Named {
  readonly label: string;
  readonly otherName: string;
}

/**
 * Countries, regions, cities and addresses whose name begins so, with the number of
 * listings of a kind there.
 * What plainly begins so, in the reader's language or as it is stored, and has listings comes first,
 * then what begins so and has none, last what is a guess at a typo or a name in another language.
 * Asked for nothing, it names the cities with the most listings.
 */
export async function suggestPlaces(
  query: string,
  kind: PlacedKind,
  context: RequestContext,
): Promise<{ places: SuggestedPlace[] }> {
  const { db, now, translate } = context;
  const table = searchTableOf(kind);
  const { locale } = translate;
  if (query.trim() === '') return { places: await popularPlaces(table, context) };
  const limits = { regions: MAX_REGIONS, addresses: MAX_ADDRESSES };
  const { regions, addresses } = await placesWithListings(query, table, limits, context);
  const countries = searchCountries(query, locale, MAX_COUNTRIES).map((country) => ({
    kind: 'country' as const,
    label: country.label,
    otherName: countryByCode(country.value, 'en')?.label ?? '',
    detail: country.flag,
    countryCode: country.value,
    latitude: country.latlng[0],
    longitude: country.latlng[1],
  }));
  const cities = searchPlaces(query, locale, MAX_CITIES).map((city) => ({
    kind: 'city' as const,
    label: city.name,
    otherName: city.catalogueName,
    detail: [city.region, city.countryName].filter(Boolean).join(', '),
    countryCode: city.countryCode,
    latitude: city.latitude,
    longitude: city.longitude,
  }));
  const typed = placeWords(query).join(' ');
  const isMeant = ({ label, otherName }: Named): boolean =>
    [label, otherName].some((name) => placeWords(name).join(' ').startsWith(typed));
  const counts = await countInPlaces(db, table, now, [...countries, ...cities].map(countedPlace));
  const counted = <Place extends object>(from: number, list: readonly Place[]) =>
    list.map((place, at) => ({ ...place, count: counts[from + at] ?? 0 }));
  const countriesHere = counted(0, countries);
  const citiesHere = counted(countries.length, cities);
  const meant = [...countriesHere, ...citiesHere, ...regions, ...addresses].filter(isMeant);
  const guesses = [...citiesHere, ...regions, ...addresses, ...countriesHere].filter(
    (place) => !isMeant(place),
  );
  return {
    places: [
      ...meant.filter(({ count }) => count > 0),
      ...meant.filter(({ count }) => count === 0),
      ...guesses,
    ],
  };
}

/** Before anything is asked for: the cities with the most listings, each with all that are near. */
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
  const counts = await countInPlaces(db, table, now, cities.map(countedPlace));
  return cities.map((city, at) => ({ ...city, count: counts[at] ?? 0 }));
}

function countedPlace(place: {
  readonly kind: 'country' | 'city';
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
}): CountedPlace {
  const { kind, countryCode, latitude, longitude } = place;
  return kind === 'country'
    ? { kind, countryCode }
    : { kind, position: { latitude, longitude }, radiusKm: DEFAULT_RADIUS_KM };
}
