import { expect, test } from 'vitest';
import { foundPlaceOn } from './results-heading.ts';

const found = foundPlaceOn(['/itinerants/']);
const shown = (routeId: string, label: string | null) => [
  { routeId: '__root__' },
  { routeId, loaderData: { results: { place: label === null ? null : { label } } } },
];

test('a place is called as the results of its own section call it', () => {
  expect(found({}, shown('/itinerants/', 'Lisbon'))).toBe('Lisbon');
  expect(found({}, shown('/', 'Lisbon'))).toBeNull();
  expect(found({}, shown('/itinerants/', null))).toBeNull();
  expect(found({}, [{ routeId: '/itinerants/' }])).toBeNull();
});

test('an area of the map has no name', () => {
  expect(found({ bbox: [-10, 38, -8, 40] }, shown('/itinerants/', 'Lisbon'))).toBeNull();
});
