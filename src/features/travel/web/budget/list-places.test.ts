import { expect, test } from 'vitest';
import { budgetSearch } from '#domain/search/budget-search.ts';
import type { PlaceCost } from '../../contract.ts';
import { listPlaces } from './list-places.ts';

const place = (id: string, dollars: number, more: object = {}) =>
  ({
    id,
    region: 'Europe',
    season: 'cold-winter',
    isNearSea: false,
    festivals: [],
    wifi: null,
    flight: null,
    monthly: { low: 0, typical: dollars * 100, high: 0 },
    ...more,
  }) as unknown as PlaceCost;

const PLACES = [
  place('CNX', 1_200, {
    region: 'Asia',
    season: 'dry-season',
    wifi: { median: 90, homes: 4 },
    flight: { minutes: 900 },
  }),
  place('OPO', 1_500, {
    season: 'mild-winter',
    isNearSea: true,
    wifi: { median: 200, homes: 2 },
    flight: { minutes: 180 },
  }),
  place('BER', 2_500),
  place('NYC', 4_000, { region: 'North America', isNearSea: true, flight: { minutes: 500 } }),
];

const list = (params: object, region?: 'Europe' | 'Asia') => {
  const { within, above } = listPlaces(PLACES, budgetSearch.parse(params), region);
  return [within.map(({ id }) => id).join(' '), above.map(({ id }) => id).join(' ')];
};

test.each([
  [{}, ['CNX OPO BER', 'NYC']],
  [{ budget: '1400' }, ['CNX', 'OPO BER NYC']],
  [{ budget: '100' }, ['', 'CNX OPO BER NYC']],
  [{ order: 'warmth' }, ['CNX OPO BER', 'NYC']],
  [{ order: 'wifi' }, ['OPO CNX BER', 'NYC']],
  [{ order: 'flight' }, ['BER OPO CNX', 'NYC']],
  [{ warm: '1' }, ['CNX', '']],
  [{ nearSea: '1' }, ['OPO', 'NYC']],
  [{ festivals: '1' }, ['', '']],
])('%o', (params, ids) => {
  expect(list(params)).toEqual(ids);
});

test('a region narrows them', () => {
  expect(list({}, 'Europe')).toEqual(['OPO BER', '']);
});
