import { expect, test } from 'vitest';
import type { ReservationDetails } from '../../contract.ts';
import { freeMove } from './free-move.ts';

const SESSION: ReservationDetails['sessions'][number] = {
  entryId: '4b6d0b1e-6d0f-4f0e-9a51-6b7d1f0f7a01',
  date: '2026-05-05',
  startsAt: '2026-05-05T17:30:00Z',
  endsAt: '2026-05-05T20:00:00Z',
  status: 'scheduled',
};
const ALL = '2026-05-03T17:30:00Z';
const step = (until: string | null, rule: string, percent: number, isMost = percent > 0) => ({
  from: '2026-05-01T09:00:00Z',
  until,
  amount: 0,
  rule,
  percent,
  isMost,
});
const PAID = [step(ALL, 'all', 100), step(null, 'percent', 0)];
const FREE = [step(null, 'unpaid', 0, true)];
const HALF = [step(ALL, 'percent', 50), step(null, 'percent', 0)];
const PART = [step(ALL, 'percent', 66, false), step(null, 'percent', 0)];
const NONE = [step(null, 'percent', 0)];

test.each([
  ['while all would come back', PAID, '2026-05-02T00:00:00Z', { until: ALL, mayHoldFewer: true }],
  ['at the very end of that', PAID, ALL, { until: ALL, mayHoldFewer: true }],
  ['no longer after it', PAID, '2026-05-03T17:30:01Z', null],
  [
    'of what was free until it begins',
    FREE,
    '2026-05-05T17:29:59Z',
    { until: SESSION.startsAt, mayHoldFewer: true },
  ],
  ['not once it begins', FREE, '2026-05-05T17:30:00Z', null],
  [
    'while half, the most there is, would come back',
    HALF,
    '2026-05-02T00:00:00Z',
    { until: ALL, mayHoldFewer: false },
  ],
  ['no longer once a part of a pass is lost', PART, '2026-05-02T00:00:00Z', null],
  ['never where nothing comes back', NONE, '2026-05-02T00:00:00Z', null],
])('seats move %s', (_, refunds, now, expected) => {
  expect(freeMove({ refunds, sessions: [SESSION] }, now)).toEqual(expected);
});
