import { expect, test } from 'vitest';
import type { TravelTarget } from '../../contract.ts';
import { bestFirst } from './travel-data.ts';

const place = (
  id: string,
  latitude: number,
  bestSeasons: TravelTarget['bestSeasons'],
  kmFromOrigin: number | null = 1_000,
) => ({ id, latitude, bestSeasons, kmFromOrigin }) as TravelTarget;

test('places that stay at their best for weeks come before those whose season ends', () => {
  const places = [
    place('Amman', 32, ['Spring', 'Fall']),
    place('Bangkok', 14, ['Winter']),
    place('Las Palmas', 28, ['Fall', 'Winter']),
    place('Oslo', 60, ['Summer']),
    place('Cape Town', -34, ['Spring', 'Summer'], 9_000),
  ];
  expect(bestFirst(places, '2026-11-27').map(({ id }) => id)).toEqual([
    'Las Palmas',
    'Cape Town',
    'Amman',
    'Bangkok',
    'Oslo',
  ]);
});

test('of places that are equally good the nearest comes first, the origin last', () => {
  const places = [
    place('Abu Dhabi', 24, ['Fall', 'Winter'], 11_000),
    place('Austin', 30, ['Fall', 'Winter'], null),
    place('Cancún', 21, ['Fall', 'Winter'], 2_500),
    place('Zihuatanejo', 17, ['Fall', 'Winter'], 2_500),
    place('Key West', 24, ['Fall', 'Winter'], 2_000),
  ];
  const ids = ['Key West', 'Cancún', 'Zihuatanejo', 'Abu Dhabi', 'Austin'];
  expect(bestFirst(places, '2026-11-27').map(({ id }) => id)).toEqual(ids);
  expect(bestFirst(places.toReversed(), '2026-11-27').map(({ id }) => id)).toEqual(ids);
});
