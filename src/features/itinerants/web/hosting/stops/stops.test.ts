import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, nightsBetween } from '#domain/dates.ts';
import { typedFromDate } from '#domain/typed-date.ts';
import type { StopValue } from '../itinerant-form.ts';
import {
  findStopProblems,
  isWrong,
  legMonths,
  moveStop,
  nextStop,
  nightsRange,
  withStops,
} from './stop-values.ts';

const PORTUGAL = { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14] as [number, number] };
const stop = (city: string, startDate: string, endDate: string): StopValue => ({
  location: PORTUGAL,
  region: '',
  city,
  startDate,
  endDate,
  meetingPoint: '',
  checkInFrom: null,
  storedAs: null,
});
const PORTO = stop('Porto', '03/05/2027', '06/05/2027');
const COIMBRA = stop('Coimbra', '07/05/2027', '09/05/2027');
const LISBON = stop('Lisbon', '09/05/2027', '20/05/2027');
const describeDays = (stops: readonly StopValue[]) =>
  stops.map(({ city, startDate, endDate }) => `${city} ${startDate} ${endDate}`);

describe('moving a stop', () => {
  test('keeps its nights, and the days in order with the gaps where they were', () => {
    expect(describeDays(moveStop([PORTO, COIMBRA, LISBON], 2, 0))).toEqual([
      'Lisbon 03/05/2027 14/05/2027',
      'Porto 15/05/2027 18/05/2027',
      'Coimbra 18/05/2027 20/05/2027',
    ]);
  });

  test('only moves it where days are missing or not in order', () => {
    const undated = stop('Sintra', '', '');
    expect(describeDays(moveStop([PORTO, undated], 1, 0))).toEqual(describeDays([undated, PORTO]));
    expect(describeDays(moveStop([LISBON, PORTO], 1, 0))).toEqual(describeDays([PORTO, LISBON]));
  });

  test('and back again changes nothing', () => {
    const lengths = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 9 })),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(lengths, fc.nat(7), fc.nat(7), (parts, a, b) => {
        let day = '2027-05-03';
        const stops = parts.map(([gap, nights], at) => {
          const start = addDays(day, at === 0 ? 0 : gap);
          day = addDays(start, nights);
          return stop(String(at), typedFromDate(start), typedFromDate(day));
        });
        const [from, to] = [a % stops.length, b % stops.length];
        const moved = moveStop(stops, from, to);
        expect(isWrong(moved)).toBe(false);
        expect(moved.at(-1)?.endDate).toBe(stops.at(-1)?.endDate);
        expect(describeDays(moveStop(moved, to, from))).toEqual(describeDays(stops));
      }),
    );
  });
});

describe('the next stop', () => {
  test('is where the itinerant begins, for the first', () => {
    const values = { location: PORTUGAL, region: '', city: 'Porto', checkinTime: '03/05/2027' };
    expect(nextStop({ ...values, stops: [] })).toEqual(stop('Porto', '03/05/2027', ''));
  });

  test('begins when the one before it ends', () => {
    const values = { location: PORTUGAL, region: '', city: 'Porto', checkinTime: '' };
    expect(nextStop({ ...values, stops: [PORTO] })).toEqual({
      ...stop('', '06/05/2027', ''),
      location: null,
    });
  });
});

describe('the days of the itinerant', () => {
  const none = { stops: [], checkinTime: '', checkoutTime: '' };
  const days = { checkinTime: '03/05/2027', checkoutTime: '06/05/2027' };

  test('are those of the stops, and follow them', () => {
    expect(withStops(none, [PORTO])).toEqual({ stops: [PORTO], ...days });
    const stops = [PORTO, COIMBRA];
    expect(withStops({ stops: [PORTO], ...days }, stops)).toEqual({
      stops,
      checkinTime: '03/05/2027',
      checkoutTime: '09/05/2027',
    });
  });

  test('follow them over a stop that has no days yet', () => {
    const begun = [PORTO, stop('Coimbra', '06/05/2027', '')];
    expect(withStops({ stops: [PORTO], ...days }, begun)).toMatchObject(days);
    const stops = [PORTO, COIMBRA];
    expect(withStops({ stops: begun, ...days }, stops).checkoutTime).toBe('09/05/2027');
  });

  test('stay where a host has said other days, and where the last stop goes', () => {
    const own = { stops: [PORTO], checkinTime: '01/05/2027', checkoutTime: '30/05/2027' };
    expect(withStops(own, [PORTO, COIMBRA])).toEqual({ stops: [PORTO, COIMBRA] });
    expect(withStops({ stops: [PORTO], ...days }, [])).toEqual({ stops: [] });
  });
});

describe('what is wrong with a stop', () => {
  test.each([
    ['nothing, next to its neighbour', [PORTO, LISBON], { place: false, start: null, end: null }],
    ['that it begins too early', [LISBON, COIMBRA], { start: 'before-last-ends', end: null }],
    ['that it has no night', [PORTO, { ...LISBON, endDate: '09/05/2027' }], { end: 'no-night' }],
    [
      'what is missing',
      [PORTO, { ...stop('', '', ''), location: null }],
      {
        place: true,
        start: 'missing',
        end: 'missing',
      },
    ],
    ['a day that there is not', [PORTO, { ...LISBON, endDate: '31/06/2027' }], { end: 'missing' }],
  ])('is %s', (_, stops, problems) => {
    expect(findStopProblems(stops, 1)).toMatchObject(problems);
  });

  test('is that it lies outside of the itinerant', () => {
    const whole = { start: '2027-05-04', end: '2027-05-05' };
    expect(findStopProblems([PORTO], 0, whole).start).toBe('before-start');
    expect(findStopProblems([PORTO], 0, { ...whole, start: null }).end).toBe('after-end');
  });

  test('keeps one on the step', () => {
    expect(isWrong([])).toBe(false);
    expect(isWrong([PORTO, COIMBRA, LISBON])).toBe(false);
    expect(isWrong([PORTO, LISBON, COIMBRA])).toBe(true);
  });
});

describe('the legs in the calendar', () => {
  test('are the months they touch, each night with its stop', () => {
    const [may, june, ...more] = legMonths([PORTO, stop('Faro', '30/05/2027', '02/06/2027')], 1);
    expect(more).toEqual([]);
    expect([may?.month, june?.month]).toEqual(['2027-05', '2027-06']);
    // 1 May 2027 is a Saturday.
    expect(may?.weeks[0]?.map((day) => day?.date.slice(8) ?? null)).toEqual([
      ...[null, null, null, null, null, '01', '02'],
    ]);
    const nights = [may, june]
      .flatMap((month) => month?.weeks.flat() ?? [])
      .flatMap((day) => day ?? []);
    expect(nights.filter((day) => day.stop === 0).map(({ date }) => date)).toEqual([
      ...['2027-05-03', '2027-05-04', '2027-05-05'],
    ]);
    expect(nights.filter((day) => day.isFirst).map(({ date }) => date)).toEqual([
      ...['2027-05-03', '2027-05-30'],
    ]);
    const range = nightsRange(PORTO);
    expect(range && nightsBetween(range.start, range.end)).toBe(3);
  });

  test('are none while no stop has its days, and never centuries', () => {
    expect(legMonths([stop('', '03/05/2027', '')], 1)).toEqual([]);
    expect(legMonths([PORTO, stop('Faro', '30/05/2127', '02/06/2127')], 1)).toHaveLength(13);
  });
});
