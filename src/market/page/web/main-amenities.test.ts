import { expect, test } from 'vitest';
import { AMENITIES } from '#features/catalogues/index.server.ts';
import type { AmenityGroup } from '../contract.ts';
import { MAIN_AMENITIES, mainAmenities } from './amenities.tsx';

const group = (id: string, ...ids: string[]): AmenityGroup => ({
  id,
  label: id,
  amenities: ids.map((amenity) => ({ id: amenity, label: amenity, hue: 0 })),
});
const listMainIds = (groups: readonly AmenityGroup[]) => mainAmenities(groups).map(({ id }) => id);

test('what one works and lives with comes first, whichever group it is of', () => {
  expect(
    listMainIds([
      group('work', 'podcast-studio', 'external-monitor', 'dedicated-wifi'),
      group('kitchen', 'pizza-oven', 'full-kitchen'),
      group('comfort', 'washing-machine'),
    ]),
  ).toEqual([
    'dedicated-wifi',
    'external-monitor',
    'full-kitchen',
    'washing-machine',
    'podcast-studio',
    'pizza-oven',
  ]);
});

test('a page names eight of them, however many there are', () => {
  const ids = AMENITIES.map(({ id }) => id);
  expect(listMainIds([group('all', ...ids)])).toHaveLength(MAIN_AMENITIES);
  // All eight are in the catalogue's order of importance, otherwise the order would differ.
  expect(listMainIds([group('all', ...ids.toReversed())])).toEqual(
    listMainIds([group('all', ...ids)]),
  );
});
