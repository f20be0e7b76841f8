import { expect, test } from 'vitest';
import { sumLines } from './sum-lines.ts';

test('what came from a deposit is earned, and what was sent is paid out', () => {
  expect(
    sumLines([
      { kind: 'release', amount: 133_727, taxes: 12_375 },
      { kind: 'payout', amount: -133_727, taxes: 0 },
      { kind: 'release', amount: -62, taxes: 75 },
      { kind: 'claim', amount: 7_025, taxes: 0 },
      { kind: 'payout', amount: -6_963, taxes: 0 },
    ]),
  ).toEqual({ earned: 140_690, taxes: 12_450, paidOut: 140_690 });
});

test('a payout that did not go through, or came back, is not paid out', () => {
  expect(
    sumLines([
      { kind: 'payout', amount: -500, taxes: 0 },
      { kind: 'payout-refused', amount: 200, taxes: 0 },
      { kind: 'payout-reversed', amount: 100, taxes: 0 },
    ]),
  ).toEqual({ earned: 0, taxes: 0, paidOut: 200 });
  expect(sumLines([])).toEqual({ earned: 0, taxes: 0, paidOut: 0 });
});
