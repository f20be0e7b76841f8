import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISCOUNTS } from './discounts.ts';
import { computePercent } from './money.ts';
import type { PriceLine } from './quote.ts';
import { MAX_NIGHTS } from './search/stay-dates.ts';
import { STAY_NUMBERS } from './stay-form.ts';
import {
  DURATION_NIGHTS,
  pricePerDuration,
  priceStay,
  SERVICE_RATE,
  type StayPricingInput,
} from './stay-pricing.ts';
import { GUEST_GROUPS } from './vocabulary.ts';

const input = (change: Partial<StayPricingInput> = {}): StayPricingInput => ({
  nightlyPrice: 10_000,
  nights: 3,
  guests: 1,
  pets: 0,
  units: 1,
  includedGuests: 2,
  fees: { cleaning: 0, extraGuestPerNight: 0, pet: 0, serviceRate: 0, taxRate: 0 },
  rates: {},
  specialDiscountOn: false,
  securityRate: 0,
  daysAhead: 0,
  groups: [],
  ...change,
});
const fees = (change: Partial<StayPricingInput['fees']>) => ({ ...input().fees, ...change });
const line = (lines: readonly PriceLine[], kind: PriceLine['kind']) =>
  lines.find((each) => each.kind === kind);

describe('priceStay', () => {
  it('adds every line in the order a guest reads it', () => {
    const quote = priceStay(
      input({
        nights: 30,
        guests: 4,
        pets: 2,
        units: 2,
        fees: {
          cleaning: 5_000,
          extraGuestPerNight: 700,
          pet: 2_500,
          serviceRate: SERVICE_RATE,
          taxRate: 8.5,
        },
        rates: { discount: 10, studentDiscount: 25 },
        groups: ['student'],
        securityRate: 20,
      }),
    );
    expect(quote.lines).toEqual([
      { kind: 'nights', amount: 600_000, refund: 'pro-rata', quantity: 60, unitAmount: 10_000 },
      {
        kind: 'discount',
        amount: -150_000,
        refund: 'pro-rata',
        percent: 25,
        field: 'studentDiscount',
      },
      { kind: 'cleaning', amount: 5_000, refund: 'before-start' },
      { kind: 'service', amount: 27_000, refund: 'pro-rata', percent: 6 },
      { kind: 'extra-guests', amount: 42_000, refund: 'pro-rata', quantity: 60, unitAmount: 700 },
      { kind: 'pets', amount: 5_000, refund: 'before-start', quantity: 2, unitAmount: 2_500 },
      { kind: 'taxes', amount: 42_670, refund: 'pro-rata', percent: 8.5 },
      { kind: 'deposit', amount: 120_000, refund: 'always', percent: 20 },
    ]);
    expect(quote).toMatchObject({
      nights: 30,
      subtotal: 571_670,
      deposit: 120_000,
      total: 691_670,
    });
    expect(quote.discount).toEqual({
      field: 'studentDiscount',
      percent: 25,
      reason: 'long-stay',
      amount: 150_000,
    });
  });

  it('has no line for a fee of nothing, but always one for the nights', () => {
    expect(priceStay(input()).lines.map(({ kind }) => kind)).toEqual(['nights']);
    expect(priceStay(input({ nightlyPrice: 0 })).lines).toHaveLength(1);
    expect(priceStay(input({ nightlyPrice: 0 })).total).toBe(0);
  });

  it.each([
    ['at the included number', 2, undefined],
    ['one above it', 3, 3 * 700],
  ])('guests %s', (_, guests, amount) => {
    const { lines } = priceStay(input({ guests, fees: fees({ extraGuestPerNight: 700 }) }));
    expect(line(lines, 'extra-guests')?.amount).toBe(amount);
  });

  it('rounds a half cent up on each line', () => {
    const { lines } = priceStay(
      input({ nightlyPrice: 25, nights: 1, securityRate: 50, fees: fees({ serviceRate: 6 }) }),
    );
    expect(line(lines, 'service')?.amount).toBe(2);
    expect(line(lines, 'deposit')?.amount).toBe(13);
  });

  it('takes the deposit of the price before the discount', () => {
    const quote = priceStay(input({ nights: 28, rates: { discount: 100 }, securityRate: 10 }));
    expect(quote).toMatchObject({ subtotal: 0, deposit: 28_000, total: 28_000 });
  });

  it('takes the service fee of the discounted nights, and no tax of the service fee', () => {
    const { lines } = priceStay(
      input({ nights: 28, rates: { discount: 50 }, fees: fees({ serviceRate: 10, taxRate: 10 }) }),
    );
    expect(line(lines, 'service')?.amount).toBe(14_000);
    expect(line(lines, 'taxes')?.amount).toBe(14_000);
  });

  it.each([
    ['no night', { nights: 0 }],
    ['part of a night', { nights: 1.5 }],
    ['a negative price', { nightlyPrice: -1 }],
    ['part of a cent', { nightlyPrice: 0.5 }],
    ['no guest', { guests: 0 }],
    ['no unit', { units: 0 }],
    ['negative pets', { pets: -1 }],
    ['a negative fee', { fees: fees({ cleaning: -1 }) }],
    ['a tax above all', { fees: fees({ taxRate: 101 }) }],
    ['a deposit that is not a number', { securityRate: Number.NaN }],
    ['a discount above all', { rates: { discount: 101 }, nights: 28 }],
  ] as const)('refuses %s', (_, change) => {
    expect(() => priceStay(input(change))).toThrow(RangeError);
  });

  const rate = fc.integer({ min: 0, max: 100 });
  const stays: fc.Arbitrary<StayPricingInput> = fc.record({
    nightlyPrice: fc.integer({ min: 0, max: 200_000 }),
    nights: fc.integer({ min: 1, max: 365 }),
    guests: fc.integer({ min: 1, max: 20 }),
    pets: fc.nat(3),
    units: fc.integer({ min: 1, max: 20 }),
    includedGuests: fc.nat(20),
    fees: fc.record({
      cleaning: fc.nat(50_000),
      extraGuestPerNight: fc.nat(10_000),
      pet: fc.nat(10_000),
      serviceRate: fc.double({ min: 0, max: 100, noNaN: true }),
      taxRate: fc.double({ min: 0, max: 100, noNaN: true }),
    }),
    rates: fc.record(
      Object.fromEntries(DISCOUNTS.map(({ field }) => [field, rate])) as Record<
        string,
        typeof rate
      >,
    ),
    specialDiscountOn: fc.boolean(),
    securityRate: rate,
    daysAhead: fc.nat(200),
    groups: fc.subarray([...GUEST_GROUPS]),
  });

  it('charges exactly the sum of its lines, in whole cents, never below the deposit', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        const quote = priceStay(stay);
        expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
        expect(quote.subtotal + quote.deposit).toBe(quote.total);
        expect(quote.subtotal).toBeGreaterThanOrEqual(0);
        expect(quote.deposit).toBe(computePercent(quote.lines[0]?.amount ?? -1, stay.securityRate));
        for (const { kind, amount, quantity, unitAmount } of quote.lines) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          if (quantity !== undefined) expect(quantity * (unitAmount ?? 0)).toBe(amount);
          expect(amount >= 0).toBe(kind !== 'discount');
        }
        expect(quote.lines.filter(({ kind }) => kind === 'discount').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  // The form's upper bounds, without a discount: nothing that can be reserved costs more.
  const dearest = (change: Partial<StayPricingInput> = {}) =>
    input({
      nightlyPrice: STAY_NUMBERS.price.max * 100,
      nights: MAX_NIGHTS,
      units: STAY_NUMBERS.roomCount.max,
      guests: STAY_NUMBERS.guestCount.max,
      includedGuests: 0,
      pets: 999,
      fees: {
        cleaning: STAY_NUMBERS.cleaningFees.max * 100,
        extraGuestPerNight: STAY_NUMBERS.extraGuestFees.max * 100,
        pet: STAY_NUMBERS.petFees.max * 100,
        serviceRate: SERVICE_RATE,
        taxRate: STAY_NUMBERS.taxRate.max,
      },
      securityRate: STAY_NUMBERS.securityRate.max,
      ...change,
    });

  it('is counted exactly where every bound of the form ends', () => {
    const { lines, total } = priceStay(dearest());
    const exact = (kind: PriceLine['kind']) => BigInt(line(lines, kind)?.amount ?? -1);
    const nights = 1_000_000n * 50n * 365n;
    const taxable = nights + 1_000_000n + 1_000_000n * 50n * 365n + 999n * 1_000_000n;
    expect(exact('nights')).toBe(nights);
    expect(exact('service')).toBe((nights * 6n) / 100n);
    expect(exact('taxes')).toBe(taxable / 2n);
    expect(exact('deposit')).toBe(nights);
    // The nights are part of the taxed amount; the deposit is as much as they are.
    expect(BigInt(total)).toBe(taxable + (nights * 6n) / 100n + taxable / 2n + nights);
    // A refund is a share of the paid amount, to three decimals of a percent.
    expect(() => computePercent(total, 99.999)).not.toThrow();
  });

  it('stays exact everywhere below, with any discount', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    const corner = fc.record({
      nightlyPrice: fc.integer({ min: 999_990, max: STAY_NUMBERS.price.max * 100 }),
      rates: fc.record({ discount: percent }),
      securityRate: percent,
    });
    fc.assert(
      fc.property(corner, (change) => {
        const { lines, total } = priceStay(dearest(change));
        const exact = lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
        expect(BigInt(total)).toBe(exact);
        expect(total).toBeLessThanOrEqual(priceStay(dearest()).total);
      }),
    );
  });

  it('never costs more with a discount than without', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        expect(priceStay(stay).total).toBeLessThanOrEqual(priceStay({ ...stay, rates: {} }).total);
      }),
    );
  });
});

describe('nights with prices of their own', () => {
  const pricedNights = [
    { price: 10_000, nights: 2 },
    { price: 15_000, nights: 1 },
  ];

  it('are a line each, and discount, service, taxes and deposit count all of them', () => {
    const quote = priceStay(
      input({
        pricedNights,
        units: 2,
        daysAhead: 40,
        rates: { discount: 10 },
        securityRate: 20,
        fees: fees({ serviceRate: SERVICE_RATE, taxRate: 10 }),
      }),
    );
    expect(quote.lines).toEqual([
      { kind: 'nights', amount: 40_000, refund: 'pro-rata', quantity: 4, unitAmount: 10_000 },
      { kind: 'nights', amount: 30_000, refund: 'pro-rata', quantity: 2, unitAmount: 15_000 },
      { kind: 'discount', amount: -7_000, refund: 'pro-rata', percent: 10, field: 'discount' },
      { kind: 'service', amount: 3_780, refund: 'pro-rata', percent: SERVICE_RATE },
      { kind: 'taxes', amount: 6_300, refund: 'pro-rata', percent: 10 },
      { kind: 'deposit', amount: 14_000, refund: 'always', percent: 20 },
    ]);
  });

  it('must be those of the stay', () => {
    expect(() => priceStay(input({ nights: 4, pricedNights }))).toThrow(RangeError);
  });
});

describe('pricePerDuration', () => {
  it.each([
    ['night', 100],
    ['week', 700],
    ['month', 3_000],
    ['quarter', 9_100],
    ['year', 36_500],
  ] as const)('a %s', (duration, cents) => {
    expect(pricePerDuration({ nightlyPrice: 100 }, duration)).toBe(cents);
    expect(DURATION_NIGHTS[duration] * 100).toBe(cents);
  });
});
