import { expect, test } from 'vitest';
import { yoursAndShared } from './stay-facts.tsx';

const withAmenities = (...ids: string[]) => [
  { id: 'any', label: '', amenities: ids.map((id) => ({ id, label: '', hue: 0 })) },
];

test('all of a home that is let as a whole is yours, and nothing is shared', () => {
  const { yours, shared } = yoursAndShared({
    occupancy: 'entire-place',
    capacity: 1,
    guestCount: 5,
    roomCount: 2,
    bathroomCount: 1,
    amenityGroups: withAmenities('full-kitchen'),
  });
  expect(yours).toEqual({
    unitsInAll: null,
    sleeps: 5,
    rooms: 2,
    bathrooms: 1,
    ownBathroom: false,
  });
  expect(shared).toBeNull();
});

test('of a house of suites one is yours with its bathroom, and the kitchen is shared', () => {
  const { yours, shared } = yoursAndShared({
    occupancy: 'private-suite',
    capacity: 3,
    guestCount: 6,
    roomCount: 3,
    bathroomCount: 3,
    amenityGroups: withAmenities('shared-kitchen', 'shared-living-room'),
  });
  expect(yours).toMatchObject({ unitsInAll: 3, sleeps: 2, rooms: null, ownBathroom: true });
  expect(shared).toEqual({ kitchen: true, livingRoom: true, bathrooms: null });
});

test('a room has its own bathroom only where that is said', () => {
  const room = {
    occupancy: 'private-room',
    capacity: 6,
    guestCount: 6,
    roomCount: 6,
    bathroomCount: 2,
  } as const;
  expect(yoursAndShared({ ...room, amenityGroups: [] })).toMatchObject({
    yours: { unitsInAll: 6, sleeps: 1, ownBathroom: false },
    shared: { kitchen: false, livingRoom: false, bathrooms: 2 },
  });
  expect(
    yoursAndShared({ ...room, amenityGroups: withAmenities('private-bathroom') }).yours,
  ).toMatchObject({ ownBathroom: true });
});

test('a bed in a shared room never has a bathroom of its own', () => {
  const { yours, shared } = yoursAndShared({
    occupancy: 'shared-room',
    capacity: 8,
    guestCount: 8,
    roomCount: 8,
    bathroomCount: 3,
    amenityGroups: withAmenities('ensuite-bathroom'),
  });
  expect(yours.ownBathroom).toBe(false);
  expect(shared?.bathrooms).toBe(3);
});
