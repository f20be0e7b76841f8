import { describe, expect, test } from 'vitest';
import {
  CANCELLATION_PAUSES,
  DATE_CHANGE_WINDOW_MINUTES,
  dateChangesFrom,
  type GuestRequests,
  HOST_WINDOW_MINUTES,
  hasTooManyNights,
  MAX_DATE_CHANGES,
  MAX_PENDING_NIGHTS,
  MAX_PENDING_REQUESTS,
  MAX_REQUESTS_TO_HOST,
  requestRefusal,
} from './request-limits.ts';

const NOW = Temporal.Instant.from('2026-03-02T09:00:00Z');
const GUEST: GuestRequests = {
  emailVerified: true,
  pending: [],
  cancelledAt: [],
  askedHostAt: [],
};
const WEEK = { listingId: 'home', nights: 7 };
const ago = (minutes: number) => NOW.subtract({ seconds: minutes * 60 });
const waiting = (count: number, nights = 7) =>
  Array.from({ length: count }, (_, nth) => ({
    id: `request ${nth}`,
    listingId: `home ${nth}`,
    nights,
  }));
const refused = (standing: Partial<GuestRequests>, request = WEEK) =>
  requestRefusal({ ...GUEST, ...standing }, request, NOW);

test('a guest with a confirmed address and nothing waiting may ask', () => {
  expect(refused({})).toBeNull();
});

test('an address that is not confirmed comes first', () => {
  expect(refused({ emailVerified: false, pending: waiting(9) })?.code).toBe('email-unconfirmed');
});

test('one waiting request a home', () => {
  expect(refused({ pending: [{ id: 'a', listingId: 'home', nights: 2 }] })?.code).toBe(
    'request-pending',
  );
});

describe('waiting requests', () => {
  test('one below the most may be joined by another, the most may not', () => {
    expect(refused({ pending: waiting(MAX_PENDING_REQUESTS - 1) })).toBeNull();
    expect(refused({ pending: waiting(MAX_PENDING_REQUESTS) })?.code).toBe('too-many-pending');
  });

  test('their nights may reach the most and not one more', () => {
    const pending = waiting(1, MAX_PENDING_NIGHTS - 7);
    expect(refused({ pending })).toBeNull();
    expect(refused({ pending }, { ...WEEK, nights: 8 })?.code).toBe('too-many-pending-nights');
  });

  test('a year fits while nothing else waits, whatever the most is', () => {
    expect(refused({}, { ...WEEK, nights: 365 })).toBeNull();
    expect(hasTooManyNights([], MAX_PENDING_NIGHTS + 1)).toBe(false);
    expect(refused({ pending: waiting(1, 36) }, { ...WEEK, nights: 365 })?.code).toBe(
      'too-many-pending-nights',
    );
  });
});

describe('the pause after cancelling waiting requests', () => {
  test.each(CANCELLATION_PAUSES.map((minutes, nth) => [nth + 1, minutes]))(
    'after %i of them is %i minutes from the latest',
    (count, minutes) => {
      const cancelled = (latest: number) =>
        Array.from({ length: count }, (_, nth) => ago(latest + nth * 60));
      expect(refused({ cancelledAt: cancelled(minutes) })).toBeNull();
      if (minutes === 0) return;
      expect(refused({ cancelledAt: cancelled(minutes - 0.5) })).toEqual({
        code: 'request-pause',
        until: ago(-0.5),
      });
    },
  );

  test('grows no further after the last of the list', () => {
    const longest = CANCELLATION_PAUSES.at(-1) ?? 0;
    const cancelledAt = Array.from({ length: 40 }, () => ago(1));
    expect(refused({ cancelledAt })?.until).toEqual(NOW.add({ minutes: longest - 1 }));
  });
});

describe('the dates of a waiting request', () => {
  const changed = (count: number) => Array.from({ length: count }, (_, nth) => ago(nth + 1));

  test('change so often in an hour and not once more', () => {
    expect(dateChangesFrom(changed(MAX_DATE_CHANGES - 1), NOW)).toBeNull();
    expect(dateChangesFrom(changed(MAX_DATE_CHANGES), NOW)).toEqual(
      NOW.add({ minutes: DATE_CHANGE_WINDOW_MINUTES - MAX_DATE_CHANGES }),
    );
  });

  test('may change again the moment the oldest of the last changes is an hour ago', () => {
    const moments = [ago(DATE_CHANGE_WINDOW_MINUTES), ...changed(MAX_DATE_CHANGES - 1)];
    expect(dateChangesFrom(moments, NOW)).toBeNull();
    expect(dateChangesFrom(moments, ago(0.5))).toEqual(NOW);
  });
});

test('a guest asks one host so often in an hour and not once more', () => {
  const asked = (count: number) => Array.from({ length: count }, (_, nth) => ago(nth + 1));
  expect(refused({ askedHostAt: asked(MAX_REQUESTS_TO_HOST - 1) })).toBeNull();
  expect(refused({ askedHostAt: asked(MAX_REQUESTS_TO_HOST) })).toEqual({
    code: 'too-many-to-host',
    until: NOW.add({ minutes: HOST_WINDOW_MINUTES - MAX_REQUESTS_TO_HOST }),
  });
});
