import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ItinerantPricingInput, priceItinerant } from './itinerant-pricing.ts';

/** $45 a guest and night, two guests; the fees of the worked example. */
const EXAMPLE: ItinerantPricingInput = {
  nightlyPrice: 4_500,
  nights: 21,
  guests: 2,
  pets: 0,
  fees: { cleaning: 6_000, extraGuest: 2_500, pet: 2_000, tax: 3_000, deposit: 15_000 },
  rates: { discount: 12 },
  specialDiscountOn: true,
  daysAhead: 5,
  groups: [],
};

const listLines = (input: ItinerantPricingInput) =>
  priceItinerant(input).lines.map(({ kind, amount }) => [kind, amount]);

describe('what joining an itinerant costs', () => {
  it('for 21 nights, too few for a discount', () => {
    expect(listLines(EXAMPLE)).toEqual([
      ['nights', 189_000],
      ['service', 11_340],
      ['cleaning', 6_000],
      ['extra-guests', 2_500],
      ['taxes', 6_000],
      ['deposit', 15_000],
    ]);
    expect(priceItinerant(EXAMPLE)).toMatchObject({
      total: 229_840,
      subtotal: 214_840,
      deposit: 15_000,
      discount: null,
    });
  });

  it('for 35 nights, with 12 % off', () => {
    const quote = priceItinerant({ ...EXAMPLE, nights: 35 });
    expect(quote.lines.map(({ amount }) => amount)).toEqual([
      315_000, -37_800, 16_632, 6_000, 2_500, 6_000, 15_000,
    ]);
    expect(quote.total).toBe(323_332);
    expect(quote.discount).toMatchObject({ reason: 'long-stay', amount: 37_800 });
  });

  it('booked four weeks ahead, with the discount of an early booking', () => {
    expect(priceItinerant({ ...EXAMPLE, daysAhead: 28 }).discount).toMatchObject({
      reason: 'early-booking',
      percent: 12,
    });
  });

  it('for one guest with a pet, without the fee of a second guest', () => {
    expect(listLines({ ...EXAMPLE, guests: 1, pets: 2 })).toEqual([
      ['nights', 94_500],
      ['service', 5_670],
      ['cleaning', 6_000],
      ['pets', 4_000],
      ['taxes', 3_000],
      ['deposit', 15_000],
    ]);
  });

  it('nothing where it is free', () => {
    const fees = { cleaning: 0, extraGuest: 0, pet: 0, tax: 0, deposit: 0 };
    expect(priceItinerant({ ...EXAMPLE, nightlyPrice: 0, fees })).toMatchObject({
      lines: [{ kind: 'nights', amount: 0, quantity: 42 }],
      total: 0,
    });
  });

  it.each([
    { nights: 0 },
    { guests: 0 },
    { pets: -1 },
    { nightlyPrice: 0.5 },
    { fees: { ...EXAMPLE.fees, tax: -1 } },
  ])('refuses %j', (change) => {
    expect(() => priceItinerant({ ...EXAMPLE, ...change })).toThrow(RangeError);
  });

  it('is the sum of its lines, and no more for fewer nights', () => {
    const count = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(count(0, 1_000_000), count(2, 365), count(1, 20), count(0, 3), (...numbers) => {
        const [nightlyPrice, nights, guests, pets] = numbers;
        const input = { ...EXAMPLE, nightlyPrice, nights, guests, pets, rates: {} };
        const quote = priceItinerant(input);
        const sum = quote.lines.reduce((total, { amount }) => total + amount, 0);
        expect(quote.total).toBe(sum);
        expect(quote.subtotal + quote.deposit).toBe(sum);
        expect(priceItinerant({ ...input, nights: nights - 1 }).total).toBeLessThanOrEqual(sum);
      }),
    );
  });
});
