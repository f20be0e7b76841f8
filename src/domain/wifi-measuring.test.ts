import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lastAgedDay,
  type MeasuredReservation,
  nextTestSize,
  SPEED_TEST_ANSWERS,
  SPEED_TEST_SIZES,
  type SpeedSample,
  testedMbps,
  verdictOnMeasuring,
} from './wifi-measuring.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const RUNNING: MeasuredReservation = {
  guestId: 'guest',
  hostId: 'host',
  kind: 'stay',
  status: 'approved',
  paidAt: instant('2026-03-01T00:00:00Z'),
  checkInFrom: instant('2026-03-20T00:00:00Z'),
  endsAt: instant('2026-03-26T00:00:00Z'),
};
const DURING = instant('2026-03-22T12:00:00Z');
const person = (id: string, role: 'user' | 'admin' = 'user') => ({ id, role }) as never;

describe('who may record a speed', () => {
  test.each([
    ['the guest', 'guest', 'ok'],
    ['the host', 'host', 'forbidden'],
    ['a stranger', 'stranger', 'not-found'],
  ] as const)('%s', (_name, id, verdict) => {
    expect(verdictOnMeasuring(RUNNING, person(id), DURING)).toBe(verdict);
  });

  test('an administrator only looks, and who is signed out finds nothing', () => {
    expect(verdictOnMeasuring(RUNNING, person('ada', 'admin'), DURING)).toBe('forbidden');
    expect(verdictOnMeasuring(RUNNING, null, DURING)).toBe('not-found');
  });

  test.each([
    ['checked in', { status: 'checked-in', paidAt: null }, 'ok'],
    ['on a journey', { kind: 'itinerant' }, 'ok'],
    ['approved and not paid', { paidAt: null }, 'wifi-not-now'],
    ['still asked for', { status: 'pending' }, 'wifi-not-now'],
    ['cancelled', { status: 'cancelled' }, 'wifi-not-now'],
    ['over', { status: 'completed' }, 'wifi-not-now'],
    ['at an evening', { kind: 'experience' }, 'wifi-not-now'],
  ] as const)('%s', (_name, change, verdict) => {
    expect(verdictOnMeasuring({ ...RUNNING, ...change }, person('guest'), DURING)).toBe(verdict);
  });

  test.each([
    ['a second before the arrival day', '2026-03-19T23:59:59Z', 'wifi-not-now'],
    ['as it begins', '2026-03-20T00:00:00Z', 'ok'],
    ['in the last second of the check-out date', '2026-03-25T23:59:59Z', 'ok'],
    ['as that day is over', '2026-03-26T00:00:00Z', 'wifi-not-now'],
  ])('%s', (_name, at, verdict) => {
    expect(verdictOnMeasuring(RUNNING, person('guest'), instant(at))).toBe(verdict);
  });
});

test('a speed counts for six months, and not on the day after', () => {
  expect(lastAgedDay('2026-09-20')).toBe('2026-03-20');
  expect(lastAgedDay('2026-08-31')).toBe('2026-02-28');
});

const sample = (size: number, milliseconds: number): SpeedSample => ({
  size,
  bytes: size,
  milliseconds,
});

describe('a speed test', () => {
  test('is all bits by all the time of the largest size', () => {
    const [small, larger] = SPEED_TEST_SIZES;
    const samples = [sample(small, 1), sample(larger, 400), sample(larger, 600)];
    expect(testedMbps(samples)).toBe(16);
  });

  test('never says less than 1 nor more than can be recorded, and nothing of nothing', () => {
    expect(testedMbps([sample(200_000, 100_000)])).toBe(1);
    expect(testedMbps([sample(8_000_000, 1)])).toBe(10_000);
    expect(testedMbps([])).toBeNull();
    expect(testedMbps([{ size: 200_000, bytes: 0, milliseconds: 5 }])).toBeNull();
  });

  test('of a steady line comes to its speed within 30 MB and a bounded number of answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (mbps) => {
        const samples: SpeedSample[] = [];
        for (let size = nextTestSize(samples); size !== null; size = nextTestSize(samples)) {
          samples.push(sample(size, (size * 8) / (mbps * 1000)));
          if (samples.length > SPEED_TEST_ANSWERS) throw new Error('it never ends');
        }
        expect(testedMbps(samples)).toBe(mbps);
        expect(samples.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(30_000_000);
      }),
    );
  });
});
