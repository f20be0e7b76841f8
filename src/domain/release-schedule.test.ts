import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import type { PriceLine } from './quote.ts';
import {
  dividePrice,
  listUnreleasedParts,
  nightPeriods,
  releasedBy,
  releasesOfNights,
  releasesOfSessions,
} from './release-schedule.ts';

const NIGHTS_60: PriceLine[] = [
  { kind: 'nights', amount: 300_000, refund: 'pro-rata' },
  { kind: 'cleaning', amount: 4_000, refund: 'before-start' },
  { kind: 'service', amount: 18_000, refund: 'pro-rata' },
  { kind: 'taxes', amount: 15_200, refund: 'pro-rata' },
  { kind: 'deposit', amount: 30_000, refund: 'always' },
];
const NIGHTS_45: PriceLine[] = [
  { kind: 'nights', amount: 149_985, refund: 'pro-rata' },
  { kind: 'service', amount: 8_999, refund: 'pro-rata' },
];

test.each([
  [1, [1]],
  [30, [30]],
  [31, [30, 1]],
  [60, [30, 30]],
  [75, [30, 30, 15]],
])('%d nights have periods of %j', (nights, periods) => {
  const startDate = '2026-04-01';
  const found = nightPeriods({ startDate, endDate: addDays(startDate, nights) });
  expect(found.map((period) => period.nights)).toEqual(periods);
  expect(found.map((period) => period.startDate)).toEqual(
    periods.map((_, index) => addDays(startDate, 30 * index)),
  );
});

test.each([
  [NIGHTS_60, [30, 30], [161_600, 157_600], [9_000, 9_000]],
  [NIGHTS_45, [30, 15], [99_990, 49_995], [5_999, 3_000]],
  [NIGHTS_45, [45], [149_985], [8_999]],
  // A third of a cent is never lost.
  [[{ kind: 'pass', amount: 100, refund: 'pro-rata' }], [1, 1, 1], [33, 34, 33], [0, 0, 0]],
  [
    [
      { kind: 'pass', amount: 100, refund: 'pro-rata' },
      { kind: 'experience-fee', amount: 7, refund: 'never' },
    ],
    [1, 1, 1],
    [40, 34, 33],
    [0, 0, 0],
  ],
] satisfies [PriceLine[], number[], number[], number[]][])(
  'of %j in parts of %j the host has %j and we %j',
  (lines, units, host, platform) => {
    const parts = dividePrice({ lines }, units);
    expect(parts.map((part) => part.host)).toEqual(host);
    expect(parts.map((part) => part.platform)).toEqual(platform);
  },
);

test('taxes within the host’s part are divided as it is', () => {
  const taxes = dividePrice({ lines: NIGHTS_60 }, [30, 30]).map((part) => part.taxes);
  expect(taxes).toEqual([7_600, 7_600]);
});

test('the parts of any price add up to it without its deposit', () => {
  const line = fc.record({
    kind: fc.constantFrom('nights', 'service', 'taxes', 'cleaning' as const),
    amount: fc.integer({ min: -50_000, max: 5_000_000 }),
    refund: fc.constantFrom('pro-rata', 'before-start', 'never', 'always' as const),
  });
  const units = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 13 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), units, (lines, parts) => {
      const divided = dividePrice({ lines: lines as PriceLine[] }, parts);
      const price = lines.reduce(
        (sum, { refund, amount }) => (refund === 'always' ? sum : sum + amount),
        0,
      );
      expect(divided).toHaveLength(parts.length);
      expect(divided.reduce((sum, { host, platform }) => sum + host + platform, 0)).toBe(price);
    }),
  );
});

test('a period is released 48 hours after check-in opens, also where clocks change', () => {
  const dates = { startDate: '2026-03-01', endDate: '2026-04-30', timeZone: 'Europe/Lisbon' };
  expect(releasesOfNights({ lines: NIGHTS_60 }, dates).map(({ at }) => at.toString())).toEqual([
    '2026-03-03T00:00:00Z',
    // Check-in opens at 00:00 of March 31, in summer time.
    '2026-04-01T23:00:00Z',
  ]);
});

test('a session is released 24 hours after its end, the earliest first', () => {
  const ends = ['2026-05-08T20:00:00Z', '2026-05-01T20:00:00Z'].map((end) =>
    Temporal.Instant.from(end),
  );
  const lines: PriceLine[] = [{ kind: 'pass', amount: 5_001, refund: 'pro-rata' }];
  expect(releasesOfSessions({ lines }, ends).map(({ at, host }) => [at.toString(), host])).toEqual([
    ['2026-05-02T20:00:00Z', 2_501],
    ['2026-05-09T20:00:00Z', 2_500],
  ]);
});

test.each([
  // now, paid: host, platform, next
  ['2026-04-02T23:59:59Z', 337_200, 0, 0, '2026-04-03T00:00:00Z'],
  ['2026-04-03T00:00:00Z', 337_200, 161_600, 9_000, '2026-05-03T00:00:00Z'],
  ['2026-05-03T00:00:00Z', 337_200, 319_200, 18_000, null],
  // The second period isn't paid.
  ['2026-05-03T00:00:00Z', 170_600, 161_600, 9_000, null],
  // Not even the first.
  ['2026-05-03T00:00:00Z', 170_599, 0, 0, null],
])('at %s, with %d paid, %d are the host’s and %d ours', (now, paid, host, platform, nextAt) => {
  const dates = { startDate: '2026-04-01', endDate: '2026-05-31', timeZone: 'UTC' };
  const schedule = releasesOfNights({ lines: NIGHTS_60 }, dates);
  const found = releasedBy(schedule, paid, Temporal.Instant.from(now));
  expect({ ...found, nextAt: found.nextAt?.toString() ?? null }).toMatchObject({
    host,
    platform,
    nextAt,
  });
});

test('parts that are still to come are what was not released, paid or not', () => {
  const dates = { startDate: '2026-04-01', endDate: '2026-05-31', timeZone: 'UTC' };
  const schedule = releasesOfNights({ lines: NIGHTS_60 }, dates);
  const found = (host: number, platform: number, paid: number) =>
    listUnreleasedParts(schedule, { host, platform, taxes: 0 }, paid).map((part) => [
      part.host,
      part.platform,
      part.isPaid,
    ]);
  expect(found(0, 0, 337_200)).toEqual([
    [161_600, 9_000, true],
    [157_600, 9_000, true],
  ]);
  expect(found(161_600, 9_000, 170_600)).toEqual([[157_600, 9_000, false]]);
  // More was released than this price's first part has, as after a change of dates.
  expect(found(170_000, 9_000, 337_200)).toEqual([[149_200, 9_000, true]]);
  expect(found(319_200, 18_000, 337_200)).toEqual([]);
});
