import { distanceKm, type Position } from '#domain/places.ts';
import { countryByCode } from '../data/countries.ts';
import { type CityIndex, cityIndex, letterBits } from './city-index.ts';
import { CITY_NAME_LANGUAGES, CITY_NAMES } from './data/city-names.ts';
import { MORE_REGION_NAMES } from './data/more-regions.ts';
import { REGION_NAMES } from './data/regions.ts';
import { foldText } from './fold-text.ts';
import { type NearPlace, nearestPlaces } from './nearest-places.ts';
import { type Place, placeAt } from './place.ts';
import { countryUsesZone, timeZoneAt } from './place-time-zones.ts';
import { regionNames, regionsCalled } from './region-name.ts';

/** The region a city is in, for a form that asks for it; empty where none is known. */
export function getCityRegion(index: CityIndex, city: number): string {
  const key = index.regionKeys[city] ?? '';
  return REGION_NAMES[key] ?? MORE_REGION_NAMES.get(key) ?? '';
}

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

/** Every town of at least `minPopulation` people (5,000 is the least known), the largest first. */
export function largestPlaces(locale: string, minPopulation = 5_000): Place[] {
  const index = cityIndex();
  const places: Place[] = [];
  for (let at = 0; at < index.ids.length; at += 1) {
    if ((index.populations[at] ?? 0) < minPopulation) break;
    places.push(placeAt(index, at, locale));
  }
  return places;
}

/** As far as a home may be from the nearest town of its country; deserts are wide. */
const REACH_KM = 250;
/** The same for a country without known towns, from its middle. */
const LONE_REACH_KM = 600;
const NEIGHBOURS = 5;

/**
 * Whether a point may belong to a country: it is in a time zone used in that country, which
 * includes islands far from any town, or it has a town of that country near by. Borders aren't
 * known here, so a point close to one may belong to either side.
 */
export function isInCountry(position: Position, countryCode: string): boolean {
  if (countryUsesZone(countryCode, timeZoneAt(position, null))) return true;
  const near = nearestPlaces(position, 'en', NEIGHBOURS);
  if (near.some((place) => place.countryCode === countryCode && place.distanceKm <= REACH_KM)) {
    return true;
  }
  const index = cityIndex();
  let towns = 0;
  for (let at = 0; at < index.ids.length; at += 1) {
    if (index.countryCodes[at] !== countryCode) continue;
    towns += 1;
    const town = { latitude: index.latitudes[at] ?? 0, longitude: index.longitudes[at] ?? 0 };
    if (distanceKm(town, position) <= REACH_KM) return true;
  }
  const country = countryByCode(countryCode, 'en');
  if (towns > 0 || country === null) return false;
  const [latitude, longitude] = country.latlng;
  return distanceKm({ latitude, longitude }, position) <= LONE_REACH_KM;
}

/**
 * How much speaks for a place among others of the same name, in powers of ten: its inhabitants,
 * and the listings it has.
 */
export function placeWeight(population: number, listings: number): number {
  return Math.log10(Math.max(1, population)) + Math.log10(1 + listings);
}

const CANDIDATES = 12;
/** Added to every distance: the middle of a village is still not in the city. */
const BLUR_KM = 3;

/**
 * The town that a point is commonly attributed to: near and large, as gravity has it, so that the
 * middle of Funchal isn't São Roque. With its region, if known.
 *
 * @param reachKm null beyond it
 */
export function townAt(position: Position, locale: string, reachKm: number): NearPlace | null {
  const pull = ({ population, distanceKm }: NearPlace): number =>
    population / (distanceKm + BLUR_KM) ** 2;
  const [town] = nearestPlaces(position, locale, CANDIDATES)
    .filter(({ distanceKm }) => distanceKm <= reachKm)
    .sort((a, b) => pull(b) - pull(a));
  if (town === undefined) return null;
  const index = cityIndex();
  return { ...town, region: getCityRegion(index, index.ids.indexOf(town.id)) };
}
