import type { AmenityId } from '#features/catalogues/index.server.ts';

/** Amenities of which any one means that pets are welcome. */
export const PETS_AMENITIES = [
  'pet-friendly',
  'dogs-welcome',
  'cats-welcome',
] as const satisfies readonly AmenityId[];
