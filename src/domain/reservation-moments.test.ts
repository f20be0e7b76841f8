import { expect, it } from 'vitest';
import { nightMoments } from './reservation-moments.ts';

const texts = (startDate: string, endDate: string, timeZone: string) =>
  Object.values(nightMoments({ startDate, endDate, timeZone })).map(String);

it.each([
  [
    'are midnights where the home stands',
    ['2027-07-01', '2027-07-05', 'Asia/Tokyo'],
    ['2027-06-30T15:00:00Z', '2027-06-27T15:00:00Z', '2027-07-05T15:00:00Z'],
  ],
  [
    'keep to the clock over daylight saving',
    ['2027-03-29', '2027-03-30', 'Europe/Berlin'],
    ['2027-03-28T22:00:00Z', '2027-03-25T23:00:00Z', '2027-03-30T22:00:00Z'],
  ],
] as const)('moments of nights %s', (_, [start, end, zone], moments) => {
  expect(texts(start, end, zone)).toEqual(moments);
});
