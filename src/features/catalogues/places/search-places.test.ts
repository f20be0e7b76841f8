import { describe, expect, it } from 'vitest';
import { searchPlaces } from '../index.server.ts';
import { cityIndex } from './city-index.ts';
import { SEARCH_NAMES } from './data/search-names.ts';
import { SMALL_PLACES } from './data/small-places.ts';
import { WIDE_PLACES } from './data/wide-places.ts';
import { readPlaceQuery } from './read-query.ts';
import { searchWidePlaces } from './search-places.ts';
import { PLACE_QUERIES } from './testing/place-queries.ts';

const named = (query: string) =>
  searchPlaces(query, 'en', 6).map((place) => `${place.catalogueName} ${place.countryCode}`);

describe('how people write places', () => {
  it.each(PLACE_QUERIES)('$typed: $first', ({ typed, first }) => {
    expect(named(typed)[0]).toBe(first);
  });

  it('has a few hundred of them', () => {
    expect(PLACE_QUERIES.length).toBeGreaterThan(300);
  });
});

describe('a country beside a name', () => {
  it('leaves what lies elsewhere, guesses too', () => {
    for (const [query, country] of [
      ['Rome Italy', 'IT'],
      ['Lisbn, Portugal', 'PT'],
      ['Granada Nicaragua', 'NI'],
    ] as const) {
      const places = searchPlaces(query, 'en', 10);
      expect(new Set(places.map(({ countryCode }) => countryCode)), query).toEqual(
        new Set([country]),
      );
    }
  });

  it('is no country where the whole is a name', () => {
    expect(named('La Paz')[0]).toBe('La Paz BO');
    expect(named('Panama City')[0]).toBe('Panamá PA');
    expect(named('De Haan')[0]).toBe('De Haan BE');
  });
});

it('puts a namesake first that has more listings', () => {
  const inCanada = (country: string, city: string) =>
    country === 'CA' && city === 'London' ? 1_000_000 : 0;
  const [place] = searchPlaces('London', 'en', 1, { listingsIn: inCanada });
  expect(place?.countryCode).toBe('CA');
});

it('reads a long text as little as a short one', () => {
  const long = 'new york '.repeat(50_000);
  expect(readPlaceQuery(long).length).toBeLessThanOrEqual(9);
  for (const { typed } of readPlaceQuery(long)) expect(typed.length).toBeLessThanOrEqual(100);
});

describe('islands', () => {
  it.each([
    ['Bali', 'Bali', 'ID'],
    ['Bali Indonesia', 'Bali', 'ID'],
    ['バリ島', 'Bali', 'ID'],
    ['Teneriffa', 'Tenerife', 'ES'],
    ['Mallorca, Spain', 'Mallorca', 'ES'],
    ['Sizilien', 'Sicily', 'IT'],
    ['Madeira', 'Madeira', 'PT'],
    ['Siargao Island', 'Siargao Island', 'PH'],
  ])('%s is found', (typed, englishName, countryCode) => {
    expect(searchWidePlaces(typed, 1)[0]).toMatchObject({ englishName, countryCode });
  });

  it('is called as it was typed', () => {
    expect(searchWidePlaces('teneri', 1)[0]?.name).toBe('Tenerife');
    expect(searchWidePlaces('Teneriffa', 1)[0]?.name).toBe('Teneriffa');
  });
});

describe('the tables', () => {
  it('name cities that the catalogue has', () => {
    const index = cityIndex();
    const known = new Set(index.names.map((name, at) => `${name} ${index.countryCodes[at]}`));
    for (const key of Object.keys(SEARCH_NAMES)) expect(known, key).toContain(key);
  });

  it('have a number of its own for each village, and every island on earth', () => {
    expect(new Set(SMALL_PLACES.map(({ id }) => id)).size).toBe(SMALL_PLACES.length);
    for (const place of [...SMALL_PLACES, ...WIDE_PLACES]) {
      expect(Math.abs(place.latitude)).toBeLessThan(90);
      expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
      expect(place.countryCode).toMatch(/^[A-Z]{2}$/);
    }
  });
});
