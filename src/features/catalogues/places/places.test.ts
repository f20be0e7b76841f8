import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPlaces, searchCountries, searchPlaces, similarPlaces } from '../index.server.ts';
import { cityIndex } from './city-index.ts';
import { CITY_NAME_LANGUAGES, CITY_NAMES } from './data/city-names.ts';
import { foldText, prefixEditDistance } from './fold-text.ts';

import { TIERS } from './match-name.ts';

const first = (query: string, locale = 'en') => {
  const [place] = searchPlaces(query, locale, 5);
  return place === undefined ? null : `${place.name}, ${place.countryCode}`;
};

describe('searchPlaces', () => {
  it('answers with everything a result shows', () => {
    expect(searchPlaces('Lisbon', 'en', 1)).toEqual([
      {
        id: 2267057,
        name: 'Lisbon',
        catalogueName: 'Lisbon',
        countryCode: 'PT',
        countryName: 'Portugal',
        latitude: 38.71667,
        longitude: -9.13333,
        population: 517802,
        tier: TIERS.exact,
      },
    ]);
    expect(searchPlaces('Austin', 'de', 1)[0]).toMatchObject({
      region: 'Texas',
      countryName: 'Vereinigte Staaten',
    });
  });

  it.each([
    ['a beginning', 'lisb', 'Lisbon, PT'],
    ['German', 'Lissabon', 'Lisbon, PT'],
    ['Arabic', 'لشبونة', 'Lisbon, PT'],
    ['Japanese', '東京', 'Tokyo, JP'],
    ['Chinese', '里斯本', 'Lisbon, PT'],
    ['accents left out', 'medellin', 'Medellín, CO'],
    ['accents added', 'Pàris', 'Paris, FR'],
    ['another spelling', 'muenchen', 'Munich, DE'],
    ['an older name', 'saigon', 'Ho Chi Minh City, VN'],
    ['a letter changed', 'barcalona', 'Barcelona, ES'],
    ['letters swapped', 'new yrok', 'New York City, US'],
    ['a letter left out', 'amstrdam', 'Amsterdam, NL'],
    ['a later word', 'janeiro', 'Rio de Janeiro, BR'],
    ['a country after a comma', 'london, canada', 'London, CA'],
    ['a country in another language', 'London, Kanada', 'London, CA'],
    ['an unknown country, which is ignored', 'london, nowhereland', 'London, GB'],
  ])('finds by %s', (_, query, found) => {
    expect(first(query)).toBe(found);
  });

  it('names the place in the language of the reader', () => {
    expect(first('lisb', 'de')).toBe('Lissabon, PT');
    expect(first('lisb', 'fr')).toBe('Lisbonne, PT');
    expect(first('lisb', 'ko')).toBe('Lisbon, PT');
  });

  it('puts the larger of two equals first', () => {
    const found = searchPlaces('springfield', 'en', 3).map(({ population }) => population);
    expect(found).toEqual([...found].sort((a, b) => b - a));
    expect(found.length).toBe(3);
  });

  it.each([[''], ['   '], ['!?']])('finds nothing for %j', (query) => {
    expect(searchPlaces(query, 'en', 5)).toEqual([]);
  });

  it('never throws and keeps to the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.integer({ min: 0, max: 8 }),
        (query, limit) => {
          const found = searchPlaces(query, 'en', limit);
          expect(found.length).toBeLessThanOrEqual(limit);
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has a row of all languages for every translated city, and the city', () => {
    const index = cityIndex();
    const known = new Set(index.names.map((name, at) => `${name} ${index.countryCodes[at]}`));
    for (const [key, row] of Object.entries(CITY_NAMES)) {
      expect(known, key).toContain(key);
      expect(row.split('|')[0]?.split(','), key).toHaveLength(CITY_NAME_LANGUAGES.length);
    }
  });
});

describe('nearestPlaces', () => {
  it('lists the nearest first, with the distance', () => {
    const [lisbon, next] = nearestPlaces({ latitude: 38.7167, longitude: -9.1333 }, 'en', 2);
    expect(lisbon?.name).toBe('Lisbon');
    expect(lisbon?.distanceKm).toBeLessThan(0.1);
    expect(next?.distanceKm).toBeGreaterThan(lisbon?.distanceKm ?? 0);
  });

  it('leaves out smaller places when asked', () => {
    const [place] = nearestPlaces({ latitude: 38.66, longitude: -9.2 }, 'en', 1, 300_000);
    expect(place?.name).toBe('Lisbon');
  });

  it('sees across the date line', () => {
    const found = nearestPlaces({ latitude: -16.8, longitude: -179.9 }, 'en', 1);
    expect(found[0]?.countryCode).toBe('FJ');
    expect(found[0]?.distanceKm).toBeLessThan(200);
  });
});

describe('countries by typed name', () => {
  it.each([
    ['Alemania', 'Germany'],
    ['deutschl', 'Germany'],
    ['日本', 'Japan'],
    ['potugal', 'Portugal'],
    ['UK', 'United Kingdom'],
    ['usa', 'United States'],
  ])('suggests for %s', (query, label) => {
    expect(searchCountries(query, 'en', 3)[0]?.label).toBe(label);
  });
});

describe('foldText', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['Reykjavík', 'reykjavik'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['L’Aquila', 'laquila'],
    ['Aix-en-Provence', 'aix en provence'],
    ['İzmir', 'izmir'],
  ])('folds %s', (name, folded) => {
    expect(foldText(name)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('prefixEditDistance', () => {
  it.each([
    ['lisb', 'lisbon', 0],
    ['lizb', 'lisbon', 1],
    ['lsib', 'lisbon', 1],
    ['lsb', 'lisbon', 1],
    ['lissb', 'lisbon', 1],
    ['paris', 'lisbon', 3],
  ])('%s against %s', (typed, name, distance) => {
    expect(prefixEditDistance(typed, name, 2)).toBe(distance);
  });
});

describe('similarPlaces', () => {
  it('finds the names that are spelled most like a text, the closest first', () => {
    expect(similarPlaces('Lisbonn', 'en', 3)[0]?.name).toBe('Lisbon');
    expect(similarPlaces('Nowherebury', 'en', 5)).toEqual([]);
  });

  it('leaves what is no misspelled name', () => {
    for (const text of ['', ',', 'x', 'x'.repeat(31), '1'.repeat(30)]) {
      expect(similarPlaces(text, 'en', 5), text).toEqual([]);
    }
  });
});
