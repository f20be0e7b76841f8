import { describe, expect, test } from 'vitest';
import { compensate } from './compensation.ts';
import { makeInstalments, paidMonthly } from './instalments.ts';
import type { Quote } from './quote.ts';
import type { PolicySnapshot } from './refunds.ts';
import { releasesOfNights } from './release-schedule.ts';
import type { ReservationParty, ReservationStatus } from './reservation-lifecycle.ts';
import {
  depositKeptAtLeaving,
  depositWithUs,
  lowerPrice,
  mostToGiveBack,
  paidOfPrice,
  payableBy,
  type ReservationMoney,
  releaseTarget,
  unreleasedParts,
} from './reservation-money.ts';
import { workedStay } from './testing/worked-stay.ts';

const at = (text: string) => Temporal.Instant.from(text);
/** 60 nights from April 1: 161,600 and 9,000 for the first 30, 157,600 and 9,000 for the others. */
const DATES = { startDate: '2027-04-01', endDate: '2027-05-31', timeZone: 'UTC' };
const QUOTE = workedStay(60);
const SCHEDULE = releasesOfNights(QUOTE, DATES);

const money = (change: Partial<ReservationMoney> = {}): ReservationMoney => ({
  status: 'checked-in',
  quote: QUOTE,
  paid: 367_200,
  refunded: 0,
  depositLeft: null,
  depositToHost: 0,
  releasesStoppedAt: null,
  ...change,
});

describe('a deposit of $300', () => {
  test.each<[string, Partial<ReservationMoney>, number, number]>([
    // with us, paid of the price
    ['during the stay', {}, 30_000, 337_200],
    ['after it', { status: 'completed', depositLeft: 30_000 }, 30_000, 337_200],
    ['that has gone back', { status: 'completed', depositLeft: 0, refunded: 30_000 }, 0, 337_200],
    [
      'of which $100 are claimed, and the rest has gone back',
      { status: 'completed', depositLeft: 10_000, refunded: 20_000 },
      10_000,
      337_200,
    ],
    [
      'of which the host got $100, before the rest goes back',
      { status: 'completed', depositLeft: 20_000, depositToHost: 10_000 },
      20_000,
      337_200,
    ],
    [
      'of which the host got $100 and the guest $200',
      { status: 'completed', depositLeft: 0, depositToHost: 10_000, refunded: 20_000 },
      0,
      337_200,
    ],
    [
      'that the host got',
      { status: 'completed', depositLeft: 0, depositToHost: 30_000 },
      0,
      337_200,
    ],
    ['before anything is paid', { status: 'approved', paid: 0 }, 30_000, 0],
    ['of which a part is paid', { status: 'approved', paid: 20_000 }, 30_000, 0],
    ['of a first instalment', { paid: 200_600 }, 30_000, 170_600],
  ])('%s', (_, change, withUs, paid) => {
    expect(depositWithUs(money(change))).toBe(withUs);
    expect(paidOfPrice(money(change))).toBe(paid);
  });

  test.each<[ReservationStatus, ReservationParty, number]>([
    ['checked-in', 'guest', 30_000],
    ['approved', 'guest', 0],
    ['approved', 'host', 0],
    ['checked-in', 'system', 0],
  ])('of a stay that is %s and ended by the %s waits for a claim: %d', (status, by, kept) => {
    expect(depositKeptAtLeaving({ status }, by, { deposit: 30_000 })).toBe(kept);
  });
});

describe('what is released', () => {
  const NONE = { host: 0, platform: 0, taxes: 0 };
  const FIRST = { host: 161_600, platform: 9_000, taxes: 7_600 };

  test.each<[string, Partial<ReservationMoney>, typeof NONE, string, number, number]>([
    // before, now: host, platform
    ['before an approval', { status: 'pending' }, NONE, '2027-06-30T00:00:00Z', 0, 0],
    ['in the first 48 hours', {}, NONE, '2027-04-02T23:59:59Z', 0, 0],
    ['after them', {}, NONE, '2027-04-03T00:00:00Z', 161_600, 9_000],
    ['in the second period', {}, FIRST, '2027-05-03T00:00:00Z', 319_200, 18_000],
    ['unpaid for it', { paid: 200_600 }, FIRST, '2027-05-03T00:00:00Z', 161_600, 9_000],
    [
      'after a completed stay, its deposit back',
      { status: 'completed', depositLeft: 0, refunded: 30_000 },
      FIRST,
      '2027-06-05T00:00:00Z',
      319_200,
      18_000,
    ],
    [
      'while a problem is open since the first day',
      { releasesStoppedAt: at('2027-04-02T12:00:00Z') },
      NONE,
      '2027-05-10T00:00:00Z',
      0,
      0,
    ],
    [
      'while a problem is open since the first release',
      { releasesStoppedAt: at('2027-04-03T00:00:00Z') },
      FIRST,
      '2027-05-10T00:00:00Z',
      161_600,
      9_000,
    ],
    [
      'while a problem is open, where the first part is now a cent more',
      { releasesStoppedAt: at('2027-04-03T00:00:00Z') },
      { ...FIRST, host: 161_599 },
      '2027-05-10T00:00:00Z',
      161_599,
      9_000,
    ],
    // Half of the price is kept: 168,600.
    [
      'of a cancellation',
      { status: 'cancelled', refunded: 198_600, depositLeft: 0 },
      NONE,
      '2027-03-20T00:00:00Z',
      159_600,
      9_000,
    ],
    [
      'of one with the deposit still here',
      { status: 'cancelled', refunded: 168_600, depositLeft: 30_000 },
      FIRST,
      '2027-04-20T00:00:00Z',
      159_600,
      9_000,
    ],
    [
      'of one with an open problem',
      {
        status: 'cancelled',
        refunded: 198_600,
        depositLeft: 0,
        releasesStoppedAt: at('2027-04-02T00:00:00Z'),
      },
      NONE,
      '2027-04-20T00:00:00Z',
      0,
      0,
    ],
    // 100,000 × 18,000 / 337,200 = 5,338.0…
    [
      'of one with an open problem, where too much was released',
      {
        status: 'cancelled',
        refunded: 267_200,
        depositLeft: 0,
        releasesStoppedAt: at('2027-04-03T00:00:00Z'),
      },
      FIRST,
      '2027-04-20T00:00:00Z',
      94_662,
      5_338,
    ],
    [
      'of a no-show',
      { status: 'no-show', refunded: 30_000, depositLeft: 0 },
      NONE,
      '2027-06-01T00:00:00Z',
      319_200,
      18_000,
    ],
    [
      'when the host cancels',
      { status: 'cancelled', refunded: 367_200, depositLeft: 0 },
      FIRST,
      '2027-04-10T00:00:00Z',
      0,
      0,
    ],
  ])('%s', (_, change, before, now, host, platform) => {
    const times = { schedule: SCHEDULE, keptUntil: null };
    const target = releaseTarget(money(change), before, times, at(now));
    expect([target.host, target.platform]).toEqual([host, platform]);
  });

  // The guest left within 48 hours: half of the price is kept, 168,600.
  const left = { status: 'cancelled', refunded: 168_600, depositLeft: 30_000 } as const;
  const keptUntil = at('2027-04-03T00:00:00Z');
  const times = { schedule: SCHEDULE, keptUntil };
  const stopped = { ...left, releasesStoppedAt: at('2027-04-02T12:00:00Z') };

  test.each<[string, Partial<ReservationMoney>, typeof NONE, string, number, string | null]>([
    // before, now: host and platform, and when to look again
    ['waits', left, NONE, '2027-04-02T23:59:59Z', 0, '2027-04-03T00:00:00Z'],
    ['comes afterwards', left, NONE, '2027-04-03T00:00:00Z', 168_600, null],
    [
      'comes back where more was released',
      left,
      FIRST,
      '2027-04-02T12:00:00Z',
      168_600,
      '2027-04-03T00:00:00Z',
    ],
    ['waits for an open problem', stopped, NONE, '2027-04-09T00:00:00Z', 0, null],
    [
      'has no time where nothing is kept',
      { ...left, refunded: 337_200 },
      NONE,
      '2027-04-02T12:00:00Z',
      0,
      null,
    ],
  ])(
    'of one whose guest left at once, while reports are taken: %s',
    (_, change, before, now, sum, next) => {
      const target = releaseTarget(money(change), before, times, at(now));
      expect(target.host + target.platform).toBe(sum);
      expect(target.nextAt?.toString() ?? null).toBe(next);
    },
  );

  test.each<[string, Partial<ReservationMoney>, typeof NONE, [string, number, boolean][]]>([
    ['a stay', {}, FIRST, [['2027-05-03T00:00:00Z', 157_600, true]]],
    ['one that was left at once', left, NONE, [['2027-04-03T00:00:00Z', 159_600, true]]],
    ['the same with a problem', stopped, NONE, [['2027-04-03T00:00:00Z', 159_600, true]]],
    ['the same once it is released', left, { ...NONE, host: 159_600, platform: 9_000 }, []],
    ['a request', { status: 'expired', paid: 0 }, NONE, []],
  ])('still to come of %s', (_, change, released, expected) => {
    const parts = unreleasedParts(money(change), released, times, at('2027-04-04T00:00:00Z'));
    expect(parts.map((part) => [part.at.toString(), part.host, part.isPaid])).toEqual(expected);
  });

  test.each<[string, Partial<ReservationMoney>, number]>([
    ['of a stay, the host’s part of the first nights', {}, 161_600],
    ['of one that was left, everything that is kept', left, 168_600],
    ['of a no-show too', { status: 'no-show', refunded: 30_000, depositLeft: 0 }, 337_200],
    [
      'nothing of one that the host cancelled',
      { status: 'cancelled', refunded: 367_200, depositLeft: 0 },
      0,
    ],
  ])('can be given back because of a problem: %s', (_, change, bound) => {
    expect(mostToGiveBack(money(change), [30, 30])).toBe(bound);
  });
});

/**
 * 75 nights from April 1 by the month: 208,080 at once, 166,580 on April 26 and 83,290 on May 26.
 */
describe('75 nights by the month that are lowered by $100', () => {
  const dates = { ...DATES, endDate: '2027-06-15' };
  const agreed: PolicySnapshot = {
    policy: 'strict',
    effective: 'long-term',
    tiers: [],
    ...dates,
    bookedAt: '2027-03-01T00:00:00Z',
  };
  const policyFor = (quote: Quote) => paidMonthly(agreed, quote, dates);

  test.each<[string, ReservationStatus, number, string, number, number]>([
    // paid, now: what comes back, what is to be paid by then
    ['once the first is paid', 'checked-in', 208_080, '2027-04-02T00:00:00Z', 10_000, 198_080],
    // 208,080 are paid of 198,080 and 166,580: the rest of the second is owed.
    ['while the second is late', 'checked-in', 208_080, '2027-04-27T00:00:00Z', 0, 364_660],
    ['once two are paid', 'checked-in', 374_660, '2027-04-27T00:00:00Z', 10_000, 364_660],
    [
      'where 4,000 of the second miss',
      'checked-in',
      370_660,
      '2027-04-27T00:00:00Z',
      6_000,
      364_660,
    ],
    ['at its end', 'completed', 457_950, '2027-06-20T00:00:00Z', 10_000, 447_950],
    ['of one that was left', 'cancelled', 208_080, '2027-04-05T00:00:00Z', 10_000, 198_080],
  ])('%s', (_, status, paid, now, back, payable) => {
    const quote = workedStay(75);
    const lowered = lowerPrice({ status, quote, paid, refunded: 0 }, 10_000, policyFor, at(now));
    expect(lowered.back).toBe(back);
    expect(lowered.quote).toEqual(compensate(quote, 10_000));
    const { policy } = lowered;
    expect(payableBy({ total: lowered.quote.total, policy }, at(now))).toBe(payable);
  });
});

describe('the instalments', () => {
  test.each<[string, Quote, string, number[]]>([
    ['20 nights, shortened from more', workedStay(20), '2027-04-21', [125_200]],
    ['28 nights', workedStay(28), '2027-04-29', [173_600]],
    ['31 nights', workedStay(31), '2027-05-02', [186_194, 5_556]],
    ['75 nights', workedStay(75), '2027-06-15', [208_080, 166_580, 83_290]],
    ['90 nights', workedStay(90), '2027-06-30', [215_567, 166_566, 166_567]],
    [
      '45 nights of $33.33',
      {
        lines: [
          { kind: 'nights', amount: 149_985, refund: 'pro-rata' },
          { kind: 'service', amount: 8_999, refund: 'pro-rata' },
          { kind: 'deposit', amount: 14_999, refund: 'always' },
        ],
        subtotal: 158_984,
        deposit: 14_999,
        total: 173_983,
      },
      '2027-05-16',
      [120_988, 52_995],
    ],
  ])('of %s are worked by hand', (_, quote, endDate, amounts) => {
    const instalments = makeInstalments(quote, { ...DATES, endDate });
    expect(instalments.map(({ amount }) => amount)).toEqual(amounts);
  });
});
