import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RefundInput } from './refunds.ts';
import { staffRefundFor, staffRefundTerms } from './staff-refunds.ts';

/** A stay of ten nights for 1,000 dollars and a deposit of 200, of which half comes back now. */
const input = (paid: number): Omit<RefundInput, 'cancelledBy'> => ({
  lines: [
    { kind: 'nights', amount: 100_000, refund: 'pro-rata' },
    { kind: 'deposit', amount: 20_000, refund: 'always' },
  ],
  paid,
  now: Temporal.Instant.from('2027-06-01T00:00:00Z'),
  snapshot: {
    policy: 'moderate',
    effective: 'moderate',
    tiers: [{ until: null, rule: 'percent', percent: 50 }],
    startDate: '2027-06-10',
    endDate: '2027-06-20',
    timeZone: 'UTC',
    bookedAt: '2027-05-01T00:00:00Z',
  },
});
const refundAmount = (paid: number, amount: number) =>
  staffRefundFor({ basis: 'amount', amount }, input(paid));

describe('a refund that staff choose', () => {
  it.each([
    ['all that was paid', 120_000, { min: 20_000, max: 120_000, policy: 70_000 }],
    ['what was paid of it', 10_000, { min: 10_000, max: 10_000, policy: 10_000 }],
    ['nothing where nothing was', 0, { min: 0, max: 0, policy: 0 }],
  ])('is between the deposit and %s', (_title, paid, terms) => {
    expect(staffRefundTerms(input(paid))).toEqual(terms);
  });

  it.each([
    [19_999, null],
    [20_000, 20_000],
    [20_001, 20_001],
    [119_999, 119_999],
    [120_000, 120_000],
    [120_001, null],
    [-1, null],
    [50_000.5, null],
    [Number.NaN, null],
  ])('of %d cents is taken to the cent, or not at all', (amount, refunded) => {
    expect(refundAmount(120_000, amount)?.amount ?? null).toBe(refunded);
  });

  it('divides what was paid into what goes back and what is kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 120_000 }), (amount) => {
        const refund = refundAmount(120_000, amount);
        const { breakdown, deposit } = refund ?? { breakdown: null, deposit: 0 };
        expect(breakdown).toMatchObject({ price: amount - deposit, kept: 120_000 - amount });
      }),
    );
  });

  it('is everything, or as if the guest cancelled', () => {
    expect(staffRefundFor({ basis: 'everything' }, input(120_000))?.amount).toBe(120_000);
    expect(staffRefundFor({ basis: 'policy' }, input(120_000))?.amount).toBe(70_000);
  });
});
