import { expect, it } from 'vitest';
import { differingFields } from './differences.ts';
import { newValues, valuesOf } from './hosting-values.ts';

it('two versions that say the same differ in nothing', () => {
  expect(differingFields(newValues(), valuesOf({}))).toEqual([]);
});

it('names what differs in the order of the form, lists by what is in them', () => {
  const mine = { ...newValues(), title: 'Mine', amenity: ['hot-tub'], category: 'Van' as const };
  expect(differingFields(mine, newValues())).toEqual(['category', 'title', 'amenity']);
  expect(
    differingFields(
      { ...newValues(), amenity: ['a', 'b'] },
      { ...newValues(), amenity: ['b', 'a'] },
    ),
  ).toEqual(['amenity']);
});
