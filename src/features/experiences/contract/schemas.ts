import { searchQuery } from '#market/search/contract/schemas.ts';

/** Parameters of a search of experiences. */
export const experienceSearchQuery = searchQuery([
  'category',
  'style',
  'amenity',
  'routine',
  'price',
  'locationValue',
  'guestCount',
  'address',
  'roomCount',
  'bathroomCount',
  'startDate',
  'endDate',
  'when',
  'latitude',
  'longitude',
  'radiusKm',
  'bbox',
  'hostVerified',
  'scheduleDuration',
  'sort',
  'page',
]);
