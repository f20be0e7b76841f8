import type { AmenityId } from '#features/catalogues/index.server.ts';

/** Amenities any of which says that pets may come. */
export const PETS_AMENITIES = [
  'pet-friendly',
  'dogs-welcome',
  'cats-welcome',
] as const satisfies readonly AmenityId[];
