import { expect, test } from 'vitest';
import { paidOfEach } from './paid-of-each.ts';

const SCHEDULE = [200_600, 166_600, 55_534].map((amount, index) => ({
  number: index + 1,
  dueAt: index === 0 ? null : '2026-04-26',
  amount,
}));

test.each([
  [0, [0, 0, 0]],
  [200_600, [200_600, 0, 0]],
  [200_601, [200_600, 1, 0]],
  [400_000, [200_600, 166_600, 32_800]],
  [500_000, [200_600, 166_600, 55_534]],
])('of %i paid', (paid, expected) => {
  expect(paidOfEach(SCHEDULE, paid).map((payment) => payment.paid)).toEqual(expected);
});
