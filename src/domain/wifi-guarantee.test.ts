import { expect, test } from 'vitest';
import { breaksPromise, countedSpeeds, keepsPromise, medianSpeed } from './wifi-guarantee.ts';
import type { WifiMethod } from './wifi-measuring.ts';

const CHECK_IN = Temporal.Instant.from('2027-04-01T14:00:00Z');
const speed = (hours: number, mbps: number, method: WifiMethod = 'test') => ({
  at: CHECK_IN.add({ minutes: Math.round(hours * 60) }),
  mbps,
  method,
});

test.each<[string, ReturnType<typeof speed>[], number[]]>([
  ['three, four hours apart', [speed(0, 10), speed(4, 20), speed(8, 30)], [10, 20, 30]],
  ['in any order', [speed(8, 30), speed(0, 10), speed(4, 20)], [10, 20, 30]],
  ['a minute too soon', [speed(1, 10), speed(4.98, 20), speed(5, 30)], [10, 30]],
  // The one that doesn't count delays none.
  ['too soon after the last that counts', [speed(0, 10), speed(2, 20), speed(4, 30)], [10, 30]],
  ['before check-in opens', [speed(-1, 10), speed(3, 20)], [20]],
  ['up to 72 hours', [speed(72, 10), speed(76.1, 20)], [10]],
  ['after 72 hours', [speed(72.02, 10)], []],
  ['typed', [speed(0, 10, 'typed'), speed(1, 20), speed(2, 5, 'typed')], [20]],
  ['none', [], []],
])('measurements that count: %s', (_, speeds, counted) => {
  expect(countedSpeeds(speeds, CHECK_IN).map(({ mbps }) => mbps)).toEqual(counted);
});

test.each<[number[], number | null]>([
  [[], null],
  [[7], 7],
  [[1, 9], 9],
  [[30, 10, 20], 20],
  [[4, 1, 3, 2], 3],
  [[5, 5, 100], 5],
])('the median of %j is %j', (speeds, median) => {
  expect(medianSpeed(speeds.map((mbps) => ({ mbps })))).toBe(median);
});

test.each([
  [50, 100, true],
  [49.9, 100, false],
  [0, 0, true],
  [12.5, 25, true],
])('%d of %d promised keeps the promise: %j', (mbps, promised, keeps) => {
  expect(keepsPromise(mbps, promised)).toBe(keeps);
});

test.each<[number[], number | null, boolean]>([
  [[10, 20, 30], 100, true],
  // The median, and not the slowest or the mean.
  [[1, 49, 300], 100, true],
  [[1, 50, 50], 100, false],
  [[10, 20], 100, false],
  [[10, 20, 30], null, false],
  [[], 100, false],
  [[10, 60, 20, 70, 30], 100, true],
])('%j of %j promised breaks the promise: %j', (speeds, promised, breaks) => {
  const counted = speeds.map((mbps, index) => speed(index * 4, mbps));
  expect(breaksPromise(counted, promised)).toBe(breaks);
});
