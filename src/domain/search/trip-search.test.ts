import { expect, test } from 'vitest';
import { withChange } from './stay-search.ts';
import { travelSearch } from './travel-search.ts';
import { formatPlannedTrip, tripSearch } from './trip-search.ts';

const read = (query: string) => tripSearch.parse(new URLSearchParams(query));

const FLIGHTS = 'startDate=2027-03-01&endDate=2027-03-15&origin=BER&travelClass=economy';
const WHOLE = `${FLIGHTS}&passengers=2&targets=LIS`;
const HOMES =
  'locationValue=PT&guestCount=4&roomCount=2&bathroomCount=1&minPrice=20&maxPrice=90&priceSpan=week';

test.each([
  `${WHOLE}`,
  `${WHOLE}&${HOMES}`,
  `${WHOLE}&${HOMES}&dateMode=flexible&baseDate=2027-03-05&flexibility=4`,
  `${WHOLE}&${HOMES}&dateMode=months&startMonth=2027-03&endMonth=2027-05`,
])('a link writes %s as it was read: flights first, then homes', (query) => {
  expect(new URLSearchParams(tripSearch.format(read(query))).toString()).toBe(query);
});

test('a link to other flights has neither an area nor filters of homes', () => {
  const query = `${WHOLE}&guestCount=4&address=Lisbon&latitude=38.7&longitude=-9.1&amenity=wifi`;
  expect(tripSearch.format(read(query))).toEqual(
    Object.fromEntries(new URLSearchParams(`${WHOLE}&guestCount=4`)),
  );
});

test('exact dates of homes are those of the flights', () => {
  const { flights, homes } = read(`${WHOLE}&dateMode=exact`);
  expect(homes.dates).toEqual({ mode: 'exact', startDate: '2027-03-01', endDate: '2027-03-15' });
  const later = travelSearch.change(flights, { startDate: '2027-04-01', endDate: '2027-04-09' });
  expect(tripSearch.format({ flights: later, homes })).toMatchObject({
    startDate: '2027-04-01',
    endDate: '2027-04-09',
  });
});

test('a planned trip names all criteria of homes, and the days once', () => {
  const { flights, homes } = read(WHOLE);
  const planned = withChange(homes, {
    address: 'Lisbon',
    latitude: 38.7,
    longitude: -9.1,
    dates: { mode: 'exact', startDate: '2027-03-01', endDate: '2027-03-02' },
  });
  expect(new URLSearchParams(formatPlannedTrip({ flights, homes: planned })).toString()).toBe(
    `${WHOLE}&address=Lisbon&latitude=38.7&longitude=-9.1&dateMode=exact`,
  );
});

test.each([
  ['', false],
  ['origin=BER', true],
  ['origin=nowhere', true],
])('whether %j names an origin', (query, namesOrigin) => {
  expect(read(query).namesOrigin).toBe(namesOrigin);
});
