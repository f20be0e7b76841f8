import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { type PaidPrice, type Refund, refundFor, refundTimeline } from './refunds.ts';
import { effectivePolicy, type PolicyInput, policyTiers } from './stay-policies.ts';
import { priceStay, type StayQuote } from './stay-pricing.ts';
import { CANCELLATION_POLICIES, type CancellationPolicy } from './vocabulary.ts';

const at = (text: string) => Temporal.Instant.from(text);
const policyInput = (change: Partial<PolicyInput> = {}): PolicyInput => {
  const startDate = change.startDate ?? '2027-06-10';
  const nights = change.nights ?? 10;
  return {
    policy: 'flexible',
    customRefundPercent: 0,
    nights,
    startDate,
    endDate: addDays(startDate, nights),
    timeZone: 'UTC',
    bookedAt: at('2027-06-01T12:00:00Z'),
    ...change,
  };
};
const quoteNights = (nights: number): StayQuote =>
  priceStay({
    nightlyPrice: 10_000,
    nights,
    guests: 1,
    pets: 1,
    units: 1,
    includedGuests: 1,
    fees: { cleaning: 4_000, extraGuestPerNight: 0, pet: 1_000, serviceRate: 6, taxRate: 10 },
    rates: {},
    specialDiscountOn: false,
    securityRate: 20,
    daysAhead: 9,
    groups: [],
  });
const refund = (
  change: Partial<PolicyInput>,
  now: string,
  cancelledBy: 'guest' | 'host' | 'system' = 'guest',
  stay?: Partial<PaidPrice>,
): Refund => {
  const policy = policyInput(change);
  const quote = quoteNights(policy.nights);
  const paid = { lines: quote.lines, paid: quote.total, ...stay };
  return refundFor({ ...paid, snapshot: policyTiers(policy), now: at(now), cancelledBy });
};

// Ten nights: 100,000 nights + 4,000 cleaning + 6,000 service + 1,000 pet + 10,500 taxes.
const STAY = 121_500;
const DEPOSIT = 20_000;
// Without the amounts earned once the stay has begun, cleaning and pet.
const SHARED = 116_500;

describe('effectivePolicy', () => {
  it.each([
    ['flexible', 28, 'flexible'],
    ['flexible', 29, 'long-term'],
    ['custom', 29, 'long-term'],
    ['long-term', 28, 'super-strict'],
  ] as const)('%s for %d nights is %s', (policy, nights, effective) => {
    expect(effectivePolicy(policy, nights)).toBe(effective);
  });
});

describe('a cancellation by the guest', () => {
  it.each([
    ['flexible, long before', 'flexible', '2027-06-01T12:00:00Z', STAY],
    ['flexible, at the start', 'flexible', '2027-06-10T00:00:00Z', STAY],
    ['flexible, a second later', 'flexible', '2027-06-10T00:00:01Z', SHARED * 0.9],
    ['flexible, end of the first day', 'flexible', '2027-06-11T00:00:00Z', SHARED * 0.9],
    ['flexible, second day', 'flexible', '2027-06-11T00:00:01Z', SHARED * 0.8],
    ['flexible, 48 h', 'flexible', '2027-06-12T00:00:00Z', SHARED * 0.8],
    ['flexible, past 48 h', 'flexible', '2027-06-12T00:00:01Z', 0],
    ['moderate, at the start', 'moderate', '2027-06-10T00:00:00Z', STAY],
    ['moderate, 24 h', 'moderate', '2027-06-11T00:00:00Z', SHARED * 0.9],
    ['moderate, past 24 h', 'moderate', '2027-06-11T00:00:01Z', 0],
    ['strict, 7 days after booking', 'strict', '2027-06-08T12:00:00Z', STAY / 2],
    ['strict, later, though before the start', 'strict', '2027-06-08T12:00:01Z', 0],
    ['super strict, before the start', 'super-strict', '2027-06-10T00:00:00Z', STAY * 0.3],
    [
      'super strict, within 30 days, begun',
      'super-strict',
      '2027-06-10T12:00:00Z',
      (SHARED * 27) / 100,
    ],
    ['super strict, nights all used', 'super-strict', '2027-06-20T12:00:00Z', 0],
    ['custom, at the start', 'custom', '2027-06-10T00:00:00Z', STAY * 0.4],
    ['custom, after the start', 'custom', '2027-06-10T00:00:01Z', 0],
  ] as const)('%s', (_, policy, now, stay) => {
    const result = refund({ policy, customRefundPercent: 40 }, now);
    expect(result.breakdown.price).toBe(stay);
    expect(result.deposit).toBe(DEPOSIT);
    expect(result.amount).toBe(stay + DEPOSIT);
    expect(result.breakdown.kept).toBe(STAY - stay);
  });

  it('counts super strict to 30 days after the booking', () => {
    const far = { policy: 'super-strict', startDate: '2027-12-01' } as const;
    expect(refund(far, '2027-07-01T12:00:00Z').breakdown.price).toBe(STAY * 0.3);
    expect(refund(far, '2027-07-01T12:00:01Z').breakdown.price).toBe(0);
  });

  it('is long-term over 28 nights, whatever the listing says', () => {
    const snapshot = policyTiers(policyInput({ policy: 'flexible', nights: 29 }));
    expect(snapshot).toMatchObject({ policy: 'flexible', effective: 'long-term' });
    expect(refund({ nights: 29 }, '2027-06-09T00:00:00Z').percent).toBe(30);
    expect(refund({ nights: 28 }, '2027-06-09T00:00:00Z').percent).toBe(100);
  });

  it('is judged in the zone of the listing', () => {
    const tokyo = { policy: 'moderate', timeZone: 'Asia/Tokyo' } as const;
    expect(refund(tokyo, '2027-06-09T15:00:00Z').rule).toBe('all');
    expect(refund(tokyo, '2027-06-09T15:00:01Z').rule).toBe('unused-nights');
  });

  it('counts hours on the clock and booking days on the calendar over daylight saving', () => {
    const change = {
      startDate: '2027-03-28',
      timeZone: 'Europe/Berlin',
      bookedAt: at('2027-03-22T12:00:00Z'),
    };
    const flexible = policyTiers(policyInput(change)).tiers.map(({ until }) => until);
    expect(flexible).toEqual(['2027-03-27T23:00:00Z', '2027-03-29T23:00:00Z', null]);
    const strict = policyTiers(policyInput({ ...change, policy: 'strict' })).tiers;
    expect(strict[0]?.until).toBe('2027-03-29T11:00:00Z');
  });

  it('survives being stored as JSON', () => {
    const snapshot = policyTiers(policyInput());
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
  });
});

describe('other cancellations', () => {
  it.each(['host', 'system'] as const)('by the %s returns everything, even late', (by) => {
    const result = refund({ policy: 'strict' }, '2027-06-19T00:00:00Z', by);
    expect(result).toMatchObject({ amount: STAY + DEPOSIT, rule: 'not-by-guest', percent: 100 });
    expect(result.breakdown.kept).toBe(0);
  });

  it('returns nothing where nothing was paid', () => {
    const unpaid = refund({}, '2027-06-01T12:00:00Z', 'host', { paid: 0 });
    expect(unpaid).toMatchObject({ amount: 0, deposit: 0, rule: 'unpaid' });
  });

  it('keeps the same share when a difference of price was still open', () => {
    const now = '2027-06-02T12:00:00Z';
    const paid = STAY + DEPOSIT - 30_000;
    const result = refund({ policy: 'strict' }, now, 'guest', { paid });
    expect(result.breakdown.kept).toBe(STAY / 2);
    expect(result.amount).toBe(paid - STAY / 2);
  });

  it.each([
    ['nights that do not fit the dates', { nights: 3, endDate: '2027-06-14' }],
    ['no nights', { nights: 0, endDate: '2027-06-10' }],
    ['a percentage above all', { customRefundPercent: 101 }],
  ])('refuses %s', (_, change) => {
    expect(() => policyTiers(policyInput(change))).toThrow(RangeError);
  });
});

const stays = fc.record({
  policy: fc.constantFrom<CancellationPolicy>(...CANCELLATION_POLICIES),
  customRefundPercent: fc.integer({ min: 0, max: 100 }),
  nights: fc.integer({ min: 1, max: 40 }),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Apia'),
  startDate: fc.integer({ min: -1, max: 60 }).map((days) => addDays('2027-03-01', days)),
  bookedAt: fc.constant(at('2027-03-01T12:34:56Z')),
});
const moments = fc
  .integer({ min: 0, max: 120 * 24 * 60 })
  .map((minutes) => at('2027-03-01T12:34:56Z').add({ minutes }));

describe('every policy', () => {
  it('returns between nothing and what was paid, the deposit always, and less as time goes', () => {
    fc.assert(
      fc.property(stays, moments, moments, fc.boolean(), (change, one, other, whole) => {
        const policy = policyInput(change);
        const { lines, total } = quoteNights(policy.nights);
        const paid = whole ? total : Math.floor(total / 3);
        const snapshot = policyTiers(policy);
        const [first, second] =
          Temporal.Instant.compare(one, other) <= 0 ? [one, other] : [other, one];
        const early = refundFor({ lines, paid, snapshot, now: first, cancelledBy: 'guest' });
        const late = refundFor({ lines, paid, snapshot, now: second, cancelledBy: 'guest' });
        expect(late.amount).toBeLessThanOrEqual(early.amount);
        expect(early.amount).toBeLessThanOrEqual(paid);
        expect(late.amount).toBeGreaterThanOrEqual(late.deposit);
        if (whole) expect(late.deposit).toBe(quoteNights(policy.nights).deposit);
        expect(late.breakdown.price + late.breakdown.deposit).toBe(late.amount);
        expect(late.amount + late.breakdown.kept).toBe(paid);
      }),
    );
  });

  it('draws a timeline that says at every moment what a cancellation gives', () => {
    fc.assert(
      fc.property(stays, moments, (change, now) => {
        const policy = policyInput(change);
        const { lines, total: paid } = quoteNights(policy.nights);
        const snapshot = policyTiers(policy);
        const points = refundTimeline(snapshot, { lines, paid });
        expect(points[0]?.from).toBe(snapshot.bookedAt);
        expect(points.at(-1)?.until).toBeNull();
        points.slice(1).forEach((point, i) => {
          expect(point.from).toBe(points[i]?.until);
          expect(point.amount).toBeLessThanOrEqual(points[i]?.amount ?? -1);
        });
        const step = points.find(
          ({ until }) => until === null || Temporal.Instant.compare(now, until) <= 0,
        );
        const { amount, rule } = refundFor({ lines, paid, snapshot, now, cancelledBy: 'guest' });
        expect(step).toMatchObject({ amount, rule });
      }),
      { numRuns: 200 },
    );
  });

  it('draws few steps', () => {
    const { lines, total: paid } = quoteNights(10);
    const points = refundTimeline(policyTiers(policyInput()), { lines, paid });
    expect(points.map(({ until, amount }) => [until, amount])).toEqual([
      ['2027-06-10T00:00:00Z', STAY + DEPOSIT],
      ['2027-06-11T00:00:00Z', SHARED * 0.9 + DEPOSIT],
      ['2027-06-12T00:00:00Z', SHARED * 0.8 + DEPOSIT],
      [null, DEPOSIT],
    ]);
  });
});

describe('parts that are not nights', () => {
  const terms = {
    policy: 'timely',
    effective: 'timely',
    tiers: [
      { until: '2027-06-09T18:00:00Z', rule: 'all', percent: 100 },
      { until: null, rule: 'percent', percent: 50 },
    ],
    startDate: '2027-06-10',
    endDate: '2027-06-18',
    timeZone: 'UTC',
    bookedAt: '2027-06-01T12:00:00Z',
    uses: ['2027-06-10T18:00:00Z', '2027-06-17T18:00:00Z'],
  } as const;
  const lines = [
    { kind: 'nights', amount: 8_000, refund: 'pro-rata' },
    { kind: 'service', amount: 480, refund: 'never' },
  ] as const;
  const returned = (now: string, cancelledBy: 'guest' | 'host' = 'guest') =>
    refundFor({ lines, paid: 8_480, snapshot: terms, now: at(now), cancelledBy }).amount;

  it.each([
    ['everything but what never returns, in time', '2027-06-09T18:00:00Z', 8_000],
    ['the percentage of all parts until the first is used', '2027-06-10T18:00:00Z', 4_000],
    ['the percentage of what is left after it', '2027-06-10T18:00:01Z', 2_000],
    ['nothing once all are used', '2027-06-17T18:00:01Z', 0],
  ])('%s', (_, now, amount) => {
    expect(returned(now)).toBe(amount);
  });

  it('all of it when the host cancels', () => {
    expect(returned('2027-06-17T18:00:00Z', 'host')).toBe(8_480);
  });

  it('draws a step for each use', () => {
    const steps = refundTimeline(terms, { lines, paid: 8_480 });
    expect(steps.map(({ amount }) => amount)).toEqual([8_000, 4_000, 2_000, 0]);
  });
});
