import { expect, test } from 'vitest';
import { nearLabel, placeLabel } from './results-heading.ts';

const LISBON = { place: { label: 'Lisbon' } };

test('a place that was asked for is called by its name', () => {
  expect(placeLabel({}, LISBON)).toBe('Lisbon');
  expect(nearLabel({}, LISBON)).toBeNull();
});

test('a part of the map is no place, and near the town that it shows', () => {
  const search = { bbox: [-9.3, 38.6, -9, 38.8] } as const;
  expect(placeLabel(search, LISBON)).toBeNull();
  expect(nearLabel(search, LISBON)).toBe('Lisbon');
  expect(nearLabel(search, { place: null })).toBeNull();
});

test('half a country is near no town', () => {
  expect(nearLabel({ bbox: [-10, 37, -6, 42] }, LISBON)).toBeNull();
});
