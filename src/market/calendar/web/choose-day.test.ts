import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFree, nightBook } from '#domain/availability.ts';
import { addDays, eachNight, nightsBetween } from '#domain/dates.ts';
import { calendarRows } from './calendar-cells.ts';
import {
  type CalendarRules,
  chooseDay,
  computeReach,
  NO_CHOICE,
  type RangeChoice,
} from './choose-day.ts';

const TODAY = '2027-03-05';

function rules(taken: readonly string[], more: Partial<CalendarRules> = {}): CalendarRules {
  return {
    today: TODAY,
    from: TODAY,
    until: addDays(TODAY, 400),
    afterwards: 'beyond',
    book: nightBook(
      1,
      taken.map((date) => ({ date, taken: 1, capacity: 1 })),
    ),
    minNights: 3,
    maxNights: 365,
    rooms: 1,
    ...more,
  };
}

const half = (start: string): RangeChoice => ({ start, end: null });

describe('three clicks', () => {
  const free = rules([]);

  it('begins with the arrival and clears the departure', () => {
    expect(chooseDay(NO_CHOICE, '2027-03-10', free).choice).toEqual(half('2027-03-10'));
  });

  it('takes the later day as departure', () => {
    expect(chooseDay(half('2027-03-10'), '2027-03-20', free).choice).toEqual({
      start: '2027-03-10',
      end: '2027-03-20',
    });
  });

  it('takes the earlier day as arrival', () => {
    expect(chooseDay(half('2027-03-20'), '2027-03-10', free).choice).toEqual({
      start: '2027-03-10',
      end: '2027-03-20',
    });
  });

  it('starts again with the third', () => {
    const whole = { start: '2027-03-10', end: '2027-03-20' };
    expect(chooseDay(whole, '2027-03-15', free).choice).toEqual(half('2027-03-15'));
  });
});

describe('refusals', () => {
  it.each([
    ['the day before today', NO_CHOICE, '2027-03-04', 'past'],
    ['a taken night', NO_CHOICE, '2027-03-15', 'taken'],
    ['two nights before a taken one', NO_CHOICE, '2027-03-13', 'short-gap'],
    ['one night less than the minimum', half('2027-03-20'), '2027-03-22', 'below-minimum'],
    ['the arrival again', half('2027-03-20'), '2027-03-20', 'below-minimum'],
    ['across a taken night', half('2027-03-10'), '2027-03-16', 'taken-between'],
    ['backwards across a taken night', half('2027-03-20'), '2027-03-10', 'taken-between'],
    ['beyond the open days', NO_CHOICE, '2029-01-01', 'beyond'],
  ] as const)('%s', (_, choice, day, refusal) => {
    expect(chooseDay(choice, day, rules(['2027-03-15']))).toEqual({ choice, refusal });
  });

  it('lets one leave on a day whose night is taken', () => {
    expect(chooseDay(half('2027-03-10'), '2027-03-15', rules(['2027-03-15'])).refusal).toBeNull();
  });

  it('lets one arrive on the day the minimum just fits', () => {
    expect(chooseDay(NO_CHOICE, '2027-03-12', rules(['2027-03-15'])).refusal).toBeNull();
  });

  it('counts the longest stay to the day', () => {
    const week = rules([], { maxNights: 7 });
    expect(chooseDay(half('2027-03-10'), '2027-03-17', week).refusal).toBeNull();
    expect(chooseDay(half('2027-03-10'), '2027-03-18', week).refusal).toBe('above-maximum');
  });

  it.each([
    ['before the first day', NO_CHOICE, '2027-04-09', 'outside'],
    ['on the first day', NO_CHOICE, '2027-04-10', null],
    ['with too few nights left', NO_CHOICE, '2027-04-18', 'short-gap'],
    ['on the last days', half('2027-04-15'), '2027-04-20', null],
    ['after the last day', half('2027-04-15'), '2027-04-21', 'outside'],
    ['back before the first day', half('2027-04-15'), '2027-04-09', 'outside'],
  ] as const)('of a listing with dates of its own: %s', (_, choice, day, refusal) => {
    const own = { from: '2027-04-10', until: '2027-04-20', afterwards: 'outside' } as const;
    expect(chooseDay(choice, day, rules([], own)).refusal).toBe(refusal);
  });

  it('asks for as many rooms as are wanted', () => {
    const one = { date: '2027-03-15', taken: 1, capacity: 2 };
    const book = nightBook(2, [one]);
    expect(chooseDay(NO_CHOICE, '2027-03-15', rules([], { book })).refusal).toBeNull();
    expect(chooseDay(NO_CHOICE, '2027-03-15', rules([], { book, rooms: 2 })).refusal).toBe('taken');
  });
});

describe('whatever is clicked', () => {
  const offset = fc.integer({ min: -5, max: 60 });
  const settings = fc.record({
    taken: fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { maxLength: 12 }),
    minNights: fc.integer({ min: 1, max: 10 }),
    from: fc.integer({ min: 0, max: 20 }),
    afterwards: fc.constantFrom('beyond', 'outside'),
    clicks: fc.array(offset, { maxLength: 12 }),
    minimums: fc.array(fc.tuple(offset, fc.integer({ min: 1, max: 15 })), { maxLength: 8 }),
  });
  type Setting = Pick<CalendarRules, 'minNights' | 'afterwards'> & {
    taken: number[];
    from: number;
    minimums: [number, number][];
  };
  const make = ({ taken, from, minimums, ...more }: Setting) =>
    rules(
      taken.map((n) => addDays(TODAY, n)),
      {
        ...more,
        from: addDays(TODAY, from),
        until: addDays(TODAY, 50),
        terms: new Map(
          minimums.map(([day, minNights]) => [addDays(TODAY, day), { price: null, minNights }]),
        ),
      },
    );

  it('a whole choice is free, long enough and not in the past', () => {
    fc.assert(
      fc.property(settings, ({ clicks, ...rest }) => {
        const given = make(rest);
        let choice = NO_CHOICE;
        for (const click of clicks) {
          choice = chooseDay(choice, addDays(TODAY, click), given).choice;
          if (choice.start === null || choice.end === null) continue;
          const { start, end } = choice;
          expect(isFree(given.book, { start, end })).toBe(true);
          expect(nightsBetween(start, end)).toBeGreaterThanOrEqual(
            given.terms?.get(start)?.minNights ?? rest.minNights,
          );
          expect(start >= given.from && end <= given.until).toBe(true);
        }
      }),
    );
  });

  it('the cells say what choosing them would', () => {
    fc.assert(
      fc.property(settings, ({ clicks, ...rest }) => {
        const given = make(rest);
        let choice = NO_CHOICE;
        for (const click of clicks) choice = chooseDay(choice, addDays(TODAY, click), given).choice;
        const reach = choice.start && !choice.end ? computeReach(choice.start, given) : null;
        const months = ['2027-03', '2027-04'];
        const shown = months.flatMap((month) => calendarRows(month, choice, reach, given, 1));
        for (const cell of shown.flat()) {
          const { refusal } = chooseDay(choice, cell.date, given);
          // A free gap at the end of the open range has either refusal.
          expect(cell.refusal === null).toBe(refusal === null);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a month', () => {
  it.each([1, 6, 7])('has 42 days from weekday %i on', (firstWeekday) => {
    const cells = calendarRows('2027-03', NO_CHOICE, null, rules([]), firstWeekday).flat();
    expect(cells).toHaveLength(42);
    expect(cells.map(({ date }) => date)).toEqual(
      eachNight(cells[0]?.date ?? '', addDays(cells[0]?.date ?? '', 42)),
    );
    expect(cells.filter(({ inMonth }) => inMonth)).toHaveLength(31);
  });
});
