import { describe, expect, test } from 'vitest';
import {
  type GuestHolds,
  HOLD_PAUSES,
  type SeatHold,
  seatHoldRefusal,
} from './seat-hold-limits.ts';

const NOW = Temporal.Instant.from('2026-03-02T09:00:00Z');
const GUEST: GuestHolds = {
  emailVerified: true,
  holds: [],
  ranOutAt: [],
  cancelledAt: [],
  askedHostAt: [],
};
const held = (date: string, seats = 1, listingId = 'dinner'): SeatHold => ({
  listingId,
  sessions: [{ entryId: 'evening', date }],
  seats,
});
const refusalCode = (standing: Partial<GuestHolds>, wanted = held('2026-03-05')) =>
  seatHoldRefusal({ ...GUEST, ...standing }, wanted, NOW)?.code ?? null;

test('seats are held for who has a confirmed address and none on hold', () => {
  expect(refusalCode({})).toBeNull();
  expect(refusalCode({ emailVerified: false })).toBe('email-unconfirmed');
});

describe('what is on hold', () => {
  test('is of one session once, of others as well', () => {
    expect(refusalCode({ holds: [held('2026-03-05')] })).toBe('seats-held');
    expect(refusalCode({ holds: [held('2026-03-06')] })).toBeNull();
    expect(refusalCode({ holds: [held('2026-03-05', 1, 'walk')] })).toBeNull();
    const pass = {
      ...held('2026-03-04'),
      sessions: ['04', '05'].map((day) => ({ entryId: 'evening', date: `2026-03-${day}` })),
    };
    expect(refusalCode({ holds: [pass] })).toBe('seats-held');
  });

  test('is three bookings at most, and twenty seats', () => {
    const holds = ['06', '07', '08'].map((day) => held(`2026-03-${day}`, 5));
    expect(refusalCode({ holds })).toBe('too-many-holds');
    const two = holds.slice(0, 2);
    expect(refusalCode({ holds: two }, held('2026-03-05', 10))).toBeNull();
    expect(refusalCode({ holds: two }, held('2026-03-05', 11))).toBe('too-many-held-seats');
    // Free seats are never on hold.
    expect(refusalCode({ holds: [held('2026-03-06', 20)] }, held('2026-03-05', 0))).toBeNull();
  });
});

test.each(HOLD_PAUSES.map((minutes, times) => [minutes, times + 1] as const))(
  'a pause of %i minutes follows %i holds that ran out, and grows no further',
  (minutes, times) => {
    const ended = (seconds: number) =>
      Array.from({ length: times }, () => NOW.subtract({ seconds }));
    expect(refusalCode({ ranOutAt: ended(minutes * 60 - 1) })).toBe('hold-pause');
    expect(refusalCode({ ranOutAt: ended(minutes * 60) })).toBeNull();
    expect(refusalCode({ ranOutAt: Array(9).fill(NOW.subtract({ minutes: 30 })) })).toBeNull();
  },
);
