import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EXPERIENCE_POLICIES,
  type ExperiencePolicy,
  isMovedFar,
  seatPolicy,
} from './experience-policies.ts';
import { quoteWithout } from './quote.ts';
import { type PolicySnapshot, refundFor, refundTimeline } from './refunds.ts';
import { priceSeats } from './seat-pricing.ts';

const at = (text: string) => Temporal.Instant.from(text);
const START = at('2027-05-10T18:00:00Z');
const WEEK = 7 * 24;

const makePolicy = (policy: ExperiencePolicy, sessions = 1): PolicySnapshot => ({
  ...seatPolicy({
    policy,
    starts: Array.from({ length: sessions }, (_, week) => START.add({ hours: week * WEEK })),
    startDate: '2027-05-10',
    endDate: '2027-05-11',
    timeZone: 'UTC',
    bookedAt: at('2027-04-01T12:00:00Z'),
  }),
});
/** A seat for 1,750 with a fee of 500 and a deposit of 2,000. */
const QUOTE = priceSeats({
  price: 1_750,
  sessionsPerPeriod: 1,
  scheduleDuration: 'one-time',
  sessions: 1,
  fee: 500,
  deposit: 2_000,
  guests: 1,
});
/** A pass of four sessions for 1,750; one session alone is 438, with the same fee and deposit. */
const PASS = priceSeats({
  price: 1_750,
  sessionsPerPeriod: 4,
  scheduleDuration: 'full',
  sessions: 4,
  fee: 500,
  deposit: 2_000,
  guests: 1,
});
const refund = (
  snapshot: PolicySnapshot,
  now: Temporal.Instant,
  cancelledBy: 'guest' | 'host' | 'system' = 'guest',
  { lines, total } = QUOTE,
) => refundFor({ lines, paid: total, snapshot, now, cancelledBy });
const earlier = (hours: number, seconds = 0) => START.subtract({ hours }).add({ seconds });

describe('a cancellation by the guest', () => {
  it.each<[ExperiencePolicy, number, number, number]>([
    ['casual-cancel', 49, 0, 3_750],
    ['casual-cancel', 48, 0, 3_750],
    ['casual-cancel', 48, 1, 2_000],
    ['casual-cancel', 24, 0, 2_000],
    ['casual-cancel', 1, 0, 2_000],
    ['timely-notice', 49, 0, 2_875],
    ['timely-notice', 30, 0, 2_875],
    ['timely-notice', 24, 0, 2_875],
    ['timely-notice', 24, 1, 2_000],
    ['no-refund', 500, 0, 2_000],
    ['no-refund', 30, 0, 2_000],
    ['no-refund', 1, 0, 2_000],
  ])('under %s, %d hours and %d seconds before, returns %d', (policy, hours, seconds, amount) => {
    expect(refund(makePolicy(policy), earlier(hours, seconds)).amount).toBe(amount);
  });

  it('counts elapsed hours, whatever the clocks do', () => {
    // In New York they go forward on 14 March 2027 at two in the morning.
    const start = Temporal.ZonedDateTime.from('2027-03-15T18:00[America/New_York]').toInstant();
    const snapshot = seatPolicy({
      policy: 'casual-cancel',
      starts: [start],
      startDate: '2027-03-15',
      endDate: '2027-03-16',
      timeZone: 'America/New_York',
      bookedAt: at('2027-03-01T12:00:00Z'),
    });
    expect(snapshot.tiers[0]?.until).toBe(
      Temporal.ZonedDateTime.from('2027-03-13T17:00[America/New_York]').toInstant().toString(),
    );
  });

  // Each session is refunded by the hours before its own start: a lost one costs 438.
  it.each<[ExperiencePolicy, Temporal.Instant, number, number]>([
    ['casual-cancel', earlier(48), 0, 1_750],
    ['casual-cancel', earlier(48, 1), 0, 1_312],
    ['casual-cancel', START.add({ hours: 1 }), 1, 1_312],
    ['casual-cancel', START.add({ hours: 2 * WEEK - 48 }), 2, 874],
    ['casual-cancel', START.add({ hours: 2 * WEEK - 47 }), 2, 436],
    ['casual-cancel', START.add({ hours: 4 * WEEK }), 4, 0],
    ['timely-notice', earlier(24), 0, 875],
    ['timely-notice', earlier(24, 1), 0, 656],
    ['timely-notice', START.add({ hours: 2 * WEEK - 24 }), 2, 437],
    ['no-refund', earlier(500), 0, 0],
  ])('of a pass of four under %s at %s, %d used, returns %d', (policy, now, used, price) => {
    const result = refund(makePolicy(policy, 4), now, 'guest', PASS);
    expect([result.breakdown.used, result.amount]).toEqual([used, price + 2_000]);
  });

  it('of a pass is never worse told early than not at all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EXPERIENCE_POLICIES),
        fc.integer({ min: -200, max: 5 * WEEK }),
        fc.integer({ min: 0, max: 5 * WEEK }),
        (policy, hours, later) => {
          const at = (from: number) =>
            refund(makePolicy(policy, 4), START.add({ hours: from }), 'guest', PASS).amount;
          expect(at(hours)).toBeGreaterThanOrEqual(at(hours + later));
        },
      ),
    );
  });
});

describe.each(EXPERIENCE_POLICIES)('%s', (policy) => {
  it.each(['host', 'system'] as const)('returns everything when the %s cancels', (by) => {
    expect(refund(makePolicy(policy), earlier(1), by).amount).toBe(4_250);
  });

  it('returns everything to who leaves because the host moved it, until it starts', () => {
    const moved = { ...makePolicy(policy), leaveFreelyUntil: START.toString() };
    expect(refund(moved, earlier(0))).toMatchObject({
      amount: 4_250,
      rule: 'leave-freely',
      percent: 100,
    });
    expect(refund(moved, earlier(0, 1)).amount).toBe(2_000);
  });

  it('returns what is not used of a moved pass, with its fee', () => {
    const until = START.add({ hours: 3 * WEEK }).toString();
    const moved = { ...makePolicy(policy, 4), leaveFreelyUntil: until };
    const now = START.add({ hours: WEEK + 1 });
    // Two of four are over, which cost 876 as single sessions; the rest, the fee and the deposit
    // are refunded.
    expect(refund(moved, now, 'guest', PASS).amount).toBe(874 + 500 + 2_000);
  });

  it('never returns more than was paid, nor less than the deposit', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 0, max: 100_000 }),
          fee: fc.integer({ min: 0, max: 1_000 }),
          deposit: fc.integer({ min: 0, max: 50_000 }),
          guests: fc.integer({ min: 1, max: 12 }),
          sessions: fc.integer({ min: 1, max: 9 }),
        }),
        fc.integer({ min: -2_000, max: 2_000 }),
        fc.constantFrom('guest' as const, 'host' as const, 'system' as const),
        fc.option(fc.integer({ min: -500, max: 1_500 }), { nil: undefined }),
        ({ price, fee, deposit, guests, sessions }, hours, cancelledBy, free) => {
          const { lines, total } = priceSeats({
            price,
            fee,
            deposit,
            guests,
            sessions,
            sessionsPerPeriod: sessions,
            scheduleDuration: 'full',
          });
          const snapshot = {
            ...makePolicy(policy, sessions),
            ...(free === undefined
              ? {}
              : { leaveFreelyUntil: START.add({ hours: free }).toString() }),
          };
          const input = { lines, paid: total, snapshot, now: START.add({ hours }) };
          const { amount } = refundFor({ ...input, cancelledBy });
          expect(amount).toBeLessThanOrEqual(total);
          expect(amount).toBeGreaterThanOrEqual(deposit * guests);
          expect(refundFor({ ...input, paid: 0, cancelledBy }).amount).toBe(0);
        },
      ),
    );
  });
});

it('a moved session says until when one may leave freely', () => {
  const moved = { ...makePolicy('no-refund'), leaveFreelyUntil: START.toString() };
  const amounts = { lines: QUOTE.lines, paid: QUOTE.total };
  expect(refundTimeline(moved, amounts).map(({ until, amount }) => [until, amount])).toEqual([
    [START.toString(), 4_250],
    [null, 2_000],
  ]);
});

describe('a move of a session', () => {
  const times = (start: number, end: number) => ({
    startsAt: START.add({ minutes: start }),
    endsAt: START.add({ minutes: 120 + end }),
  });
  it.each([
    ['of fifteen minutes', times(15, 15), false],
    ['of sixteen', times(16, 16), true],
    ['to sixteen minutes earlier', times(-16, -16), true],
    ['of its end alone', times(0, 16), true],
    ['of nothing', times(0, 0), false],
  ])('%s', (_, to, isFar) => {
    expect(isMovedFar(times(0, 0), to)).toBe(isFar);
  });
});

describe('a pass that loses sessions', () => {
  const pass = priceSeats({
    price: 1_750,
    sessionsPerPeriod: 4,
    scheduleDuration: 'full',
    sessions: 4,
    fee: 500,
    deposit: 2_000,
    guests: 2,
  });

  it('costs its part less, each guest the same', () => {
    const left = quoteWithout(pass, 4, 1);
    // Three quarters of 1,750 are 1,312.50.
    expect(left.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['pass', 2_626],
      ['experience-fee', 1_000],
      ['deposit', 4_000],
    ]);
    expect(left).toMatchObject({ total: 7_626, subtotal: 3_626, deposit: 4_000 });
  });

  it('that loses none costs what it did, and one that loses all its fee and deposit', () => {
    expect(quoteWithout(pass, 4, 0)).toEqual(pass);
    expect(quoteWithout(pass, 4, 4).total).toBe(5_000);
  });

  it.each([-1, 5, 0.5])('cannot lose %d of four', (gone) => {
    expect(() => quoteWithout(pass, 4, gone)).toThrow(RangeError);
  });
});
