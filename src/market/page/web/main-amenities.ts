import type { AmenityGroup } from '../contract.ts';

export type Amenity = AmenityGroup['amenities'][number] & { readonly groupId: string };

/** Number shown on a page; a button shows the rest. */
export const MAIN_AMENITIES = 8;

/** Amenities that matter most for working and living, the most important first. */
const MATTERING = [
  'dedicated-wifi',
  'starlink',
  'long-desk-by-the-window',
  'private-workstations',
  'standing-desk',
  'dedicated-coworking',
  'external-monitor',
  'ergonomic-chair',
  'full-kitchen',
  'shared-kitchen',
  'kitchenette',
  'washing-machine',
  'ensuite-bathroom',
  'private-bathroom',
  'air-conditioning',
  'central-heating',
  'quiet-hours',
  'backup-power',
  'backup-internet',
  'phone-booth',
  'self-check-in',
  'pet-friendly',
  'elevator',
  'free-parking',
];

/** The amenities that matter most for work and life, then others in the order of the catalogue. */
export function mainAmenities(groups: readonly AmenityGroup[]): Amenity[] {
  const all = groups.flatMap(({ id, amenities }) =>
    amenities.map((amenity) => ({ ...amenity, groupId: id })),
  );
  const rank = ({ id }: Amenity) => {
    const at = MATTERING.indexOf(id);
    return at < 0 ? MATTERING.length : at;
  };
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAIN_AMENITIES);
}
