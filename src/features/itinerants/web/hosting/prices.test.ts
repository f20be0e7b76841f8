import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { priceItinerant } from '#domain/itinerant-pricing.ts';
import { draftSchema, pictureGroups, pricedNights, pricingTerms } from './itinerant-form.ts';

const blank = v.parse(draftSchema, {});

describe('the terms of a price', () => {
  test('are cents for the dollars of the form', () => {
    const values = { ...blank, price: 45.35, taxFees: 0.1, securityDepositFee: 150 };
    expect(pricingTerms(values)).toMatchObject({
      nightlyPrice: 4535,
      fees: { cleaning: 0, tax: 10, deposit: 15_000 },
    });
  });

  test.each([null, 0, -5, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    'can be priced whatever is typed on the way: %s',
    (typed) => {
      const fee = typed ?? 0;
      const values = { ...blank, price: typed, cleaningFees: fee, petFees: fee, taxFees: fee };
      const asked = { nights: 90, guests: 1, pets: 0, daysAhead: 0, groups: [] };
      expect(() => priceItinerant({ ...pricingTerms(values), ...asked })).not.toThrow();
    },
  );
});

it.each([
  ['the minimum, without dates', null, 14, [14]],
  ['the least and all of it', { start: '2027-05-03', end: '2027-05-24' }, 14, [14, 21]],
  ['all of it where that is shorter', { start: '2027-05-03', end: '2027-05-06' }, 14, [3]],
  ['all of it where that is the least', { start: '2027-05-03', end: '2027-05-06' }, 3, [3]],
  ['the minimum, for days in no order', { start: '2027-05-03', end: '2027-05-01' }, 5, [5]],
  ['a night, for a minimum that is none', null, 0, [1]],
])('prices are shown for %s', (_, range, min, nights) => {
  expect(pricedNights(range, min)).toEqual(nights);
});

it.each([
  [0, { front: 0, living: 0, events: 0 }],
  [3, { front: 3, living: 0, events: 0 }],
  [7, { front: 5, living: 0, events: 2 }],
  [10, { front: 5, living: 0, events: 5 }],
  [13, { front: 5, living: 3, events: 5 }],
])('of %d photos the groups are %j', (count, groups) => {
  expect(pictureGroups(count)).toEqual(groups);
});
