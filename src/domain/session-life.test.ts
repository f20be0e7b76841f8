import { describe, expect, test } from 'vitest';
import { endSessionAt, isProofRecent, isUseRecorded } from './session-life.ts';

const at = (text: string) => Temporal.Instant.from(text);
const NOW = at('2027-03-10T12:00:00Z');

describe('a proof of identity', () => {
  test.each([
    ['now', '2027-03-10T12:00:00Z', true],
    ['fifteen minutes ago', '2027-03-10T11:45:00Z', true],
    ['a millisecond more', '2027-03-10T11:44:59.999Z', false],
    ['by another server whose clock is ahead', '2027-03-10T12:00:01Z', true],
  ])('%s', (_when, provedAt, expected) => {
    expect(isProofRecent(at(provedAt), NOW)).toBe(expected);
  });

  test('that was never recorded is never recent', () => {
    expect(isProofRecent(null, NOW)).toBe(false);
  });
});

describe('the end of a session', () => {
  test.each([
    [
      'a person, 30 days after the last use',
      'user',
      '2027-03-09T12:00:00Z',
      '2027-04-08T12:00:00Z',
    ],
    ['a person, 90 days after the start', 'user', '2027-05-29T12:00:00Z', '2027-06-06T12:00:00Z'],
    ['staff, 8 hours after the last use', 'admin', '2027-03-08T13:00:00Z', '2027-03-08T21:00:00Z'],
    ['staff, 12 hours after the start', 'admin', '2027-03-08T20:00:00Z', '2027-03-09T00:00:00Z'],
  ] as const)('of %s', (_whose, role, lastUsedAt, expected) => {
    const startedAt = at('2027-03-08T12:00:00Z');
    const end = endSessionAt(role, { startedAt, lastUsedAt: at(lastUsedAt) });
    expect(end.toString()).toBe(expected);
  });
});

test.each([
  ['user', '2027-03-10T04:48:00Z', true],
  ['user', '2027-03-10T04:48:01Z', false],
  ['admin', '2027-03-10T11:55:12Z', true],
  ['admin', '2027-03-10T11:55:13Z', false],
] as const)('a use is recorded after a hundredth of the idle time: %s', (role, last, expected) => {
  expect(isUseRecorded(role, at(last), NOW)).toBe(expected);
});
