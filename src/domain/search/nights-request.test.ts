import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { fitRequest, readRequest, requestParams } from './nights-request.ts';

const NOTHING = { startDate: null, endDate: null, guests: 1, rooms: 1, pets: 0 };

describe('the request in a URL', () => {
  it('comes back from its own parameters', () => {
    const requests = fc.record({
      from: fc.integer({ min: 0, max: 3000 }),
      nights: fc.integer({ min: 1, max: 365 }),
      guests: fc.integer({ min: 1, max: 20 }),
      rooms: fc.integer({ min: 1, max: 20 }),
      pets: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(requests, ({ from, nights, ...counts }) => {
        const startDate = addDays('2027-01-01', from);
        const request = { startDate, endDate: addDays(startDate, nights), ...counts };
        expect(readRequest(requestParams(request))).toEqual(request);
      }),
    );
  });

  it.each([
    ['nothing', {}],
    ['junk', { startDate: 'soon', endDate: '2027-02-30', guestCount: '-1', petCount: '1.5' }],
    ['a departure before the arrival', { startDate: '2027-05-09', endDate: '2027-05-01' }],
    ['an arrival alone', { startDate: '2027-05-09' }],
    ['the months of a search', { dateMode: 'months', startMonth: '2027-05', endMonth: '2027-06' }],
    ['too many pets', { petCount: '11' }],
  ])('asks for nothing when it holds %s', (_, search) => {
    expect(readRequest(search)).toEqual(NOTHING);
  });

  it('leaves defaults and half a choice out', () => {
    expect(requestParams({ ...NOTHING, startDate: '2027-05-09' })).toEqual({});
  });
});

describe('what a listing can be asked for', () => {
  const request = { ...NOTHING, rooms: 2, pets: 1 };

  it('counts no rooms of a whole place and no pets where none are taken', () => {
    expect(fitRequest(request, { rooms: 1, acceptsPets: false })).toEqual(NOTHING);
  });

  it('counts both where there are some', () => {
    expect(fitRequest(request, { rooms: 4, acceptsPets: true })).toEqual(request);
  });
});
