import { describe, expect, it } from 'vitest';
import { calendarRows } from './calendar-cells.ts';
import { openRules } from './calendar-rules.ts';
import { chooseDay, NO_CHOICE } from './choose-day.ts';

const TODAY = '2026-11-21';

describe('a calendar without a home (spec 3 §5)', () => {
  it.each([
    ['today', '2026-11-21', null],
    ['yesterday', '2026-11-20', 'past'],
    ['a disabled day', '2026-12-24', 'taken'],
    ['the last day one may leave on', '2027-12-24', 'beyond'],
    ['the day before it', '2027-12-23', null],
  ] as const)('%s', (_, day, refusal) => {
    expect(chooseDay(NO_CHOICE, day, openRules(TODAY, ['2026-12-24'])).refusal).toBe(refusal);
  });

  it('has 42 cells a month, those of today and after open', () => {
    const cells = calendarRows('2026-11', NO_CHOICE, null, openRules(TODAY), 1).flat();
    expect(cells).toHaveLength(42);
    const open = cells.filter(({ inMonth, refusal }) => inMonth && refusal === null);
    expect(open.map(({ date }) => date)).toEqual(
      Array.from({ length: 10 }, (_, n) => `2026-11-${21 + n}`),
    );
  });
});
