import { expect, test } from 'vitest';
import {
  INSTANT_CONDITIONS,
  type InstantGuest,
  instantPayDeadline,
  isApprovedAtOnce,
} from './instant-booking.ts';

const NOW = Temporal.Instant.from('2026-06-01T12:00:00Z');
const GUEST: InstantGuest = {
  isVerified: true,
  hasStayed: true,
  markedAt: null,
  unpaidAt: null,
};
const approvedBy = (guest: Partial<InstantGuest>) =>
  INSTANT_CONDITIONS.filter((condition) =>
    isApprovedAtOnce(condition, { ...GUEST, ...guest }, NOW),
  );

test('a guest is approved at once by the homes whose condition they meet', () => {
  expect(approvedBy({})).toEqual(['everyone', 'stayed', 'verified', 'stayed-and-verified']);
  expect(approvedBy({ isVerified: false })).toEqual(['everyone', 'stayed']);
  expect(approvedBy({ hasStayed: false })).toEqual(['everyone', 'verified']);
  expect(approvedBy({ hasStayed: false, isVerified: false })).toEqual(['everyone']);
});

test('a mark counts for a year, an unpaid hold for a day', () => {
  const daysAgo = (days: number) => NOW.subtract({ hours: 24 * days });
  expect(approvedBy({ markedAt: daysAgo(364) })).toEqual([]);
  expect(approvedBy({ markedAt: daysAgo(365) })).toHaveLength(4);
  expect(approvedBy({ unpaidAt: NOW.subtract({ hours: 23 }) })).toEqual([]);
  expect(approvedBy({ unpaidAt: daysAgo(1) })).toHaveLength(4);
});

test('nights are held for as long as a checkout takes', () => {
  expect(instantPayDeadline(NOW).toString()).toBe('2026-06-01T12:35:00Z');
});
