import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import {
  amountOfPeriod,
  canPayMonthly,
  makeInstalments,
  nextInstalmentStep,
  type PlannedStep,
  paidNights,
  toDues,
} from './instalments.ts';
import type { PriceLine, Quote } from './quote.ts';
import { type PolicySnapshot, refundFor, refundTimeline } from './refunds.ts';
import { dividePrice, nightPeriods } from './release-schedule.ts';

const DATES = { startDate: '2026-04-01', endDate: '2026-05-31', timeZone: 'Europe/Lisbon' };
const LINES: PriceLine[] = [
  { kind: 'nights', amount: 300_000, refund: 'pro-rata' },
  { kind: 'cleaning', amount: 4_000, refund: 'before-start' },
  { kind: 'service', amount: 18_000, refund: 'pro-rata' },
  { kind: 'taxes', amount: 15_200, refund: 'pro-rata' },
  { kind: 'deposit', amount: 30_000, refund: 'always' },
];
const QUOTE: Quote = { lines: LINES, subtotal: 337_200, deposit: 30_000, total: 367_200 };
const SCHEDULE = makeInstalments(QUOTE, DATES);

test('60 nights of $50 are $2,006 at approval and $1,666 five days before the second period', () => {
  expect(
    SCHEDULE.map(({ dueAt, amount, nights }) => [dueAt?.toString() ?? null, amount, nights]),
  ).toEqual([
    [null, 200_600, 30],
    // 09:00 in Lisbon, in summer.
    ['2026-04-26T08:00:00Z', 166_600, 30],
  ]);
});

test.each([
  [28, false],
  [30, false],
  [31, true],
  [90, true],
])('%d nights can be paid by the month: %j', (nights, expected) => {
  const startDate = '2026-04-01';
  expect(canPayMonthly({ startDate, endDate: addDays(startDate, nights) })).toBe(expected);
});

test('instalments add up to any total, and none is less than what is released for its period', () => {
  const cents = fc.integer({ min: 0, max: 3_000_000 });
  fc.assert(
    fc.property(
      fc.record({ nights: cents, service: cents, taxes: cents, cleaning: cents, deposit: cents }),
      fc.integer({ min: 1, max: 365 }),
      (amounts, nights) => {
        const lines: PriceLine[] = [
          { kind: 'nights', amount: amounts.nights, refund: 'pro-rata' },
          { kind: 'service', amount: amounts.service, refund: 'pro-rata' },
          { kind: 'taxes', amount: amounts.taxes, refund: 'pro-rata' },
          { kind: 'cleaning', amount: amounts.cleaning, refund: 'before-start' },
          { kind: 'deposit', amount: amounts.deposit, refund: 'always' },
        ];
        const total = lines.reduce((sum, { amount }) => sum + amount, 0);
        const dates = { ...DATES, endDate: addDays(DATES.startDate, nights) };
        const schedule = makeInstalments({ lines, deposit: amounts.deposit }, dates);
        expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(schedule.reduce((sum, each) => sum + each.nights, 0)).toBe(nights);
        const parts = dividePrice(
          { lines },
          nightPeriods(dates).map((each) => each.nights),
        );
        for (const [index, { amount }] of schedule.entries()) {
          const part = parts[index];
          expect(amount).toBeGreaterThanOrEqual((part?.host ?? 0) + (part?.platform ?? 0));
        }
      },
    ),
  );
});

test('an instalment is announced twice, charged three times, late, and ends the stay after 72 hours', () => {
  const steps: string[] = [];
  let done: PlannedStep | null = null;
  for (;;) {
    const next = nextInstalmentStep(SCHEDULE, DATES.timeZone, 200_600, done);
    if (next === null) break;
    steps.push(`${next.number} ${next.step} ${next.at}`);
    done = next;
  }
  expect(steps).toEqual([
    '2 remind-week 2026-04-19T08:00:00Z',
    '2 remind-days 2026-04-24T08:00:00Z',
    '2 charge 2026-04-26T08:00:00Z',
    '2 charge-again 2026-04-27T08:00:00Z',
    '2 charge-last 2026-04-29T08:00:00Z',
    '2 late 2026-04-30T23:00:00Z',
    '2 end 2026-05-03T23:00:00Z',
  ]);
});

test.each([
  [367_200, null],
  [366_000, 2],
  [200_600, 2],
  // The first has a deadline of its own, and the second comes after it.
  [0, 2],
])('with %d paid, the next step is about instalment %j', (paid, number) => {
  const next = nextInstalmentStep(SCHEDULE, DATES.timeZone, paid, null);
  expect(next?.number ?? null).toBe(number);
});

test.each([
  [[30, 30, 15], 166_600],
  [[30, 1], 166_590],
  [[30, 7], 166_599],
  [[30], null],
  [[], null],
])('of instalments for %j nights, a month costs %j', (nights, amount) => {
  const instalments = nights.map((count, at) => ({
    nights: count,
    // The first with a deposit and cleaning.
    amount: Math.round((166_600 * count) / 30) + (at === 0 ? 34_000 : 0),
  }));
  expect(amountOfPeriod(instalments)).toBe(amount);
});

test('a step of another instalment does not count', () => {
  const next = nextInstalmentStep(SCHEDULE, DATES.timeZone, 200_600, { number: 3, step: 'late' });
  expect(next?.step).toBe('remind-week');
});

test.each([
  [0, 0, 0],
  [200_599, 0, 0],
  [200_600, 30, 200_600],
  [367_199, 30, 200_600],
  [367_200, 60, 367_200],
])('%d pay for %d nights, which cost %d', (paid, nights, amount) => {
  expect(paidNights(SCHEDULE, paid)).toEqual({ nights, amount });
});

const POLICY: PolicySnapshot = {
  policy: 'long-term',
  effective: 'long-term',
  // Half of what is unused, at any time.
  tiers: [{ until: null, rule: 'percent', percent: 50 }],
  ...DATES,
  bookedAt: '2026-03-01T00:00:00Z',
};

test.each([
  // Half of 337,200 is kept; with instalments, too: 170,600 fell due at approval.
  ['2026-03-10T00:00:00Z', 200_600, 32_000],
  // A policy that keeps everything keeps what fell due.
  ['2026-04-10T00:00:00Z', 200_600, 30_000],
  ['2026-04-27T00:00:00Z', 367_200, 121_630],
])('cancelled at %s with %d paid, %d come back', (now, paid, amount) => {
  const snapshot = { ...POLICY, instalments: toDues(SCHEDULE) };
  const refund = refundFor({
    lines: LINES,
    paid,
    snapshot,
    now: Temporal.Instant.from(now),
    cancelledBy: 'guest',
  });
  expect(refund.amount).toBe(amount);
});

test('no more is kept than fell due, at any time and by any policy', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: -30, max: 70 }),
      (percent, day) => {
        const now = Temporal.Instant.from('2026-04-01T00:00:00Z').add({ hours: day * 24 });
        const instalments = toDues(SCHEDULE);
        const snapshot: PolicySnapshot = {
          ...POLICY,
          tiers: [{ until: null, rule: 'percent', percent }],
          instalments,
        };
        const due = day >= 26 ? 367_200 : 200_600;
        const monthly = refundFor({ lines: LINES, paid: due, snapshot, now, cancelledBy: 'guest' });
        expect(monthly.breakdown.kept).toBeLessThanOrEqual(due - 30_000);
        const { instalments: _, ...whole } = snapshot;
        const atOnce = refundFor({
          lines: LINES,
          paid: 367_200,
          snapshot: whole,
          now,
          cancelledBy: 'guest',
        });
        expect(monthly.breakdown.kept).toBeLessThanOrEqual(atOnce.breakdown.kept);
      },
    ),
  );
});

test('the timeline counts what has fallen due as paid', () => {
  const snapshot = { ...POLICY, instalments: toDues(SCHEDULE) };
  const points = refundTimeline(snapshot, { lines: LINES, paid: 0 });
  expect(points[0]).toMatchObject({ amount: 32_000 });
  const refunds = points.map(({ from, amount }) => [from, amount] as const);
  const atDue = refunds.find(([from]) => from === '2026-04-26T08:00:00Z');
  const before = refunds[refunds.findIndex(([from]) => from === '2026-04-26T08:00:00Z') - 1];
  expect(atDue).toBeDefined();
  expect(atDue?.[1]).toBeGreaterThan(before?.[1] ?? Number.POSITIVE_INFINITY);
});
