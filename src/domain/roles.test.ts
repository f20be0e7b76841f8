import { describe, expect, test } from 'vitest';
import { DUTIES, DUTIES_OF_ROLES, hasDuty, isStaff, ROLES, verdictOnRole } from './roles.ts';

test('support decides about people and reports, and has nothing to do with money', () => {
  expect(hasDuty('support', 'people')).toBe(true);
  expect(hasDuty('support', 'moderation')).toBe(true);
  for (const duty of ['money', 'suspension', 'staff', 'log', 'work', 'places'] as const) {
    expect(hasDuty('support', duty), duty).toBe(false);
  }
});

test('finance has money alone', () => {
  expect(DUTIES_OF_ROLES.finance).toEqual(['console', 'money']);
});

test('administrators have every duty, and all staff open the console', () => {
  for (const duty of DUTIES) expect(hasDuty('admin', duty), duty).toBe(true);
  for (const role of ROLES) {
    expect(hasDuty(role, 'console'), role).toBe(isStaff(role));
  }
});

describe('a change of a role', () => {
  const change = { actorId: 'a', accountId: 'b', from: 'user', to: 'support', admins: 1 } as const;

  test.each([
    ['of another account', {}, 'ok'],
    ['of one’s own', { accountId: 'a' }, 'own-role'],
    [
      'of one’s own, downwards',
      { accountId: 'a', from: 'admin', to: 'user', admins: 3 },
      'own-role',
    ],
    ['by the operator', { actorId: null, to: 'admin' }, 'ok'],
    ['of the last administrator', { from: 'admin', to: 'finance' }, 'last-admin'],
    [
      'of the last administrator, by the operator',
      { actorId: null, from: 'admin', to: 'user' },
      'last-admin',
    ],
    ['of the last but one', { from: 'admin', to: 'user', admins: 2 }, 'ok'],
    ['to the same', { from: 'admin', to: 'admin' }, 'ok'],
  ] as const)('%s', (_, more, verdict) => {
    expect(verdictOnRole({ ...change, ...more })).toBe(verdict);
  });
});
