import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { landingDays, latestDeparture } from './landing-days.ts';

const way = (hours: number, fromZone: string, toZone: string) => ({
  minutes: hours * 60,
  fromZone,
  toZone,
});
const NEW_YORK_BALI = way(22.75, 'America/New_York', 'Asia/Makassar');
const LONDON_LISBON = way(2.8, 'Europe/London', 'Europe/Lisbon');
const TOKYO_HONOLULU = way(8, 'Asia/Tokyo', 'Pacific/Honolulu');

describe('days of landing', () => {
  test.each([
    ['over a half of the world', NEW_YORK_BALI, '2027-03-07', '2027-03-08', '2027-03-09'],
    ['within the hour of a neighbour', LONDON_LISBON, '2027-03-07', '2027-03-07', '2027-03-08'],
    [
      'over the date line, before it left',
      TOKYO_HONOLULU,
      '2027-03-07',
      '2027-03-06',
      '2027-03-07',
    ],
  ])('%s', (_what, flight, departure, first, last) => {
    expect(landingDays(departure, flight)).toEqual({ first, last });
  });

  test.each([
    ['over a half of the world', NEW_YORK_BALI, '2027-03-07', '2027-03-05'],
    ['to a neighbour', LONDON_LISBON, '2027-03-07', '2027-03-06'],
    ['over the date line', TOKYO_HONOLULU, '2027-03-07', '2027-03-07'],
  ])('the latest departure %s', (_what, flight, landBy, departure) => {
    expect(latestDeparture(landBy, flight)).toBe(departure);
  });

  test('a day later is too late, the latest departure is not', () => {
    const zones = [
      'America/New_York',
      'Pacific/Kiritimati',
      'Asia/Kathmandu',
      'Pacific/Honolulu',
      'UTC',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 2_400 }),
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 700 }),
        (minutes, fromZone, toZone, offset) => {
          const landBy = addDays('2026-10-01', offset);
          const flight = { minutes, fromZone, toZone };
          const departure = latestDeparture(landBy, flight);
          expect(landingDays(departure, flight).last <= landBy).toBe(true);
          if (departure < landBy) {
            expect(landingDays(addDays(departure, 1), flight).last > landBy).toBe(true);
          }
        },
      ),
    );
  });
});
