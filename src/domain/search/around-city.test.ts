import { expect, it } from 'vitest';
import { aroundCity } from './around-city.ts';
import { formatStaySearch, parseStaySearch, staySearch } from './stay-search.ts';

const LISBON = { label: 'Lisbon', latitude: 38.7, longitude: -9.1 };
const IN_LISBON = { address: 'Lisbon', latitude: '38.7', longitude: '-9.1' };
const around = (query: string, radiusKm?: number) =>
  formatStaySearch(
    aroundCity(staySearch, parseStaySearch(new URLSearchParams(query)), LISBON, radiusKm),
  );

it.each([
  ['a country and a name', 'locationValue=FR&address=Pariss'],
  ['another circle', 'latitude=1&longitude=2&radiusKm=80'],
  ['a part of the map', 'bbox=1,2,3,4'],
])('takes the place of %s, with the usual radius', (_, query) => {
  expect(around(`${query}&guestCount=2&page=3`)).toEqual(around('guestCount=2'));
  expect(around(query)).toMatchObject(IN_LISBON);
});

it('keeps the radius it is told', () => {
  expect(around('', 80)).toEqual({ ...IN_LISBON, radiusKm: '80' });
});
