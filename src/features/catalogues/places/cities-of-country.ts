import { cityIndex, letterBits } from './city-index.ts';
import { foldText } from './fold-text.ts';
import { type Place, placeAt } from './place.ts';

interface CityWish {
  /** The beginning of a name in any language; empty for all. */
  readonly query: string;
  /** Only this region, as a place names it; empty for all. */
  readonly region: string;
  readonly limit: number;
}

/** Cities of a country, the largest first. */
export function citiesOfCountry(countryCode: string, locale: string, wish: CityWish): Place[] {
  const index = cityIndex();
  const typed = foldText(wish.query);
  const bits = letterBits(typed);
  const found = new Set<number>();
  index.lookups.forEach((lookup, at) => {
    const city = index.lookupCities[at] ?? 0;
    if (index.countryCodes[city] !== countryCode) return;
    if ((bits & ~(index.lookupLetters[at] ?? 0)) === 0 && beginsSo(lookup, typed)) found.add(city);
  });
  const places: Place[] = [];
  for (const city of [...found].sort((a, b) => a - b)) {
    if (places.length >= wish.limit) break;
    const place = placeAt(index, city, locale);
    if (wish.region === '' || place.region === wish.region) places.push(place);
  }
  return places;
}

/** Names of the regions that cities of a country are told apart by, sorted; often none. */
export function regionsOfCountry(countryCode: string, locale: string): string[] {
  const index = cityIndex();
  const regions = new Set<string>();
  index.countryCodes.forEach((code, city) => {
    if (code !== countryCode) return;
    const { region } = placeAt(index, city, locale);
    if (region !== undefined) regions.add(region);
  });
  return [...regions].sort(new Intl.Collator(locale).compare);
}

function beginsSo(lookup: string, typed: string): boolean {
  return lookup.startsWith(typed) || lookup.includes(` ${typed}`);
}
