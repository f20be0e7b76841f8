import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { CABIN_CLASSES, TRAVEL_REGIONS, TRAVEL_SEASONS, TRAVEL_TYPES } from '../flights.ts';
import { countTravelFilters, type TravelSearch, travelSearch } from './travel-search.ts';

const EMPTY = travelSearch.parse({});
/** The criteria of a query beyond an empty search. */
const asked = (query: string) =>
  Object.fromEntries(
    Object.entries(travelSearch.parse(new URLSearchParams(query))).filter(
      ([name, value]) => JSON.stringify(Reflect.get(EMPTY, name)) !== JSON.stringify(value),
    ),
  );
const WHOLE: TravelSearch = {
  searchTerm: 'Lisbon',
  region: 'Europe',
  season: 'Fall',
  type: 'destinations',
  startDate: '2027-03-01',
  endDate: '2027-03-15',
  origin: 'BER',
  travelClass: 'business',
  passengers: 3,
  targets: ['LIS', 'las-fallas'],
};

describe('the search of travel', () => {
  it('writes the parameters of spec 3 §2.1 in its order, then targets', () => {
    expect(Object.keys(travelSearch.format(WHOLE))).toEqual([
      ...['searchTerm', 'region', 'season', 'type', 'startDate', 'endDate', 'origin'],
      ...['travelClass', 'passengers', 'targets'],
    ]);
    expect(travelSearch.parse(travelSearch.format(WHOLE))).toEqual(WHOLE);
  });

  it('leaves out what is empty, all regions, all seasons and all types, and nothing else', () => {
    expect(travelSearch.format(EMPTY)).toEqual({
      origin: 'NYC',
      travelClass: 'economy',
      passengers: '1',
    });
  });

  it.each([
    ['searchTerm=%20%20Lisbon%20', { searchTerm: 'Lisbon' }],
    [`searchTerm=${'x'.repeat(90)}`, { searchTerm: 'x'.repeat(80) }],
    ['region=Middle%20East', { region: 'Middle East' }],
    ['region=All%20Regions', {}],
    ['region=Atlantis', {}],
    ['season=All%20Seasons', {}],
    ['season=Winter', { season: 'Winter' }],
    ['type=all', {}],
    ['type=festivals', { type: 'festivals' }],
    ['origin=lis', { origin: 'LIS' }],
    ['origin=NY', {}],
    ['origin=XX', { origin: 'XX' }],
    ['origin=Lisbon', {}],
    ['origin=1A', {}],
    ['travelClass=premium_economy', { travelClass: 'premium_economy' }],
    ['travelClass=steerage', {}],
    ['passengers=9', { passengers: 9 }],
    ['passengers=12', { passengers: 9 }],
    ['passengers=0', {}],
    ['passengers=two', {}],
    ['startDate=2027-03-01', { startDate: '2027-03-01' }],
    ['startDate=2027-03-01&endDate=2027-03-01', { startDate: '2027-03-01', endDate: '2027-03-01' }],
    ['startDate=2027-03-02&endDate=2027-03-01', { startDate: '2027-03-02' }],
    ['endDate=2027-03-01', {}],
    ['startDate=2027-02-30', {}],
    ['startDate=9999-12-31', {}],
    ['targets=lis,CNX,lis,%20las-fallas', { targets: ['LIS', 'CNX', 'las-fallas'] }],
    ['targets=NY', { targets: ['NYC'] }],
    ['targets=L1,%3Cscript%3E,,LISB', {}],
    ['targets=A,LIS&targets=BER', { targets: ['LIS', 'BER'] }],
    [
      'targets=AAA,BBB,CCC,DDD,EEE,FFF,GGG',
      { targets: ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'] },
    ],
    [
      'dateMode=exact&startDate=2027-03-01&endDate=2027-03-09',
      { startDate: '2027-03-01', endDate: '2027-03-09' },
    ],
  ])('%s', (query, search) => {
    expect(asked(query)).toEqual(search);
  });

  it('counts what is not as it starts, today’s default dates among it', () => {
    expect(countTravelFilters(EMPTY, '2027-03-01')).toBe(0);
    expect(countTravelFilters(WHOLE, '2027-03-01')).toBe(9);
    const dated = { ...EMPTY, startDate: '2027-03-01', endDate: '2027-03-08' };
    expect(countTravelFilters(dated, '2027-03-01')).toBe(0);
    expect(countTravelFilters(dated, '2027-03-02')).toBe(1);
    const fromBerlin = { ...EMPTY, origin: 'BER' };
    expect(countTravelFilters(fromBerlin, '2027-03-01', 'BER')).toBe(0);
    expect(countTravelFilters(fromBerlin, '2027-03-01', 'LIS')).toBe(1);
    expect(countTravelFilters(fromBerlin, '2027-03-01')).toBe(1);
  });

  it('takes out one target and leaves the others', () => {
    const { targets } = travelSearch.removeFilter(WHOLE, { key: 'targets', value: 'LIS' });
    expect(targets).toEqual(['las-fallas']);
  });

  it('reads back whatever it writes', () => {
    const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
      fc.option(arbitrary, { nil: undefined });
    const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2026-01-01', days));
    const patch = fc.record({
      searchTerm: maybe(fc.string({ maxLength: 90 })),
      region: maybe(fc.constantFrom(...TRAVEL_REGIONS)),
      season: maybe(fc.constantFrom(...TRAVEL_SEASONS)),
      type: fc.constantFrom(...TRAVEL_TYPES),
      startDate: maybe(day),
      endDate: maybe(day),
      origin: fc.constantFrom('NYC', 'LIS', 'XX'),
      travelClass: fc.constantFrom(...CABIN_CLASSES),
      passengers: fc.integer({ min: 1, max: 9 }),
      targets: fc.subarray(['LIS', 'CNX', 'las-fallas', 'NYC']),
    });
    fc.assert(
      fc.property(patch, (changes) => {
        const search = travelSearch.change(EMPTY, changes);
        expect(travelSearch.parse(travelSearch.format(search))).toEqual(search);
      }),
    );
  });
});
