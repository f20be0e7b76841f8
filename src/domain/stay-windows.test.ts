import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getWeekday } from './dates.ts';
import { MAX_WINDOWS, nextMonths, windowStarts } from './stay-windows.ts';

const BOUNDS = { first: '2026-12-01', last: '2027-11-20' };
const spring = { firstMonth: '2027-03', lastMonth: '2027-05' };

describe('the stays that are compared', () => {
  it('begin on Wednesdays and end within the months', () => {
    expect(windowStarts(spring, 42, BOUNDS)).toEqual([
      '2027-03-03',
      '2027-03-10',
      '2027-03-17',
      '2027-03-24',
      '2027-03-31',
      '2027-04-07',
      '2027-04-14',
    ]);
  });

  it('begin in the months where they are longer than these', () => {
    const starts = windowStarts({ firstMonth: '2027-03', lastMonth: '2027-03' }, 90, BOUNDS);
    expect(starts[0]).toBe('2027-03-03');
    expect(starts.at(-1)).toBe('2027-03-31');
  });

  it('begin on the first day where no Wednesday is left', () => {
    const bounds = { ...BOUNDS, first: '2027-05-28' };
    expect(windowStarts({ ...spring, firstMonth: '2027-05' }, 3, bounds)).toEqual(['2027-05-28']);
  });

  it.each([
    ['past', { firstMonth: '2026-01', lastMonth: '2026-03' }],
    ['too far ahead', { firstMonth: '2027-11', lastMonth: '2028-01' }],
    ['the wrong way round', { firstMonth: '2027-05', lastMonth: '2027-03' }],
  ])('are none where the months are %s', (_, months) => {
    expect(windowStarts(months, 30, BOUNDS)).toEqual([]);
  });

  it('are few, in order, and possible', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 120 }),
        (month, span, nights) => {
          const firstMonth = `2027-${String(month).padStart(2, '0')}`;
          const last = Math.min(12, month + span);
          const lastMonth = `2027-${String(last).padStart(2, '0')}`;
          const starts = windowStarts({ firstMonth, lastMonth }, nights, BOUNDS);
          expect(starts.length).toBeLessThanOrEqual(MAX_WINDOWS);
          expect(starts).toEqual(starts.toSorted());
          for (const start of starts) {
            expect(start >= BOUNDS.first).toBe(true);
            expect(addDays(start, nights) <= BOUNDS.last).toBe(true);
          }
          if (starts.length > 1) expect(starts.every((day) => getWeekday(day) === 3)).toBe(true);
        },
      ),
    );
  });

  it('end at the bounds, however far the months go', () => {
    const far = { firstMonth: '2027-04', lastMonth: '9999-12' };
    const starts = windowStarts(far, 30, BOUNDS);
    expect(starts.length).toBeGreaterThan(0);
    expect(addDays(starts.at(-1) ?? '', 30) <= BOUNDS.last).toBe(true);
    expect(windowStarts({ ...far, firstMonth: '9999-12' }, 30, BOUNDS)).toEqual([]);
  });

  it('are of this month and the next three where none is named', () => {
    expect(nextMonths('2026-11-30')).toEqual({ firstMonth: '2026-11', lastMonth: '2027-02' });
  });
});
