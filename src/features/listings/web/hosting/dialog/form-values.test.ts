import { expect, it } from 'vitest';
import { TEST_HOSTING } from '../testing/test-hosting.ts';
import { differingFields, newValues, valuesFrom } from './form-values.ts';

const blank = newValues(TEST_HOSTING);

it('an old draft opens with what still fits', () => {
  const values = valuesFrom(TEST_HOSTING, {
    title: 'Loyly',
    seats: 4,
    price: 'much',
    former: true,
  });
  expect(values).toMatchObject({ title: 'Loyly', seats: 4, price: 1 });
  expect(values).not.toHaveProperty('former');
});

it('two equal versions differ in nothing', () => {
  expect(differingFields(TEST_HOSTING, blank, valuesFrom(TEST_HOSTING, {}))).toEqual([]);
});

it('names what differs in the order of the form, lists by what is in them', () => {
  const mine = { ...blank, tags: ['hot'], title: 'Mine', price: 2 };
  expect(differingFields(TEST_HOSTING, mine, blank)).toEqual(['title', 'price', 'tags']);
  const tagged = (...tags: string[]) => ({ ...blank, tags });
  expect(differingFields(TEST_HOSTING, tagged('a', 'b'), tagged('b', 'a'))).toEqual(['tags']);
});
