import { expect, test } from 'vitest';
import { tripSearch } from '#domain/search/trip-search.ts';
import { fliesBack, toFlightQuestion } from './flight-search.ts';

const TODAY = '2027-03-01';
const LISBON = { id: 'LIS', name: 'Lisbon', iataCode: 'LIS', type: 'destination', country: 'PT' };

test('the payload is that of spec 3 §7, to the letter', () => {
  const search = tripSearch.parse({
    startDate: '2027-04-05',
    endDate: '2027-04-20',
    passengers: '2',
    travelClass: 'business',
    origin: 'lon',
    region: 'Europe',
  });
  const asked = toFlightQuestion(search, [{ ...LISBON, latitude: 38.7 } as never], TODAY);
  expect(JSON.stringify(asked)).toBe(
    JSON.stringify({
      type: 'search',
      origin: 'LON',
      targets: [LISBON],
      departureDate: '2027-04-05',
      returnDate: '2027-04-20',
      adults: 2,
      children: 0,
      infants: 0,
      travelClass: 'business',
      isOneWay: true,
      currency: 'USD',
      region: 'Europe',
    }),
  );
});

test('without dates it is from today to a week later, and no region is said', () => {
  const asked = toFlightQuestion(tripSearch.parse({}), [LISBON as never], TODAY);
  expect(asked).toMatchObject({
    origin: 'NYC',
    departureDate: TODAY,
    returnDate: '2027-03-08',
    adults: 1,
    travelClass: 'economy',
  });
  expect(asked).not.toHaveProperty('region');
});

test('flexible dates say by how much, those of months and exact ones nothing', () => {
  const days = { startDate: '2027-04-02', endDate: '2027-04-08' };
  const flexible = { ...days, dateMode: 'flexible', baseDate: '2027-04-05', flexibility: '3' };
  const months = { ...days, dateMode: 'months', startMonth: '2027-04', endMonth: '2027-05' };
  const asked = [flexible, months, days].map(
    (params) => toFlightQuestion(tripSearch.parse(params), [LISBON as never], TODAY).flexibility,
  );
  expect(asked).toEqual([3, undefined, undefined]);
});

test.each([
  ['destinations', '2027-04-20'],
  ['festivals', '2027-04-20'],
  ['all', undefined],
] as const)('of type %s until %s one flies one way', (type, endDate) => {
  expect(fliesBack({ type }, endDate)).toBe(false);
  const search = tripSearch.parse({ type, startDate: '2027-04-05', endDate: endDate ?? '' });
  expect(toFlightQuestion(search, [LISBON as never], TODAY)).not.toHaveProperty('returnDate');
});
