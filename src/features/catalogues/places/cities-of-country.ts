import { cityIndex, letterBits } from './city-index.ts';
import { getCityRegion } from './city-region.ts';
import { foldText } from './fold-text.ts';
import { type Place, placeAt } from './place.ts';
import { regionNames, regionsCalled } from './region-name.ts';

interface CityChoice {
  /** The beginning of a name in any language; empty for all. */
  readonly query: string;
  /** Only this region, by any of its names; empty for all, and so is one that isn't listed. */
  readonly region: string;
  readonly limit: number;
}

/** A city, and whether the query is one of its names, in any language. */
export type FoundCity = Place & { readonly isExact: boolean };

/** Cities of a country with their regions, the largest first. */
export function citiesOfCountry(
  countryCode: string,
  locale: string,
  asked: CityChoice,
): FoundCity[] {
  const index = cityIndex();
  const region = listedRegion(countryCode, asked.region);
  const typed = foldText(asked.query);
  const bits = letterBits(typed);
  const found = new Set<number>();
  const exact = new Set<number>();
  index.lookups.forEach((lookup, at) => {
    const city = index.lookupCities[at] ?? 0;
    if (index.countryCodes[city] !== countryCode) return;
    if ((bits & ~(index.lookupLetters[at] ?? 0)) !== 0 || !beginsSo(lookup, typed)) return;
    found.add(city);
    if (lookup === typed) exact.add(city);
  });
  const places: FoundCity[] = [];
  for (const city of [...found].sort((a, b) => a - b)) {
    if (places.length >= asked.limit) break;
    if (region !== '' && getCityRegion(index, city) !== region) continue;
    places.push({
      ...placeAt(index, city, locale),
      region: getCityRegion(index, city),
      isExact: exact.has(city),
    });
  }
  return places;
}

/** Names of the regions of a country that have a city, sorted; empty if none is known. */
export function regionsOfCountry(countryCode: string, locale: string): string[] {
  const index = cityIndex();
  const regions = new Set<string>();
  index.countryCodes.forEach((code, city) => {
    const region = code === countryCode ? getCityRegion(index, city) : '';
    if (region !== '') regions.add(region);
  });
  return [...regions].sort(new Intl.Collator(locale).compare);
}

/**
 * The region of `regionsOfCountry` that a listing names: hosts write regions in various forms, and
 * our catalogues have some in English.
 *
 * @returns empty if the list has no region of that name in any language
 */
export function listedRegion(countryCode: string, name: string): string {
  if (name === '') return '';
  const others = regionsCalled(name, countryCode).flatMap((stored) =>
    regionNames(stored, countryCode),
  );
  const names = new Set([name, ...others].map(foldText));
  return regionsOfCountry(countryCode, 'en').find((listed) => names.has(foldText(listed))) ?? '';
}

function beginsSo(lookup: string, typed: string): boolean {
  return lookup.startsWith(typed) || lookup.includes(` ${typed}`);
}
