import { expect, test } from 'vitest';
import { type RefundStep, shownSteps, stepAt } from './refund-timeline.tsx';

const step = (from: string, until: string | null, amount: number, rule: string): RefundStep => ({
  from: `2026-03-${from}T00:00:00Z`,
  until: until === null ? null : `2026-03-${until}T00:00:00Z`,
  amount,
  rule,
  percent: 100,
});

const FLEXIBLE = [
  step('01', '10', 50_000, 'all'),
  step('10', '11', 40_000, 'unused-nights'),
  step('11', '12', 30_000, 'unused-nights'),
  step('12', null, 5_000, 'percent'),
];

test('steps that fall night by night under one rule are one', () => {
  expect(
    shownSteps(FLEXIBLE).map(({ amount, until, falling }) => [amount, until, falling]),
  ).toEqual([
    [50_000, '2026-03-10T00:00:00Z', false],
    [40_000, '2026-03-12T00:00:00Z', true],
    [5_000, null, false],
  ]);
});

test('a step holds up to and with its end', () => {
  expect(stepAt(FLEXIBLE, '2026-03-10T00:00:00Z')?.amount).toBe(50_000);
  expect(stepAt(FLEXIBLE, '2026-03-10T00:00:01Z')?.amount).toBe(40_000);
  expect(stepAt(FLEXIBLE, '2026-09-01T00:00:00Z')?.amount).toBe(5_000);
  expect(stepAt([], '2026-09-01T00:00:00Z')).toBeUndefined();
});
