import { expect, test } from 'vitest';
import { keepsAccount } from './account-money.ts';

test.each([
  ['nothing', { balance: 0, underWay: 0, upcoming: 0, claimed: 0 }, false],
  ['a cent less than a payout', { balance: 99, underWay: 0, upcoming: 0, claimed: 0 }, false],
  ['a payout', { balance: 100, underWay: 0, upcoming: 0, claimed: 0 }, true],
  ['a debt', { balance: -5_000, underWay: 0, upcoming: 0, claimed: 0 }, false],
  ['a cent on its way', { balance: 0, underWay: 1, upcoming: 0, claimed: 0 }, true],
  ['a cent to come', { balance: -5_000, underWay: 0, upcoming: 1, claimed: 0 }, true],
  ['a claimed cent', { balance: -5_000, underWay: 0, upcoming: 0, claimed: 1 }, true],
])('%s', (_, money, expected) => {
  expect(keepsAccount(money)).toBe(expected);
});
