import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { dateFromTyped, typedFromDate } from './typed-date.ts';

describe('typed dates (spec 3 §3.1)', () => {
  it.each([
    ['03/04/2027', '2027-04-03'],
    ['3/4/2027', '2027-04-03'],
    [' 29/02/2028 ', '2028-02-29'],
    ['29/02/2027', null],
    ['31/04/2027', null],
    ['00/01/2027', null],
    ['01/13/2027', null],
    ['2027-04-03', null],
    ['3/4/27', null],
    ['٣/٤/٢٠٢٧', '2027-04-03'],
    ['３／４／２０２７', '2027-04-03'],
    ['', null],
  ])('%j is %j', (text, date) => {
    expect(dateFromTyped(text)).toBe(date);
  });

  it('reads every day back that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (days) => {
        const date = addDays('1970-01-01', days);
        expect(dateFromTyped(typedFromDate(date))).toBe(date);
      }),
    );
  });
});
