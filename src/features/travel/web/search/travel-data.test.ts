import { expect, test } from 'vitest';
import type { TravelTarget } from '../../contract.ts';
import { bestFirst } from './travel-data.ts';

const place = (id: string, latitude: number, bestSeasons: TravelTarget['bestSeasons']) =>
  ({ id, latitude, bestSeasons }) as TravelTarget;

test('places that stay at their best for weeks come before those whose season ends', () => {
  const places = [
    place('Amman', 32, ['Spring', 'Fall']),
    place('Bangkok', 14, ['Winter']),
    place('Las Palmas', 28, ['Fall', 'Winter']),
    place('Oslo', 60, ['Summer']),
    place('Cape Town', -34, ['Spring', 'Summer']),
  ];
  expect(bestFirst(places, '2026-11-27').map(({ id }) => id)).toEqual([
    'Las Palmas',
    'Cape Town',
    'Amman',
    'Bangkok',
    'Oslo',
  ]);
});
