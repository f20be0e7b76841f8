import { describe, expect, test } from 'vitest';
import {
  compensate,
  compensationIn,
  guaranteeAmount,
  keepCompensation,
  mostCompensation,
} from './compensation.ts';
import { addDays } from './dates.ts';
import { makeInstalments, toDues } from './instalments.ts';
import { divideKept } from './ledger.ts';
import { type PriceLine, type Quote, quoteOfFirstNights, quoteWithout } from './quote.ts';
import { type PolicySnapshot, refundFor } from './refunds.ts';
import { dividePrice } from './release-schedule.ts';
import { policyTiers } from './stay-policies.ts';
import { workedStay } from './testing/worked-stay.ts';
import type { CancellationPolicy } from './vocabulary.ts';

const ENOUGH = 10_000_000;

/** Three sessions for $100.01, and a fee of $7 that never returns. */
const PASS: PriceLine[] = [
  { kind: 'pass', amount: 10_001, refund: 'pro-rata', sessionAmount: 3_400, quantity: 1 },
  { kind: 'experience-fee', amount: 700, refund: 'never' },
];
const PASS_QUOTE: Quote = { lines: PASS, subtotal: 10_701, deposit: 0, total: 10_701 };
/** Five nights of the worked home with two pets of $15.01 each. */
const WITH_PETS: PriceLine[] = [
  { kind: 'nights', amount: 25_000, refund: 'pro-rata' },
  { kind: 'cleaning', amount: 4_000, refund: 'before-start' },
  { kind: 'service', amount: 1_500, refund: 'pro-rata' },
  { kind: 'pets', amount: 3_002, refund: 'before-start' },
  { kind: 'taxes', amount: 1_600, refund: 'pro-rata' },
];

describe('the greatest amount that a price is lowered by', () => {
  test.each<[string, Pick<Quote, 'lines'>, number[], number, number]>([
    ['5 nights', workedStay(5), [5], ENOUGH, 30_450],
    ['30 nights', workedStay(30), [30], ENOUGH, 161_700],
    // 162,950 × 30 / 31 = 157,693.5…, and cleaning.
    ['31 nights', workedStay(31), [30, 1], ENOUGH, 161_694],
    ['60 nights', workedStay(60), [30, 30], ENOUGH, 161_600],
    ['75 nights', workedStay(75), [30, 30, 15], ENOUGH, 161_580],
    // 472,700 / 3 = 157,566.6…, and cleaning.
    ['90 nights', workedStay(90), [30, 30, 30], ENOUGH, 161_567],
    ['30 nights, of which less is paid', workedStay(30), [30], 100_000, 100_000],
    ['30 nights, of which nothing is paid', workedStay(30), [30], 0, 0],
    ['30 nights, of which more went back', workedStay(30), [30], -5, 0],
    ['5 nights with pets', { lines: WITH_PETS }, [5], ENOUGH, 33_602],
    ['a pass, its first session with the fee', { lines: PASS }, [1, 1, 1], ENOUGH, 4_034],
    ['nothing that is parted', { lines: [] }, [], ENOUGH, 0],
  ])('is for %s the host’s part of the first period', (_, quote, units, paid, max) => {
    expect(mostCompensation(quote, units, paid)).toBe(max);
  });
});

describe('a lowered price', () => {
  test.each<[string, Quote, number, number[], number[], number[]]>([
    // amount, parts: host, platform
    ['31 nights', workedStay(31), 1, [30, 1], [161_693, 5_256], [9_000, 300]],
    ['60 nights', workedStay(60), 10_000, [30, 30], [151_600, 157_600], [9_000, 9_000]],
    [
      '75 nights',
      workedStay(75),
      10_000,
      [30, 30, 15],
      [151_580, 157_580, 78_790],
      [9_000, 9_000, 4_500],
    ],
    [
      '90 nights, all of it',
      workedStay(90),
      161_567,
      [30, 30, 30],
      [0, 157_566, 157_567],
      [9_000, 9_000, 9_000],
    ],
    ['a pass', PASS_QUOTE, 4_034, [1, 1, 1], [0, 3_333, 3_334], [0, 0, 0]],
  ])('of %s is at the expense of the host’s first part', (_, quote, amount, units, host, ours) => {
    const parts = dividePrice(compensate(quote, amount), units);
    expect(parts.map((part) => part.host)).toEqual(host);
    expect(parts.map((part) => part.platform)).toEqual(ours);
  });

  test('has one line before the deposit, also when it is lowered twice', () => {
    const once = compensate(workedStay(60), 10_000);
    expect(once).toMatchObject({ total: 357_200, subtotal: 327_200, deposit: 30_000 });
    const twice = compensate(once, 5_000);
    expect(twice).toMatchObject({ total: 352_200, subtotal: 322_200, deposit: 30_000 });
    expect(twice.lines.map(({ kind, amount }) => [kind, amount]).slice(-2)).toEqual([
      ['compensation', -15_000],
      ['deposit', 30_000],
    ]);
    expect(compensationIn(twice)).toBe(15_000);
  });

  test.each([0, -1, 0.5, Number.NaN, 31_951])('of %d cents less is refused', (amount) => {
    expect(() => compensate(workedStay(5), amount)).toThrow(RangeError);
  });

  test.each<[number, number, number[], number, number]>([
    // nights before, lowered by, nights after in parts: lowered by, price
    [60, 10_000, [20], 10_000, 105_200],
    [60, 10_000, [30, 1], 10_000, 166_250],
    [60, 10_000, [30, 30, 30], 10_000, 493_700],
    // More than the first part of the new price has: our service and nothing else remains.
    [60, 161_600, [5], 30_450, 1_500],
    [60, 0, [5], 0, 31_950],
  ])('of %d nights by %d stays so on other dates: %j', (nights, amount, units, kept, price) => {
    const before = amount === 0 ? workedStay(nights) : compensate(workedStay(nights), amount);
    const stayed = units.reduce((sum, each) => sum + each, 0);
    const after = keepCompensation(workedStay(stayed), before, units);
    expect([compensationIn(after), after.subtotal]).toEqual([kept, price]);
    expect(after.deposit).toBe(500 * stayed);
  });
});

test('a new price that is lowered already is lowered by what the one before is, and once', () => {
  const lowered = compensate(workedStay(6), 500);
  const kept = (before: Quote) => compensationIn(keepCompensation(lowered, before, [6]));
  expect(kept(compensate(workedStay(5), 2_000))).toBe(2_000);
  expect(kept(workedStay(5))).toBe(0);
  // All of the host's part of the new price.
  const bound = mostCompensation(workedStay(6), [6], ENOUGH);
  expect(kept(compensate(workedStay(60), 100_000))).toBe(bound);
});

test.each<[string, PriceLine[], number]>([
  ['5 nights of $50', [{ kind: 'nights', amount: 25_000, refund: 'pro-rata' }], 2_500],
  ['45 nights of $33.33', [{ kind: 'nights', amount: 149_985, refund: 'pro-rata' }], 14_999],
  [
    'the same with 13 % off',
    [
      { kind: 'nights', amount: 149_985, refund: 'pro-rata' },
      { kind: 'discount', amount: -19_498, refund: 'pro-rata' },
    ],
    13_049,
  ],
  ['5 nights of a cent', [{ kind: 'nights', amount: 5, refund: 'pro-rata' }], 1],
  ['nights with fees', WITH_PETS, 2_500],
  ['a pass', PASS, 0],
])('by the guarantee, %s give back a tenth of the nights', (_, lines, amount) => {
  expect(guaranteeAmount({ lines })).toBe(amount);
});

const at = (text: string) => Temporal.Instant.from(text);
const makePolicy = (policy: CancellationPolicy, nights: number): PolicySnapshot =>
  policyTiers({
    policy,
    customRefundPercent: 33,
    nights,
    startDate: '2027-06-10',
    endDate: addDays('2027-06-10', nights),
    timeZone: 'UTC',
    bookedAt: at('2027-06-01T12:00:00Z'),
  });

/**
 * Five nights, paid with 34,450, of which 10,000 came back: 24,450 with a deposit of 2,500. The
 * price is 21,950; a night with its fee and taxes 5,590.
 */
describe('of 5 nights that were lowered by $100, cancelled', () => {
  const { lines } = compensate(workedStay(5), 10_000);

  test.each<[CancellationPolicy, string, string | null, number]>([
    ['flexible', '2027-06-10T00:00:00Z', null, 24_450],
    // A night is used: less than what was given back for the problem.
    ['flexible', '2027-06-10T12:00:00Z', null, 24_450],
    ['flexible', '2027-06-11T12:00:00Z', null, 19_270],
    ['flexible', '2027-06-12T12:00:00Z', null, 2_500],
    ['moderate', '2027-06-10T12:00:00Z', null, 24_450],
    ['moderate', '2027-06-11T12:00:00Z', null, 2_500],
    ['strict', '2027-06-05T00:00:00Z', null, 13_475],
    ['strict', '2027-06-09T00:00:00Z', null, 2_500],
    ['strict', '2027-06-11T12:00:00Z', '2027-06-12T00:00:00Z', 19_270],
    ['strict', '2027-06-12T00:00:00Z', '2027-06-12T00:00:00Z', 19_270],
    ['strict', '2027-06-13T00:00:00Z', '2027-06-12T00:00:00Z', 2_500],
    ['super-strict', '2027-06-09T00:00:00Z', null, 9_085],
    ['super-strict', '2027-06-11T12:00:00Z', null, 7_531],
    ['custom', '2027-06-09T00:00:00Z', null, 9_744],
    ['custom', '2027-06-10T12:00:00Z', null, 2_500],
  ])('%s, at %s, free until %s: %d come back', (policy, now, leaveFreelyUntil, amount) => {
    const snapshot = {
      ...makePolicy(policy, 5),
      ...(leaveFreelyUntil === null ? {} : { leaveFreelyUntil }),
    };
    const cancelled = { lines, paid: 24_450, snapshot, now: at(now) };
    expect(refundFor({ ...cancelled, cancelledBy: 'guest' }).amount).toBe(amount);
    expect(refundFor({ ...cancelled, cancelledBy: 'host' }).amount).toBe(24_450);
  });

  test('of what is kept of it, the fee and the taxes are those of the agreed price', () => {
    const { subtotal } = compensate(workedStay(5), 10_000);
    // 20,975 of 31,950, before the 10,000 that the host alone gives.
    const kept = divideKept(10_975, { lines, subtotal });
    expect(kept).toEqual({ host: 9_990, platform: 985, taxes: 952 });
  });
});

/**
 * 75 nights by the month, the first instalment lowered by 10,000: 198,080, 166,580 and 83,290. The
 * price is 410,450, of which 416,450 run with the nights before the 6,000 that don't.
 */
describe('of 75 nights by the month that were lowered by $100', () => {
  const quote = compensate(workedStay(75), 10_000);
  const instalments = makeInstalments(quote, makePolicy('strict', 75));

  test('the first instalment is lower', () => {
    expect(instalments.map(({ amount }) => amount)).toEqual([198_080, 166_580, 83_290]);
  });

  test.each<[string, string, number, string | null, number]>([
    ['early', '2027-06-12T12:00:00Z', 198_080, null, 37_500],
    ['freely', '2027-06-12T12:00:00Z', 198_080, '2027-06-14T00:00:00Z', 187_422],
    ['with two paid', '2027-07-06T12:00:00Z', 364_660, null, 37_500],
    ['with the second late', '2027-07-06T12:00:00Z', 198_080, null, 37_500],
  ])('a guest who leaves %s has back what is not kept', (_, now, paid, until, amount) => {
    const snapshot = {
      ...makePolicy('strict', 75),
      instalments: toDues(instalments),
      ...(until === null ? {} : { leaveFreelyUntil: until }),
    };
    const input = { lines: quote.lines, paid, snapshot, now: at(now) };
    expect(refundFor({ ...input, cancelledBy: 'guest' }).amount).toBe(amount);
    expect(refundFor({ ...input, cancelledBy: 'host' }).amount).toBe(paid);
  });

  test('what is kept of the first is divided by the share of the service in the agreed price', () => {
    // 170,580 of 420,450.
    expect(divideKept(160_580, quote)).toEqual({ host: 151_452, platform: 9_128, taxes: 7_688 });
  });

  test('a stay that ends unpaid is its first 30 nights, as they were paid', () => {
    const ended = quoteOfFirstNights(quote, { nights: 75, remaining: 30 }, 198_080);
    expect(ended).toMatchObject({ total: 198_080, subtotal: 160_580, deposit: 37_500 });
    expect(dividePrice(ended, [30])).toEqual([{ host: 151_580, platform: 9_000, taxes: 7_580 }]);
  });
});

test('a pass that loses a session after it was lowered stays lowered', () => {
  const left = quoteWithout(compensate(PASS_QUOTE, 1_000), 3, 1);
  // 10,001 × 2 / 3 = 6,667.3…
  expect(left).toMatchObject({ total: 6_367, subtotal: 6_367 });
  expect(dividePrice(left, [1, 1]).map(({ host }) => host)).toEqual([3_034, 3_333]);
});

test('a pass whose first session was given back never costs less than nothing', () => {
  // Two guests at $1.00: the first of three sessions is 66.6… cents, one alone 33.3… a guest.
  const lines: PriceLine[] = [
    { kind: 'pass', amount: 200, refund: 'pro-rata', quantity: 2, unitAmount: 100 },
  ];
  const pass: Quote = { lines, subtotal: 200, deposit: 0, total: 200 };
  const left = quoteWithout(compensate(pass, mostCompensation(pass, [1, 1, 1], 200)), 3, 2);
  expect(left).toMatchObject({ total: 0, subtotal: 0 });
  expect(compensationIn(left)).toBe(66);
});
