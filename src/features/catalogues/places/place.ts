import { countryByCode } from '../data/countries.ts';
import type { CityIndex } from './city-index.ts';
import { CITY_NAME_LANGUAGES } from './data/city-names.ts';
import { REGION_NAMES } from './data/regions.ts';

export interface Place {
  /** Stable: the GeoNames number. */
  readonly id: number;
  readonly name: string;
  /** Its name in the catalogue: the English one, or that of its own country. */
  readonly catalogueName: string;
  /** State or province, if it distinguishes places of one name. */
  readonly region?: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** The city at `position` of the index, named in `locale` as far as names are known. */
export function placeAt(index: CityIndex, position: number, locale: string): Place {
  const countryCode = index.countryCodes[position] ?? '';
  const name = index.names[position] ?? '';
  const region = REGION_NAMES[index.regionKeys[position] ?? ''];
  return {
    id: index.ids[position] ?? 0,
    name: translatedName(index, position, locale) ?? name,
    catalogueName: name,
    ...(region === undefined ? {} : { region }),
    countryCode,
    countryName: countryByCode(countryCode, locale)?.label ?? countryCode,
    latitude: index.latitudes[position] ?? 0,
    longitude: index.longitudes[position] ?? 0,
    population: index.populations[position] ?? 0,
  };
}

function translatedName(index: CityIndex, position: number, locale: string): string | null {
  const row = index.translations.get(position);
  if (row === undefined) return null;
  const language = locale.split('-')[0] ?? '';
  const column = CITY_NAME_LANGUAGES.indexOf(language);
  if (column < 0) return null;
  const name = row.split('|')[0]?.split(',')[column] ?? '';
  return name === '' ? null : name;
}
