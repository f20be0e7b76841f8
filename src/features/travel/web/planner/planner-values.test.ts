import { expect, test } from 'vitest';
import { parseStaySearch } from '#domain/search/stay-search.ts';
import { tripSearch } from '#domain/search/trip-search.ts';
import type { TravelTarget } from '../../contract.ts';
import { missingOfTrip, type PlannerValues, paramsOfTrip, valuesOfTrip } from './planner-values.ts';

const TODAY = '2027-03-20';
const BOUNDS = { min: 20, max: 200 };
const NOTHING = tripSearch.parse({});
const ASKED = NOTHING.flights;
const LISBON: TravelTarget = {
  id: 'LIS',
  name: 'Lisbon',
  type: 'destination',
  iataCode: 'LIS',
  country: 'PT',
  countryName: 'Portugal',
  region: 'Europe',
  latitude: 38.72,
  longitude: -9.14,
  town: 'Lisbon',
  season: 'Spring',
  bestSeasons: [],
  kmFromOrigin: 500,
  festival: null,
  suggestedDates: null,
};
const OPENED = valuesOfTrip(NOTHING, null, 'BER', TODAY);
const EXACT: PlannerValues = {
  ...OPENED,
  destination: LISBON,
  range: { start: '2027-04-01', end: '2027-04-15' },
};

test('it opens without a destination or dates, and waits for both', () => {
  expect(missingOfTrip(OPENED)).toBe('destination');
  expect(missingOfTrip({ ...EXACT, destination: null })).toBe('destination');
  expect(missingOfTrip({ ...EXACT, range: { start: '2027-04-01', end: null } })).toBe('dates');
  expect(missingOfTrip(EXACT)).toBeNull();
});

test.each(['flexible', 'months'] as const)('%s needs the destination alone', (dateMode) => {
  expect(missingOfTrip({ ...OPENED, dateMode })).toBe('destination');
  expect(missingOfTrip({ ...OPENED, dateMode, destination: LISBON })).toBeNull();
});

test('exact dates lead to flights and homes on these days', () => {
  const params = paramsOfTrip(ASKED, { ...EXACT, guestCount: 12, minPrice: '50' }, BOUNDS);
  expect(Object.keys(params).slice(0, 7)).toEqual([
    'searchTerm',
    'startDate',
    'endDate',
    'origin',
    'travelClass',
    'passengers',
    'targets',
  ]);
  expect(params).toMatchObject({
    searchTerm: 'Lisbon',
    startDate: '2027-04-01',
    endDate: '2027-04-15',
    origin: 'BER',
    passengers: '9',
    targets: 'LIS',
    guestCount: '12',
    minPrice: '50',
    locationValue: 'PT',
    address: 'Lisbon',
  });
  expect(params).not.toHaveProperty('maxPrice');
  expect(parseStaySearch(params)).toMatchObject({ latitude: 38.72, guestCount: 12 });
});

test('an address narrows where homes are looked for', () => {
  const params = paramsOfTrip(ASKED, { ...EXACT, address: ' Alfama ' }, BOUNDS);
  expect(params).toMatchObject({ address: 'Alfama', locationValue: 'PT', searchTerm: 'Lisbon' });
  expect(params).not.toHaveProperty('latitude');
});

test('flexible dates: from the preferred day for as many nights as estimated', () => {
  const values = {
    ...EXACT,
    dateMode: 'flexible',
    baseDate: '2027-05-01',
    flexibility: 3,
  } as const;
  const params = paramsOfTrip(ASKED, values, BOUNDS);
  expect(params).toMatchObject({
    startDate: '2027-05-01',
    endDate: '2027-05-08',
    dateMode: 'flexible',
    baseDate: '2027-05-01',
    flexibility: '3',
  });
  expect(parseStaySearch(params).dates).toEqual({
    mode: 'flexible',
    baseDate: '2027-05-01',
    nights: 7,
    flexibility: 3,
  });
});

test('months: flights from their first to their last day, homes within them', () => {
  const months = { start: '2027-05', end: '2027-06', open: false };
  const params = paramsOfTrip(ASKED, { ...EXACT, dateMode: 'months', months }, BOUNDS);
  expect(params).toMatchObject({
    startDate: '2027-05-01',
    endDate: '2027-06-30',
    dateMode: 'months',
    startMonth: '2027-05',
    endMonth: '2027-06',
  });
});

test('the same day twice is one night', () => {
  const day = { start: '2027-04-01', end: '2027-04-01' };
  expect(missingOfTrip({ ...EXACT, range: day })).toBeNull();
  const params = paramsOfTrip(ASKED, { ...EXACT, range: day }, BOUNDS);
  expect(params).toMatchObject({ startDate: '2027-04-01', endDate: '2027-04-01' });
});

test('what was planned is there when it is opened again', () => {
  const params = paramsOfTrip(ASKED, { ...EXACT, guestCount: 3, address: 'Alfama' }, BOUNDS);
  const again = valuesOfTrip(tripSearch.parse(params), LISBON, 'BER', TODAY);
  expect(again).toMatchObject({
    destinationText: 'Lisbon',
    address: 'Alfama',
    guestCount: 3,
    range: { start: '2027-04-01', end: '2027-04-15' },
  });
});
