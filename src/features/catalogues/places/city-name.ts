import { CITY_NAME_LANGUAGES, CITY_NAMES } from './data/city-names.ts';

/** A city's name in `locale`; the stored name if no other is known. */
export function cityName(city: string, countryCode: string, locale: string): string {
  const row = CITY_NAMES[`${city} ${countryCode}`];
  const column = CITY_NAME_LANGUAGES.indexOf(locale.split('-')[0] ?? '');
  return row?.split('|')[0]?.split(',')[column] || city;
}

/** Every name by which a city is looked for, the stored one first. */
export function cityNames(city: string, countryCode: string): string[] {
  const others = CITY_NAMES[`${city} ${countryCode}`]?.split(/[,|]/) ?? [];
  return [...new Set([city, ...others.filter((name) => name !== '')])];
}
