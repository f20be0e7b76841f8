import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { formatSectionSearch, parseSectionSearch, SECTION_SEARCH_NAMES } from './section-search.ts';

const parse = (query: string) => parseSectionSearch(new URLSearchParams(query));

describe('the short search (spec 3 §2.1)', () => {
  it('writes the parameters of its row, and no others', () => {
    const whole = {
      locationValue: 'PT',
      guestCount: 2,
      address: 'Lisbon',
      roomCount: 1,
      bathroomCount: 3,
      dates: { start: '2027-03-01', end: '2027-03-15' },
    };
    expect(Object.keys(formatSectionSearch(whole))).toEqual([...SECTION_SEARCH_NAMES]);
    expect(parseSectionSearch(formatSectionSearch(whole))).toEqual(whole);
  });

  it.each([
    ['a country by small letters', 'locationValue=pt', { locationValue: 'PT' }],
    ['three letters', 'locationValue=prt', {}],
    ['no guest', 'guestCount=0', {}],
    ['21 guests', 'guestCount=21', {}],
    ['half a room', 'roomCount=1.5', {}],
    ['dates backwards', 'startDate=2027-03-02&endDate=2027-03-01', {}],
    ['a day that is none', 'startDate=2027-02-29&endDate=2027-03-01', {}],
    ['an end alone', 'endDate=2027-03-01', {}],
    ['the end of the calendar', 'startDate=9999-12-30&endDate=9999-12-31', {}],
    ['an address of white space', 'address=%20%0A', {}],
  ])('%s', (_, query, search) => {
    expect(parse(query)).toEqual(search);
  });

  it('reads back whatever it writes', () => {
    const count = fc.integer({ min: 1, max: 20 });
    const day = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2026-01-01', n));
    fc.assert(
      fc.property(
        count,
        count,
        count,
        day,
        fc.integer({ min: 1, max: 365 }),
        (a, b, c, start, n) => {
          const search = {
            guestCount: a,
            roomCount: b,
            bathroomCount: c,
            dates: { start, end: addDays(start, n) },
          };
          expect(parseSectionSearch(formatSectionSearch(search))).toEqual(search);
        },
      ),
    );
  });
});
