import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarInput, calendarMonth, isFree, nightBook, roomsLeft } from './availability.ts';
import { addDays, getWeekday } from './dates.ts';

const taken = (...dates: string[]) =>
  nightBook(
    1,
    dates.map((date) => ({ date, taken: 1, capacity: 1 })),
  );

describe('isFree', () => {
  const book = nightBook(3, [
    { date: '2027-01-05', taken: 2, capacity: 3 },
    { date: '2027-01-06', taken: 0, capacity: 0 },
    { date: '2027-01-07', taken: 4, capacity: 3 },
  ]);

  it.each([
    ['a night nothing is known of', '2027-01-01', '2027-01-02', 3, true],
    ['more rooms than there are', '2027-01-01', '2027-01-02', 4, false],
    ['the last room', '2027-01-04', '2027-01-06', 1, true],
    ['one more than is left', '2027-01-04', '2027-01-06', 2, false],
    ['leaving on a closed night', '2027-01-05', '2027-01-06', 1, true],
    ['arriving on a closed night', '2027-01-06', '2027-01-07', 1, false],
    ['no nights', '2027-01-01', '2027-01-01', 1, false],
    ['backwards', '2027-01-02', '2027-01-01', 1, false],
  ])('%s', (_, start, end, rooms, free) => {
    expect(isFree(book, { start, end }, rooms)).toBe(free);
  });

  it('never counts rooms below none', () => {
    expect(roomsLeft(book, '2027-01-07')).toBe(0);
  });
});

describe('calendarMonth', () => {
  const input = (change: Partial<CalendarInput> = {}): CalendarInput => ({
    firstWeekday: 1,
    today: '2027-01-01',
    busy: taken(),
    minNights: 1,
    ...change,
  });
  const stateOn = (date: string, change: Partial<CalendarInput>) =>
    calendarMonth(date.slice(0, 7), input(change)).find((day) => day.date === date)?.state;

  it.each([
    ['Monday', 1, '2027-02-01'],
    ['Tuesday', 2, '2027-01-26'],
    ['Sunday', 7, '2027-01-31'],
    ['Saturday', 6, '2027-01-30'],
  ])('begins the week on %s', (_, firstWeekday, top) => {
    const days = calendarMonth('2027-02', input({ firstWeekday }));
    expect(days[0]?.date).toBe(top);
  });

  it('has 42 days in a row that hold the month, whatever month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.nat(400), (firstWeekday, n) => {
        const month = addDays('2027-01-01', n).slice(0, 7);
        const days = calendarMonth(month, input({ firstWeekday }));
        expect(days).toHaveLength(42);
        expect(getWeekday(days[0]?.date ?? '')).toBe(firstWeekday);
        days.slice(1).forEach(({ date }, i) => {
          expect(date).toBe(addDays(days[i]?.date ?? '', 1));
        });
        const inside = days.filter(({ inMonth }) => inMonth).map(({ date }) => date);
        expect(inside[0]).toBe(`${month}-01`);
        expect(inside.length).toBeGreaterThanOrEqual(28);
        expect(inside.every((date) => date.startsWith(month))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['yesterday', '2027-01-09', 'past'],
    ['today', '2027-01-10', 'free'],
    ['taken', '2027-01-15', 'taken'],
    ['just long enough before it', '2027-01-12', 'free'],
    ['one too late before it', '2027-01-13', 'below-minimum'],
    ['the day after', '2027-01-16', 'free'],
  ])('%s', (_, date, state) => {
    const change = { today: '2027-01-10', busy: taken('2027-01-15'), minNights: 3 };
    expect(stateOn(date, change)).toBe(state);
  });

  it('looks beyond the last cell', () => {
    const last = calendarMonth('2027-01', input()).at(-1)?.date ?? '';
    const busy = taken(addDays(last, 2));
    expect(stateOn('2027-01-31', { busy, minNights: 7 })).toBe('free');
    expect(calendarMonth('2027-01', input({ busy, minNights: 2 })).at(-1)?.state).toBe('free');
    expect(calendarMonth('2027-01', input({ busy, minNights: 3 })).at(-1)?.state).toBe(
      'below-minimum',
    );
  });

  it.each([
    ['before the arrival, judged as an arrival', '2027-01-11', 'free'],
    ['the arrival', '2027-01-12', 'free'],
    ['leaving too early', '2027-01-14', 'below-minimum'],
    ['leaving after the minimum', '2027-01-15', 'free'],
    ['leaving on a taken night', '2027-01-18', 'free'],
    ['leaving past it', '2027-01-19', 'taken'],
    ['leaving in the next month', '2027-02-02', 'taken'],
  ])('with an arrival: %s', (_, date, state) => {
    const change = { arrival: '2027-01-12', busy: taken('2027-01-18'), minNights: 3 };
    expect(stateOn(date, change)).toBe(state);
  });

  it('lets one leave in the months that follow', () => {
    const change = { arrival: '2027-01-12', busy: taken('2027-03-20'), minNights: 3 };
    expect(stateOn('2027-03-20', change)).toBe('free');
    expect(stateOn('2027-03-21', change)).toBe('taken');
    expect(calendarMonth('2027-03', input({ arrival: '2027-01-12' })).at(-1)?.state).toBe('free');
  });

  it('counts rooms', () => {
    const busy = nightBook(4, [{ date: '2027-01-15', taken: 2, capacity: 4 }]);
    expect(stateOn('2027-01-15', { busy, rooms: 2 })).toBe('free');
    expect(stateOn('2027-01-15', { busy, rooms: 3 })).toBe('taken');
  });
});
