import { CITIES } from '@wayhearth/demo/world/cities/cities.ts';
import { describe, expect, test } from 'vitest';
import { hasPhotos, isBuiltInPlace } from '#domain/place-id.ts';
import { distanceKm } from '#domain/places.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { isInCountry } from '#features/catalogues/index.server.ts';
import { PLACES, placeById } from './catalogue.ts';
import { PLACE_KINDS } from './place-kinds.ts';
import { kindsFor } from './suited-kinds.ts';

const PLACES_OF_A_CITY = [5, 6];
const REACH_KM = 60;

describe('the catalogue of places', () => {
  test('has five or six for each city of the demo world, and for no other', () => {
    const counts = new Map<string, number>();
    for (const { city } of PLACES) {
      const name = `${city.name}, ${city.region}, ${city.countryCode}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const cities = CITIES.map((city) => `${city.name}, ${city.region}, ${city.countryCode}`);
    expect([...counts.keys()].sort()).toEqual(cities.sort());
    const odd = [...counts].filter(([, count]) => !PLACES_OF_A_CITY.includes(count));
    expect(odd).toEqual([]);
  });

  test('gives each an id of its own that photos are fetched for', () => {
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
    for (const { id, name } of PLACES) {
      expect(id, name).toMatch(/^ChIJwh_[A-Za-z0-9_-]{20}$/);
      expect(hasPhotos(id) && isBuiltInPlace(id), name).toBe(true);
      expect(placeById(id)?.name).toBe(name);
    }
  });

  test('never gives a place another id: hosts have chosen these', () => {
    const id = (name: string) => PLACES.find((place) => place.name === name)?.id;
    expect(id('Jardim da Estrela')).toBe('ChIJwh_ZTLIpOewSSnZqgkteHY9');
    expect(id('Miradouro da Graça')).toBe('ChIJwh_mZd8jsTQjdF_Yh7w6Nas');
  });

  test('has each in its country and near its city, and no two at one spot under one name', () => {
    for (const place of PLACES) {
      const { name, city, latitude, longitude } = place;
      expect(distanceKm(city, place), name).toBeLessThan(REACH_KM);
      expect(isInCountry(place, city.countryCode), name).toBe(true);
      for (const degrees of [latitude, longitude]) {
        expect(Math.round(degrees * 1_000) / 1_000, name).toBe(degrees);
      }
    }
    const spots = PLACES.map(({ name, latitude, longitude }) => `${name} ${latitude} ${longitude}`);
    expect(new Set(spots).size).toBe(PLACES.length);
  });

  test('writes down names and streets, without blanks around them', () => {
    for (const { name, street, town } of PLACES) {
      expect([name, street, town]).toEqual([name.trim(), street.trim(), town.trim()]);
      expect(name.length * street.length, name).toBeGreaterThan(0);
      expect(Math.max(name.length, street.length)).toBeLessThanOrEqual(80);
    }
  });

  test('has every kind of place, and places for every category', () => {
    expect(new Set(PLACES.map(({ kind }) => kind))).toEqual(new Set(Object.keys(PLACE_KINDS)));
    for (const category of EXPERIENCE_CATEGORIES) {
      const kinds = kindsFor(category, null);
      const cities = new Set(PLACES.filter(({ kind }) => kinds.has(kind)).map(({ city }) => city));
      expect([category, cities.size >= CITIES.length / 2]).toEqual([category, true]);
    }
  });
});

describe('what suits a style', () => {
  test('is part of what suits its category', () => {
    expect([...kindsFor('Adventure', 'surf')]).toEqual(['beach']);
    expect(kindsFor('Adventure', null).has('beach')).toBe(true);
  });

  test.each(['no-such-style', 'toString', '__proto__', 'yoga'])(
    'is all of the category where %s is none of it',
    (style) => {
      expect(kindsFor('Adventure', style)).toEqual(kindsFor('Adventure', null));
    },
  );
});
