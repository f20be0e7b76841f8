import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BasePrice,
  computeArrangementFee,
  computeBasePrice,
  hostCovers,
  pricingWarnings,
  splitPrice,
} from './experience-pricing.ts';
import { priceSeats, sessionPrice } from './seat-pricing.ts';
import { EXPERIENCE_CATEGORIES } from './vocabulary.ts';

const group = (amount: number): BasePrice => ({ amount, isPerPerson: false });

describe('the split', () => {
  const split = (base: BasePrice | null, participants: number, fee = 0, isOwner = false) =>
    splitPrice({ base, manualPrice: 2_000, participants, fee, isOwner });

  it.each([
    [14_000, 8, 500, false, 1_750, 2_250, 1_750, 15_750],
    [14_000, 8, 500, true, 2_000, 2_500, 0, 17_500],
    [10_000, 3, 0, false, 3_333, 3_333, 3_334, 6_666],
    [10_000, 7, 300, false, 1_429, 1_729, 1_426, 10_374],
    [10_000, 4, 0, true, 3_333, 3_333, 0, 9_999],
    [999, 2, 0, false, 500, 500, 499, 500],
    [1_000, 54, 0, false, 18, 18, 46, 954],
  ])(
    'of %d among %d with a fee of %d (owner: %s): %d, %d, host %d, together %d',
    (base, participants, fee, isOwner, share, guestOwes, hostOwes, guestsPay) => {
      expect(split(group(base), participants, fee, isOwner)).toMatchObject({
        share,
        guestOwes,
        hostOwes,
        guestsPay,
        totalRevenue: guestsPay + hostOwes,
        ownerBenefit: isOwner ? base : 0,
      });
    },
  );

  it('asks the price of each participant whole', () => {
    const each = { amount: 1_200, isPerPerson: true };
    expect(split(each, 6, 500)).toMatchObject({
      guestOwes: 1_700,
      hostOwes: 1_200,
      guestsPay: 8_500,
    });
    expect(split(each, 6, 500, true)).toMatchObject({
      guestOwes: 1_700,
      hostOwes: 0,
      ownerBenefit: 0,
    });
  });

  it('of a price that the host named leaves the host nothing to pay', () => {
    expect(split(null, 8, 500)).toMatchObject({
      share: 2_000,
      guestOwes: 2_500,
      hostOwes: 0,
      guestsPay: 17_500,
    });
  });

  it('of fewer than two is refused', () => {
    expect(() => split(group(1_000), 1)).toThrow(RangeError);
  });

  it.each([
    [7, 1_750],
    [5, 5_250],
    [3, 8_750],
    [0, 14_000],
  ])('with %d guests leaves the host %d', (guests, amount) => {
    expect(hostCovers(14_000, 1_750, guests)).toBe(amount);
  });

  it('sums to the base price, and asks nobody for less than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 2, max: 200 }),
        fc.integer({ min: 0, max: 1_000 }),
        (base, participants, fee) => {
          const guests = participants - 1;
          const { share, hostOwes, guestsPay } = split(group(base), participants, fee);
          expect(share * guests + hostOwes).toBe(base);
          expect(guestsPay).toBe((share + fee) * guests);
          expect(Math.min(share, hostOwes)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('brings an owner back what they laid out, to half a cent a guest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 2, max: 200 }),
        (base, participants) => {
          const guests = participants - 1;
          const { share } = split(group(base), participants, 0, true);
          expect(Math.abs(share * guests - base)).toBeLessThanOrEqual(guests / 2);
        },
      ),
    );
  });
});

describe('the warnings', () => {
  const warnings = (base: number | null, participants: number, fee = 0, isOwner = false) => {
    const price = base === null ? null : group(base);
    const { share } = splitPrice({
      base: price,
      manualPrice: 2_000,
      participants: Math.max(2, participants),
      fee,
      isOwner,
    });
    return pricingWarnings({ base: price, participants, fee, isOwner, share });
  };

  it.each([
    ['a large group', warnings(50_000, 25), ['bulk-discount']],
    ['twenty', warnings(50_000, 20), []],
    ['a fee above the share', warnings(2_000, 12, 1_000), ['fee-above-share']],
    ['a low base price', warnings(999, 8), ['low-base']],
    ['ten dollars', warnings(1_000, 8), []],
    ['a low base price of the owner', warnings(999, 8, 0, true), []],
    ['a price of the host', warnings(null, 8, 1_000), []],
    ['nobody', warnings(50_000, 0), ['no-participants']],
  ])('of %s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('the arrangement fee', () => {
  it.each([
    ['Community', 0, 100],
    ['Fitness', 0.5, 100],
    ['Adventure', 1, 100],
    ['SocialNetworking', 7.5, 750],
    ['Community', 10, 1_000],
    ['Workshop', 5, null],
  ] as const)('of %s at %d dollars is %s', (category, dollars, fee) => {
    expect(computeArrangementFee(category, dollars)).toBe(fee);
  });

  it('is of four categories alone', () => {
    const taking = EXPERIENCE_CATEGORIES.filter((each) => computeArrangementFee(each, 1) !== null);
    expect(taking.toSorted()).toEqual(['Adventure', 'Community', 'Fitness', 'SocialNetworking']);
  });
});

describe('what one pays', () => {
  const seats = (
    price: number,
    sessionsPerPeriod: number,
    scheduleDuration: 'one-time' | 'full',
    more: { fee?: number; deposit?: number; guests?: number; sessions?: number } = {},
  ) =>
    priceSeats({
      price,
      sessionsPerPeriod,
      scheduleDuration,
      sessions: scheduleDuration === 'full' ? sessionsPerPeriod : 1,
      fee: 500,
      deposit: 0,
      guests: 1,
      ...more,
    });

  it.each([
    ['a pass of three sessions a week', seats(1_750, 3, 'full'), 2_250],
    // A third of 1,750 is 583.33; rounded up, three of them are at least the week's price.
    ['one of three sessions a week', seats(1_750, 3, 'one-time'), 1_084],
    ['a pass of two of three sessions a week', seats(1_750, 3, 'full', { sessions: 2 }), 1_668],
    ['a pass of one of three sessions a week', seats(1_750, 3, 'full', { sessions: 1 }), 1_084],
    [
      'a pass of five sessions at the price of four',
      seats(7_500, 4, 'full', { sessions: 5 }),
      8_000,
    ],
    ['a pass of four sessions a month', seats(7_500, 4, 'full'), 8_000],
    ['one of four sessions a month', seats(7_500, 4, 'one-time'), 2_375],
    ['a pass at the rate of a style', seats(3_000, 4, 'full'), 3_500],
    ['one session at the rate of a style', seats(3_000, 4, 'one-time'), 1_250],
  ])('for %s', (_, quote, total) => {
    expect(quote.total).toBe(total);
  });

  it('for a monthly class of a manager is a share of the month', () => {
    const base = computeBasePrice([{ type: 'monthly', amount: 60_000 }], 'monthly', 30);
    const { share } = splitPrice({
      base,
      manualPrice: 0,
      participants: 8,
      fee: 500,
      isOwner: false,
    });
    expect([share, sessionPrice(share, 4)]).toEqual([7_500, 1_875]);
  });

  it('has a line for the fee and the deposit where there are any', () => {
    const kinds = (quote: ReturnType<typeof seats>) => quote.lines.map(({ kind }) => kind);
    expect(kinds(seats(1_750, 3, 'full', { deposit: 2_000 }))).toEqual([
      'pass',
      'experience-fee',
      'deposit',
    ]);
    expect(kinds(seats(0, 1, 'one-time', { fee: 0 }))).toEqual(['session']);
  });

  it('is the sum of its lines, so many times for so many guests', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom('one-time' as const, 'full' as const),
        (price, sessions, guests, fee, deposit, duration) => {
          const quote = seats(price, sessions, duration, { guests, fee, deposit });
          const one = seats(price, sessions, duration, { fee, deposit });
          expect(quote.total).toBe(quote.lines.reduce((sum, { amount }) => sum + amount, 0));
          expect(quote.total).toBe(one.total * guests);
          expect(quote.subtotal + quote.deposit).toBe(quote.total);
        },
      ),
    );
  });

  it.each([0, 1.5])('for %d guests is refused', (guests) => {
    expect(() => seats(1_000, 1, 'full', { guests })).toThrow(RangeError);
  });
});
