import type { StayDetails } from '../../contract.ts';

/** The part for the guest alone. */
interface Yours {
  /** Rooms or beds, each reserved separately; null where the guest has the whole home. */
  readonly unitsInAll: number | null;
  /** Guests for whom a room, or the whole home, has room. */
  readonly sleeps: number;
  /** Only for a home reserved as a whole; null where the guest has a part of it. */
  readonly rooms: number | null;
  readonly bathrooms: number | null;
  /** Only for a room: whether it has its own bathroom. */
  readonly ownBathroom: boolean;
}

/** The part shared with others. */
interface Shared {
  readonly kitchen: boolean;
  readonly livingRoom: boolean;
  /** Null where each room has its own. */
  readonly bathrooms: number | null;
}

type SharingFields = Pick<
  StayDetails,
  'occupancy' | 'capacity' | 'guestCount' | 'roomCount' | 'bathroomCount' | 'amenityGroups'
>;

const OWN_BATHROOM = ['ensuite-bathroom', 'private-bathroom'];
const KITCHENS = ['shared-kitchen', 'full-kitchen', 'outdoor-kitchen', 'vegetarian-kitchen'];

/** Splits a home into the guest's own and the shared parts; null where nothing is shared. */
export function yoursAndShared(stay: SharingFields): { yours: Yours; shared: Shared | null } {
  const { occupancy, capacity, guestCount, roomCount, bathroomCount } = stay;
  const has = new Set(stay.amenityGroups.flatMap(({ amenities }) => amenities.map(({ id }) => id)));
  const isAny = (ids: readonly string[]) => ids.some((id) => has.has(id));
  if (occupancy === 'entire-place') {
    return {
      yours: {
        unitsInAll: null,
        sleeps: guestCount,
        rooms: roomCount,
        bathrooms: bathroomCount,
        ownBathroom: false,
      },
      shared: null,
    };
  }
  // A suite includes its bathroom; for a room the host has to state it.
  const ownBathroom =
    occupancy !== 'shared-room' &&
    (isAny(OWN_BATHROOM) || (occupancy === 'private-suite' && !has.has('shared-bathroom')));
  return {
    yours: {
      unitsInAll: capacity > 1 ? capacity : null,
      sleeps: Math.max(1, Math.floor(guestCount / capacity)),
      rooms: null,
      bathrooms: null,
      ownBathroom,
    },
    shared: {
      kitchen: isAny(KITCHENS),
      livingRoom: has.has('shared-living-room'),
      bathrooms: ownBathroom ? null : bathroomCount,
    },
  };
}
