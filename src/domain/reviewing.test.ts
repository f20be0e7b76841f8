import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESERVATION_STATUSES } from './reservation-lifecycle.ts';
import { unfittingFacts } from './review-facts.ts';
import {
  HIDDEN_DAYS,
  hiddenUntil,
  REVIEW_DAYS,
  reviewUntil,
  verdictOnReply,
  verdictOnReview,
  type WrittenReviews,
} from './reviewing.ts';

const ENDS = Temporal.Instant.from('2027-03-18T00:00:00Z');
const days = (count: number) => ENDS.add({ hours: count * 24 });
const justBefore = (instant: Temporal.Instant) => instant.subtract({ nanoseconds: 1 });

const reservation = {
  guestId: 'guest',
  hostId: 'host',
  status: 'completed',
  endsAt: ENDS,
} as const;
const NOTHING: WrittenReviews = { hidden: null, open: [] };
const guest = { id: 'guest', role: 'user' } as const;
const host = { id: 'host', role: 'user' } as const;
const stranger = { id: 'other', role: 'user' } as const;
const admin = { id: 'root', role: 'admin' } as const;

describe('a review may be written', () => {
  test.each([
    ['by the guest', guest, 'ok'],
    ['by the host', host, 'ok'],
    ['not by a stranger, who does not learn that it is there', stranger, 'not-found'],
    ['not by an administrator, who only looks', admin, 'forbidden'],
    ['not by who is signed out', null, 'not-found'],
  ] as const)('%s', (_name, actor, expected) => {
    expect(verdictOnReview(reservation, NOTHING, actor, days(1))).toBe(expected);
  });

  test.each(RESERVATION_STATUSES)('of a reservation that is %s only when completed', (status) => {
    expect(verdictOnReview({ ...reservation, status }, NOTHING, guest, days(1))).toBe(
      status === 'completed' ? 'ok' : 'review-too-early',
    );
  });

  test('for sixty days', () => {
    const end = days(REVIEW_DAYS);
    expect(reviewUntil(reservation)).toEqual(end);
    expect(verdictOnReview(reservation, NOTHING, guest, justBefore(end))).toBe('ok');
    expect(verdictOnReview(reservation, NOTHING, guest, end)).toBe('review-too-late');
  });

  test('and changed while it is hidden', () => {
    const opensAt = hiddenUntil(reservation, days(1));
    const written: WrittenReviews = { hidden: { party: 'guest', opensAt }, open: [] };
    expect(verdictOnReview(reservation, written, guest, justBefore(opensAt))).toBe('ok');
    expect(verdictOnReview(reservation, written, guest, opensAt)).toBe('review-open');
  });

  test('once: an open one stays as it is', () => {
    const written: WrittenReviews = { hidden: null, open: ['guest'] };
    expect(verdictOnReview(reservation, written, guest, days(20))).toBe('review-open');
    expect(verdictOnReview(reservation, written, host, days(20))).toBe('ok');
  });

  test('by the same rule whether the other side has a hidden one or none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(guest, host, stranger, admin, null),
        fc.constantFrom(...RESERVATION_STATUSES),
        fc.double({ min: 0, max: 80, noNaN: true }),
        fc.integer({ min: 0, max: 59 }),
        (actor, status, at, wroteOn) => {
          const now = ENDS.add({ seconds: Math.floor(at * 86_400) });
          const party = actor?.id === 'guest' ? 'host' : 'guest';
          const opensAt = hiddenUntil(reservation, days(wroteOn));
          const hidden: WrittenReviews = { hidden: { party, opensAt }, open: [] };
          const of = { ...reservation, status };
          expect(verdictOnReview(of, hidden, actor, now)).toBe(
            verdictOnReview(of, NOTHING, actor, now),
          );
        },
      ),
    );
  });
});

describe('a review stays hidden', () => {
  test('for fourteen days', () => {
    expect(hiddenUntil(reservation, days(3))).toEqual(days(3 + HIDDEN_DAYS));
  });

  test('no longer than the other side may write', () => {
    expect(hiddenUntil(reservation, days(59))).toEqual(days(REVIEW_DAYS));
    expect(hiddenUntil(reservation, days(46))).toEqual(days(REVIEW_DAYS));
    expect(hiddenUntil(reservation, justBefore(days(46)))).toEqual(justBefore(days(REVIEW_DAYS)));
  });
});

test.each([
  ['the host, once', host, null, 'ok'],
  ['not the host again', host, 'Thank you', 'reply-given'],
  ['not the guest', guest, null, 'forbidden'],
  ['nobody signed out', null, null, 'forbidden'],
] as const)('a review is answered by %s', (_name, actor, reply, expected) => {
  expect(verdictOnReply({ hostId: 'host', reply }, actor)).toBe(expected);
});

test.each([
  ['stay', { wifi: 'yes', desk: 'no' }, []],
  ['itinerant', { wifi: 'yes', desk: 'no' }, ['desk']],
  ['experience', { together: 'yes', wifi: 'no' }, ['wifi']],
] as const)('of a kind of listing (%s) only its own facts are said', (kind, said, expected) => {
  expect(unfittingFacts(kind, said)).toEqual(expected);
});
