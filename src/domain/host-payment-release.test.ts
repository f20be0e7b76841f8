import { expect, test } from 'vitest';
import { hostPaymentReleaseAt, nextHostPaymentStep } from './host-payment-release.ts';

const at = (text: string) => Temporal.Instant.from(text);
const SESSION = {
  startsAt: at('2026-05-05T08:00:00Z'),
  endsAt: at('2026-05-05T10:00:00Z'),
};

test.each([
  ['long before the session', SESSION, null, '2026-05-01T09:00:00Z', '2026-05-02T09:00:00Z'],
  ['a second too early', SESSION, null, '2026-05-06T09:59:59Z', '2026-05-06T10:00:00Z'],
  ['24 hours after it', SESSION, null, '2026-05-06T10:00:00Z', 'release'],
  ['long after it', SESSION, null, '2026-06-06T10:00:00Z', 'release'],
  ['without a session', null, null, '2026-05-06T10:00:00Z', '2026-05-07T10:00:00Z'],
  ['removed before it', SESSION, '2026-05-05T07:59:59Z', '2026-05-06T10:00:00Z', 'return'],
  ['removed as it begins', SESSION, '2026-05-05T08:00:00Z', '2026-05-06T10:00:00Z', 'release'],
  [
    'removed after it, too early',
    SESSION,
    '2026-05-05T11:00:00Z',
    '2026-05-05T12:00:00Z',
    '2026-05-06T10:00:00Z',
  ],
  ['removed without one', null, '2026-05-05T08:00:00Z', '2026-05-05T08:00:00Z', 'return'],
] as const)('%s', (_, session, deletedAt, now, expected) => {
  const facts = { session, deletedAt: deletedAt === null ? null : at(deletedAt) };
  const step = nextHostPaymentStep(facts, at(now));
  expect(step.kind === 'wait' ? step.nextAt.toString() : step.kind).toBe(expected);
});

test('it is planned for 24 hours after the end of the session', () => {
  const plan = (session: typeof SESSION | null) =>
    hostPaymentReleaseAt({ session, deletedAt: null })?.toString();
  expect(plan(SESSION)).toBe('2026-05-06T10:00:00Z');
  expect(plan(null)).toBeUndefined();
});
