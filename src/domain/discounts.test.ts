import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestDiscount,
  DISCOUNTS,
  type DiscountInput,
  PRICING_FIELDS,
  qualifyingDiscounts,
} from './discounts.ts';
import { GUEST_GROUPS } from './vocabulary.ts';

const input = (change: Partial<DiscountInput>): DiscountInput => ({
  nights: 28,
  daysAhead: 0,
  groups: [],
  rates: {},
  specialOn: false,
  ...change,
});

describe('pricing fields', () => {
  it('has the ranges and steps of spec 1 §5', () => {
    expect(PRICING_FIELDS.map(({ field, min, max, step }) => [field, min, max, step])).toEqual([
      ['discount', 0, 100, 1],
      ['specialDiscount', 0, 60, 5],
      ['influencerDiscount', 0, 100, 1],
      ['localDiscount', 0, 100, 1],
      ['parentDiscount', 0, 40, 1],
      ['studentDiscount', 0, 50, 1],
      ['volunteerDiscount', 0, 55, 1],
      ['womenDiscount', 0, 35, 1],
      ['securityRate', 0, 100, 1],
    ]);
  });

  it('serves every guest group with one discount', () => {
    const served = DISCOUNTS.flatMap(({ group }) => (group ? [group] : []));
    expect([...served].sort()).toEqual([...GUEST_GROUPS].sort());
  });
});

describe('who gets a discount', () => {
  it.each([
    ['27 nights, 27 days ahead', { nights: 27, daysAhead: 27 }, null],
    ['28 nights', { nights: 28, daysAhead: 0 }, 'long-stay'],
    ['1 night, 28 days ahead', { nights: 1, daysAhead: 28 }, 'early-booking'],
    ['both', { nights: 28, daysAhead: 28 }, 'long-stay'],
  ] as const)('%s', (_, change, reason) => {
    const best = bestDiscount(input({ ...change, rates: { discount: 10 } }));
    expect(best?.reason ?? null).toBe(reason);
  });

  it.each([
    ['28 nights', 28, 0, 'womenDiscount'],
    ['27 nights, long ahead', 27, 90, null],
  ] as const)('women: %s', (_, nights, daysAhead, field) => {
    const best = bestDiscount(
      input({ nights, daysAhead, groups: ['women'], rates: { womenDiscount: 20 } }),
    );
    expect(best?.field ?? null).toBe(field);
  });

  it('asks for the group', () => {
    const rates = { studentDiscount: 30, discount: 10 };
    expect(bestDiscount(input({ rates }))?.field).toBe('discount');
    expect(bestDiscount(input({ rates, groups: ['student'] }))?.field).toBe('studentDiscount');
  });

  it('gives the special discount only while it is switched on', () => {
    const rates = { specialDiscount: 40 };
    expect(bestDiscount(input({ rates }))).toBeNull();
    expect(bestDiscount(input({ rates, specialOn: true }))?.percent).toBe(40);
    expect(bestDiscount(input({ rates, specialOn: true, nights: 3 }))).toBeNull();
  });

  it('takes the first in order between equals, whatever the order of groups', () => {
    const rates = { volunteerDiscount: 15, discount: 15, studentDiscount: 15 };
    const best = bestDiscount(input({ rates, groups: ['volunteer', 'student'] }));
    expect(best?.field).toBe('discount');
    const groupsOnly = { volunteerDiscount: 15, studentDiscount: 15 };
    const field = bestDiscount(input({ rates: groupsOnly, groups: ['volunteer', 'student'] }));
    expect(field?.field).toBe('studentDiscount');
  });

  it('leaves out a rate of zero', () => {
    expect(qualifyingDiscounts(input({ rates: { discount: 0 } }))).toEqual([]);
  });

  it.each([-1, 101, Number.NaN])('refuses a rate of %d', (discount) => {
    expect(() => bestDiscount(input({ rates: { discount } }))).toThrow(RangeError);
  });

  it('is the highest of all that qualify', () => {
    const rate = fc.integer({ min: 0, max: 100 });
    const rates = fc.record(
      Object.fromEntries(DISCOUNTS.map(({ field }) => [field, rate])) as Record<
        string,
        typeof rate
      >,
    );
    fc.assert(
      fc.property(
        rates,
        fc.subarray([...GUEST_GROUPS]),
        fc.boolean(),
        (each, groups, specialOn) => {
          const all = qualifyingDiscounts(input({ rates: each, groups, specialOn }));
          const best = bestDiscount(input({ rates: each, groups, specialOn }));
          expect(best?.percent ?? 0).toBe(Math.max(0, ...all.map(({ percent }) => percent)));
        },
      ),
    );
  });
});
