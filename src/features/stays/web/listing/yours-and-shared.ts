import type { StayDetails } from '../../contract.ts';

/** What one has to oneself. */
interface Yours {
  /** Rooms or beds of which one is let at a time; null where all of it is one's own. */
  readonly unitsInAll: number | null;
  /** Guests that a room holds, or all of it. */
  readonly sleeps: number;
  /** Of a home that is let as a whole; null where one has a part of it. */
  readonly rooms: number | null;
  readonly bathrooms: number | null;
  /** Of a room: whether its bathroom is its own. */
  readonly ownBathroom: boolean;
}

/** What one uses together with others. */
interface Shared {
  readonly kitchen: boolean;
  readonly livingRoom: boolean;
  /** Null where each room has its own. */
  readonly bathrooms: number | null;
}

type Told = Pick<
  StayDetails,
  'occupancy' | 'capacity' | 'guestCount' | 'roomCount' | 'bathroomCount' | 'amenityGroups'
>;

const OWN_BATHROOM = ['ensuite-bathroom', 'private-bathroom'];
const KITCHENS = ['shared-kitchen', 'full-kitchen', 'outdoor-kitchen', 'vegetarian-kitchen'];

/** What of a home is a guest's own, and what is shared; null where nothing is. */
export function yoursAndShared(stay: Told): { yours: Yours; shared: Shared | null } {
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
  // A suite has its bathroom; of a room it has to be said.
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
