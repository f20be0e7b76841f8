import { expect, test } from 'vitest';
import { cityIndex } from './city-index.ts';
import { MORE_REGION_NAMES } from './data/more-regions.ts';
import { REGION_NAMES } from './data/regions.ts';

const index = cityIndex();
const known = new Set(index.regionKeys);
const countries = new Set([...MORE_REGION_NAMES.keys()].map((key) => key.slice(0, 2)));

test('every region of the forms has a city', () => {
  const empty = [...MORE_REGION_NAMES.keys()].filter((key) => !known.has(key));
  expect(empty).toEqual([]);
});

test.each([...countries])('all larger cities of %s are in a region that has a name', (country) => {
  const nameless = index.names.filter(
    (_, city) =>
      index.countryCodes[city] === country &&
      (index.populations[city] ?? 0) >= 50_000 &&
      !MORE_REGION_NAMES.has(index.regionKeys[city] ?? ''),
  );
  expect(nameless).toEqual([]);
});

test('no region is named twice, by other names or in one country', () => {
  for (const key of MORE_REGION_NAMES.keys()) expect(REGION_NAMES[key]).toBeUndefined();
  for (const country of countries) {
    const names = [...MORE_REGION_NAMES].filter(([key]) => key.startsWith(`${country}.`));
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  }
});
