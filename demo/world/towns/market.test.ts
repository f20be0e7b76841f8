import { describe, expect, it } from 'vitest';
import { distanceKm } from '#domain/places.ts';
import { countryUsesZone } from '#features/catalogues/places/place-time-zones.ts';
import { CITIES } from '../cities/cities.ts';
import { generateStays } from '../index.ts';
import { randomFor } from '../random.ts';
import { marketPlace } from './market.ts';

const placesOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, nth) =>
    marketPlace(from + nth, randomFor(7, 'stay place', from + nth)),
  );

describe('marketPlace', () => {
  it('stays in the cities written by hand while the market is small', () => {
    expect(placesOf(0, 2_000).every(({ isTown }) => !isTown)).toBe(true);
  });

  it('covers more towns as it grows, and puts ever fewer of its new stays into the cities', () => {
    const inCities = (from: number) => placesOf(from, 2_000).filter(({ isTown }) => !isTown).length;
    const early = inCities(20_000);
    const late = inCities(200_000);
    expect(early).toBeGreaterThan(late * 3);
    const towns = (count: number) =>
      new Set(placesOf(count - 4_000, 4_000).map(({ city }) => city.id)).size;
    expect(towns(200_000)).toBeGreaterThan(towns(20_000));
  });

  it('knows towns by their own zone, outside the cities, with no scenery that they may not have', () => {
    for (const { city, isTown } of placesOf(150_000, 300)) {
      if (!isTown) continue;
      expect(countryUsesZone(city.countryCode, city.timeZone), city.name).toBe(true);
      expect(Math.min(...CITIES.map((other) => distanceKm(city, other)))).toBeGreaterThanOrEqual(8);
      expect(city.sceneries).not.toContain('Beach');
      expect(city.priceLevel).toBeGreaterThanOrEqual(0.45);
    }
  });
});

describe('stays of towns', () => {
  it('stand by their town, in texts that leave nothing unfilled', () => {
    const stays = [...generateStays({ seed: 7, today: '2026-11-21', from: 100_000, count: 300 })];
    const towns = stays.filter(({ cityId }) => cityId.startsWith('town-'));
    expect(towns.length).toBeGreaterThan(200);
    for (const { title, description, neighbourhood } of towns) {
      expect(neighbourhood).toBe('');
      expect(`${title} ${description}`).not.toMatch(/[{}]|undefined|NaN/);
    }
  });
});
