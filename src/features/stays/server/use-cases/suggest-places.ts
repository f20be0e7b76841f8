import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import { searchCountries, searchPlaces } from '#features/catalogues/index.server.ts';
import type { suggestPlaces as contract } from '#features/stays/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { placeWords } from '../place-words.ts';
import { type CountedPlace, countInPlaces } from '../store/place-counts.ts';

const MAX_CITIES = 6;
const MAX_COUNTRIES = 2;

type Suggestion = RouteAnswer<typeof contract>['places'][number];

/**
 * Cities and countries whose name begins so, with the number of stays there. A country comes
 * first when it is plainly meant, last when it is a guess at a typo or a name in another language.
 */
export async function suggestPlaces(
  query: string,
  { db, translate }: RequestContext,
): Promise<{ places: Suggestion[] }> {
  const { locale } = translate;
  const countries = searchCountries(query, locale, MAX_COUNTRIES).map((country) => ({
    kind: 'country' as const,
    label: country.label,
    detail: country.flag,
    countryCode: country.value,
    latitude: country.latlng[0],
    longitude: country.latlng[1],
  }));
  const cities = searchPlaces(query, locale, MAX_CITIES).map((city) => ({
    kind: 'city' as const,
    label: city.name,
    detail: [city.region, city.countryName].filter(Boolean).join(', '),
    countryCode: city.countryCode,
    latitude: city.latitude,
    longitude: city.longitude,
  }));
  const typed = placeWords(query).join(' ');
  const isMeant = ({ label }: { label: string }): boolean =>
    placeWords(label).join(' ').startsWith(typed);
  const places = [
    ...countries.filter(isMeant),
    ...cities,
    ...countries.filter((country) => !isMeant(country)),
  ];
  const counts = await countInPlaces(db, places.map(countedPlace));
  return { places: places.map((place, at) => ({ ...place, count: counts[at] ?? 0 })) };
}

function countedPlace(place: Omit<Suggestion, 'count'>): CountedPlace {
  const { kind, countryCode, latitude, longitude } = place;
  return kind === 'country'
    ? { kind, countryCode }
    : { kind, position: { latitude, longitude }, radiusKm: DEFAULT_RADIUS_KM };
}
