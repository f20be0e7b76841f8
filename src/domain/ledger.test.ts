import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  depositEntries,
  divideKept,
  type LedgerEntry,
  paidOutEntries,
  paymentEntries,
  payoutEntries,
  payoutRefusedEntries,
  payoutReversedEntries,
  refundEntries,
  releaseEntries,
  returnEntries,
  splitReturn,
} from './ledger.ts';
import type { PriceLine } from './quote.ts';

const addUp = (entries: readonly LedgerEntry[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

const quoteWith = (service: number, subtotal: number) => ({
  subtotal,
  lines: [
    { kind: 'nights', amount: subtotal - service, refund: 'pro-rata' },
    { kind: 'service', amount: service, refund: 'pro-rata' },
  ] satisfies PriceLine[],
});

test('a payment of $1,000 with a deposit of $100 is at the provider, held, and a deposit', () => {
  expect(paymentEntries('r', 100_000, 10_000)).toEqual([
    { account: 'provider', ownerId: null, amount: 100_000 },
    { account: 'held', ownerId: 'r', amount: -90_000 },
    { account: 'deposit', ownerId: 'r', amount: -10_000 },
  ]);
  expect(paymentEntries('r', 6_000, 10_000).map(({ account }) => account)).toEqual([
    'provider',
    'deposit',
  ]);
  expect(paymentEntries('r', 6_000, -500)).toHaveLength(2);
});

test.each([
  // held, deposit, what goes back, deposit afterwards: from held, from the deposit
  [90_000, 10_000, 10_000, 0, 0, 10_000],
  [90_000, 10_000, 100_000, 0, 90_000, 10_000],
  [90_000, 10_000, 20_000, 10_000, 20_000, 0],
  [90_000, 10_000, 20_000, 8_000, 18_000, 2_000],
  // The deposit became smaller by more than what goes back, and larger.
  [90_000, 10_000, 1_000, 7_000, -2_000, 3_000],
  [90_000, 10_000, 0, 12_000, 2_000, -2_000],
  // Less is left than the deposit should be.
  [0, 10_000, 4_000, 10_000, 0, 4_000],
  [0, 0, 0, 5_000, 0, 0],
])('of %d held and a deposit of %d, %d go back with %d kept: %d and %d', (...figures) => {
  const [held, deposit, amount, kept, fromHeld, fromDeposit] = figures;
  expect(splitReturn({ held, deposit }, amount, kept)).toEqual({ fromHeld, fromDeposit });
});

test('no more goes back than is there', () => {
  expect(() => splitReturn({ held: 5, deposit: 5 }, 11, 0)).toThrow(RangeError);
  expect(() => splitReturn({ held: 5, deposit: 5 }, -1, 0)).toThrow(RangeError);
});

test.each([
  // 60 nights of $50, one room, cleaning 40, service 6 %, taxes 5 %.
  [337_200, 18_000, 337_200, 319_200, 18_000],
  [168_600, 18_000, 337_200, 159_600, 9_000],
  [1, 18_000, 337_200, 1, 0],
  [0, 18_000, 337_200, 0, 0],
  [5_000, 0, 5_000, 5_000, 0],
  // Halves are ours.
  [50, 1, 100, 49, 1],
  // The product of these leaves the safe integers.
  [2_000_000_000, 120_000_000, 2_000_000_000, 1_880_000_000, 120_000_000],
])('of %d kept, with a service of %d in %d, %d are the host’s and %d ours', (...figures) => {
  const [kept, service, subtotal, host, platform] = figures;
  expect(divideKept(kept, quoteWith(service, subtotal))).toEqual({ host, platform, taxes: 0 });
});

test('every transfer adds up to 0 and leaves no balance below zero', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (held, deposit, wanted, kept, service) => {
      const amount = Math.min(wanted, held + deposit);
      const { fromHeld, fromDeposit } = splitReturn({ held, deposit }, amount, kept);
      expect(fromHeld + fromDeposit).toBe(amount);
      expect(held - fromHeld).toBeGreaterThanOrEqual(0);
      expect(deposit - fromDeposit).toBeGreaterThanOrEqual(0);
      expect(deposit - fromDeposit).toBe(Math.min(kept, held + deposit - amount));
      const divided = divideKept(held, quoteWith(Math.min(service, held), held));
      expect(divided.host + divided.platform).toBe(held);
      expect(Math.min(divided.host, divided.platform)).toBeGreaterThanOrEqual(0);
      for (const entries of [
        paymentEntries('r', wanted + 1, deposit),
        returnEntries('r', amount, fromDeposit),
        refundEntries(amount),
        depositEntries('r', fromDeposit),
        releaseEntries('r', 'h', divided),
        payoutEntries('h', wanted),
        paidOutEntries(wanted),
        payoutRefusedEntries('h', wanted),
        payoutReversedEntries('h', wanted),
      ]) {
        expect(addUp(entries)).toBe(0);
        expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
      }
    }),
  );
});
