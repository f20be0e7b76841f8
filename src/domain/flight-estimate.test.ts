import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { estimateFlight, type FlightQuestion, flightHours } from './flight-estimate.ts';
import { CABIN_CLASSES } from './flights.ts';

/** A Thursday, 31 days ahead: neither expensive nor cheap. */
const PLAIN: FlightQuestion = {
  km: 2_303,
  today: '2027-03-01',
  date: '2027-04-01',
  cabin: 'economy',
  passengers: 1,
  demand: 'shoulder',
  isForFestival: false,
  isBetweenLarge: true,
};
const estimate = (part: Partial<FlightQuestion> = {}) => estimateFlight({ ...PLAIN, ...part });

describe('the estimate of a flight', () => {
  it.each([
    ['JFK-LHR', 5_540, 392, 7.3, 348],
    ['JFK-LIS', 5_404, 385, 7.2, 340],
    ['JFK-CDG', 5_834, 408, 7.7, 365],
    ['JFK-NRT', 10_830, 611, 13.6 + 2.5, 655],
    ['LIS-BER', 2_303, 214, 3.5, 161],
    ['LIS-BCN', 994, 124, 1.9, 85],
    ['SFO-CNX', 12_399.8, 673, 15.5 + 2.5, 746],
    ['JFK-MEX', 3_365, 273, 4.8, 222],
  ])('%s, %i km: $%i, %d h, %i kg', (_route, km, dollars, hours, kg) => {
    const { typical, minutes, co2Kg } = estimate({ km });
    expect(typical).toBe(dollars * 100);
    expect(flightHours(km, true)).toBeCloseTo(hours, 0.5);
    expect(Math.abs(minutes / 60 - hours)).toBeLessThan(0.06);
    expect(co2Kg).toBe(kg);
  });

  it.each([
    ['high season', { demand: 'high' }, 1.2],
    ['low season', { demand: 'low' }, 0.9],
    ['today', { date: '2027-03-01' }, 1.6],
    ['6 days ahead, a Sunday', { date: '2027-03-07' }, 1.6 * 1.08],
    ['7 days ahead', { date: '2027-03-08' }, 1.25],
    ['20 days ahead, a Sunday', { date: '2027-03-21' }, 1.25 * 1.08],
    ['21 days ahead', { date: '2027-03-22' }, 1],
    ['90 days ahead, a Sunday', { date: '2027-05-30' }, 1.08],
    ['91 days ahead', { date: '2027-05-31' }, 1.05],
    ['a Tuesday', { date: '2027-03-30' }, 0.94],
    ['a Wednesday', { date: '2027-03-31' }, 0.94],
    ['a Friday', { date: '2027-04-02' }, 1.08],
    ['a Saturday', { date: '2027-04-03' }, 1],
    ['premium economy', { cabin: 'premium_economy' }, 1.6],
    ['business', { cabin: 'business' }, 3.2],
    ['first', { cabin: 'first' }, 4.8],
    ['to a festival', { isForFestival: true }, 1.3],
    ['for three', { passengers: 3 }, 3],
  ] as const)('%s', (_what, part, factor) => {
    const middle = (35 + 0.09 * 1_500 + 0.055 * 803) * factor;
    const { low, typical, high } = estimate(part);
    expect([low, typical, high]).toEqual(
      [middle * 0.75, middle, middle * 1.25].map((each) => Math.round(each) * 100),
    );
  });

  it.each([
    ['premium economy, far', 'premium_economy', 4_501, 1.5],
    ['business, far', 'business', 4_501, 4],
    ['first, far', 'first', 4_501, 5],
    ['premium economy, near', 'premium_economy', 4_500, 1],
    ['business, near', 'business', 4_500, 1.5],
    ['first, near', 'first', 4_500, 1.5],
  ] as const)('emissions of %s', (_what, cabin, km, factor) => {
    expect(estimate({ cabin, km }).co2Kg).toBe(Math.round((27 + 0.058 * km) * factor));
  });

  it('takes longer where a connection is likely', () => {
    expect(flightHours(9_000, true)).toBeCloseTo(0.75 + 9_000 / 840);
    expect(flightHours(9_001, true)).toBeCloseTo(3.25 + 9_001 / 840);
    expect(flightHours(994, false)).toBeCloseTo(3.25 + 994 / 840);
  });

  it('costs and emits no less where it is further, and answers the same every time', () => {
    const any = fc.record({
      km: fc.integer({ min: 0, max: 20_000 }),
      further: fc.integer({ min: 0, max: 5_000 }),
      days: fc.integer({ min: 0, max: 361 }),
      cabin: fc.constantFrom(...CABIN_CLASSES),
      passengers: fc.integer({ min: 1, max: 9 }),
      demand: fc.constantFrom('high' as const, 'shoulder' as const, 'low' as const),
      isForFestival: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ further, days, km, ...rest }) => {
        const part = { ...rest, date: addDays(PLAIN.today, days) };
        const near = estimate({ ...part, km });
        const far = estimate({ ...part, km: km + further });
        expect(far.typical).toBeGreaterThanOrEqual(near.typical);
        expect(far.co2Kg).toBeGreaterThanOrEqual(near.co2Kg);
        expect(near.low).toBeLessThanOrEqual(near.typical);
        expect(near.typical).toBeLessThanOrEqual(near.high);
        expect(estimate({ ...part, km })).toEqual(near);
      }),
    );
  });
});
