import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockingRefusal, nightsOfRanges } from './blocked-nights.ts';
import { addDays, type DateRange } from './dates.ts';
import { nightRanges } from './free-nights.ts';

const OPEN = { start: '2026-03-02', end: '2028-03-01' };
const range = (start: string, end: string): DateRange => ({ start, end });

describe('blockingRefusal', () => {
  test.each([
    ['the first night there is', [range('2026-03-02', '2026-03-03')], null],
    ['the last night there is', [range('2028-02-29', '2028-03-01')], null],
    ['all of them', [OPEN], null],
    ['two in a row', [range('2026-04-01', '2026-04-03'), range('2026-04-03', '2026-04-05')], null],
    ['yesterday', [range('2026-03-01', '2026-03-03')], 'past'],
    ['a night later than the last', [range('2028-02-29', '2028-03-02')], 'beyond'],
    ['no night', [range('2026-04-01', '2026-04-01')], 'out-of-order'],
    ['an end before its start', [range('2026-04-02', '2026-04-01')], 'out-of-order'],
    [
      'a night twice',
      [range('2026-04-01', '2026-04-03'), range('2026-04-02', '2026-04-05')],
      'out-of-order',
    ],
  ] as const)('%s', (_name, ranges, refusal) => {
    expect(blockingRefusal(ranges, OPEN)).toBe(refusal);
  });

  test('what it lets through names each night there is at most once', () => {
    const days = fc.integer({ min: -3, max: 735 });
    const ranges = fc.array(fc.tuple(days, fc.integer({ min: -1, max: 40 })), { maxLength: 6 });
    fc.assert(
      fc.property(ranges, (pairs) => {
        const asked = pairs.map(([from, nights]) => {
          const start = addDays(OPEN.start, from);
          return range(start, addDays(start, nights));
        });
        if (blockingRefusal(asked, OPEN) !== null) return;
        const nights = nightsOfRanges(asked);
        expect(new Set(nights).size).toBe(nights.length);
        expect([...nights].sort()).toEqual(nights);
        expect(nights.every((night) => night >= OPEN.start && night < OPEN.end)).toBe(true);
        expect(nightsOfRanges(nightRanges(nights))).toEqual(nights);
      }),
    );
  });
});
