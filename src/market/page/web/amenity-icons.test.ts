import { expect, test } from 'vitest';
import { AMENITIES } from '#features/catalogues/index.server.ts';
import { Armchair, Check, WashingMachine } from '#platform/web/ui/icons.ts';
import { amenityIcon } from './amenity-icons.ts';

test('every amenity has an icon', () => {
  const without = AMENITIES.filter(({ id, group }) => amenityIcon(id, group) === Check);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('a chair and a washing machine look like themselves', () => {
  expect(amenityIcon('ergonomic-chair', 'work')).toBe(Armchair);
  expect(amenityIcon('washing-machine', 'comfort')).toBe(WashingMachine);
});
