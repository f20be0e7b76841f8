import { expect, it } from 'vitest';
import { budgetSearch } from './budget-search.ts';

const WHOLE = {
  nights: '42',
  firstMonth: '2027-03',
  lastMonth: '2027-05',
  budget: '2500',
  order: 'wifi',
  warm: '1',
  nearSea: '1',
  festivals: '1',
  chosen: 'LIS,CNX',
};

it('reads what it wrote, in its order', () => {
  const search = budgetSearch.parse(WHOLE);
  expect(search).toEqual({
    nights: 42,
    firstMonth: '2027-03',
    lastMonth: '2027-05',
    budget: 2500,
    order: 'wifi',
    warm: true,
    nearSea: true,
    festivals: true,
    chosen: ['LIS', 'CNX'],
  });
  expect(Object.entries(budgetSearch.format(search))).toEqual(Object.entries(WHOLE));
});

it('leaves out what is not asked', () => {
  expect(budgetSearch.parse({})).toEqual({ order: 'cost', chosen: [] });
  expect(budgetSearch.format(budgetSearch.parse({}))).toEqual({});
});

it.each([
  [{ nights: '3' }, { nights: 7 }],
  [{ nights: 'many' }, {}],
  [{ budget: '1' }, { budget: 100 }],
  [{ firstMonth: '2027-13' }, {}],
  [{ lastMonth: '2027-05' }, {}],
  [{ firstMonth: '2027-05' }, { firstMonth: '2027-05', lastMonth: '2027-05' }],
  [
    { firstMonth: '2027-05', lastMonth: '2027-03' },
    { firstMonth: '2027-05', lastMonth: '2027-05' },
  ],
  [{ firstMonth: '2027-01', lastMonth: '2029-03' }, {}],
  [{ months: '2027-03..2027-05' }, { firstMonth: '2027-03', lastMonth: '2027-05' }],
  [{ order: 'beauty', warm: 'yes' }, {}],
  [
    { chosen: 'LIS,lis,LIS,CNX,OPO,BCN,MAD,VLC,AGP' },
    { chosen: ['LIS', 'CNX', 'OPO', 'BCN', 'MAD', 'VLC'] },
  ],
])('%o', (params, read) => {
  expect(budgetSearch.parse(params)).toEqual({ order: 'cost', chosen: [], ...read });
});
