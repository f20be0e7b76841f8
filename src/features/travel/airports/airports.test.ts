import { describe, expect, test } from 'vitest';
import { flightCo2, flightHours } from '#domain/flight-estimate.ts';
import { distanceKm } from '#domain/places.ts';
import { travelRegionFor } from '#domain/travel-region.ts';
import { AIRPORTS, isSameTown, METROS, placeByCode } from './airports.ts';

const airport = (code: string) => {
  const place = placeByCode(code);
  if (place === null) throw new Error(`no ${code}`);
  return place.airport;
};

describe('airports', () => {
  test('each is in a country of a part of the world', () => {
    expect(AIRPORTS.size).toBeGreaterThan(3_000);
    const lost = [...AIRPORTS.values()].filter(({ country }) => travelRegionFor(country) === null);
    expect(lost.map(({ code, country }) => `${code} ${country}`)).toEqual([]);
  });

  test('34 metropolises have airports, the main one first', () => {
    expect(METROS.size).toBe(34);
    expect(airport('NYC').code).toBe('JFK');
    expect(airport('OSA').code).toBe('KIX');
    expect(placeByCode('SHA')).toMatchObject({ metro: { code: 'SHA' }, airport: { code: 'PVG' } });
    expect(placeByCode('ORY')).toMatchObject({ metro: null, airport: { code: 'ORY' } });
    expect(placeByCode('XXX')).toBeNull();
    expect(placeByCode('__proto__')).toBeNull();
  });

  test('an airport is in the town of its metropolis', () => {
    expect(isSameTown('NYC', 'EWR')).toBe(true);
    expect(isSameTown('LHR', 'LGW')).toBe(true);
    expect(isSameTown('LIS', 'LIS')).toBe(true);
    expect(isSameTown('LIS', 'OPO')).toBe(false);
  });

  test.each([
    ['JFK', 'LHR', 5_540, 7.3, 348],
    ['JFK', 'LIS', 5_404, 7.2, 340],
    ['JFK', 'CDG', 5_834, 7.7, 365],
    ['JFK', 'NRT', 10_830, 16.1, 655],
    ['LIS', 'BER', 2_303, 3.5, 161],
    ['LIS', 'BCN', 994, 1.9, 85],
    ['SFO', 'CNX', 12_400, 18, 746],
    ['JFK', 'MEX', 3_366, 4.8, 222],
  ])('%s to %s is %i km', (from, to, km, hours, kg) => {
    const [one, other] = [airport(from), airport(to)];
    const distance = distanceKm(one, other);
    expect(Math.round(distance)).toBe(km);
    expect(Math.abs(flightHours(distance, one.isLarge && other.isLarge) - hours)).toBeLessThan(
      0.06,
    );
    expect(flightCo2(distance, 'economy')).toBe(kg);
  });
});
