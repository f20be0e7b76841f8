import type { DemoItinerant } from '../itinerants/demo-itinerant.ts';
import { type Line, line } from '../text/line.ts';
import type { DemoStay, InstantText } from '../types.ts';
import { ITINERANT_LETTERS, STAY_LETTERS } from './data/letters.ts';

/** What guests and hosts write about a kind of listing. */
export interface Letters {
  readonly requests: readonly Line[];
  readonly replies: readonly string[];
  readonly declines: readonly string[];
  readonly guestCancels: readonly string[];
  readonly hostCancels: readonly string[];
}

/** A listing as those who reserve it look at it. */
export interface BookedListing {
  readonly id: string;
  readonly hostId: string;
  readonly city: string;
  readonly longitude: number;
  readonly createdAt: InstantText;
  /** Units of each night, and how many of them so many guests take. */
  readonly capacity: number;
  unitsFor(guests: number): number;
  /** Guests of one reservation at most. */
  readonly mostGuests: number;
  readonly takesPets: boolean;
  readonly letters: Letters;
}

const letters = ({ requests, ...rest }: typeof STAY_LETTERS): Letters => ({
  ...rest,
  requests: requests.map((text) => line(text)),
});
const OF_STAYS = letters(STAY_LETTERS);
const OF_ITINERANTS = letters(ITINERANT_LETTERS);

export function bookedStay(stay: DemoStay): BookedListing {
  const { id, hostId, city, longitude, createdAt, capacity } = stay;
  return {
    id,
    hostId,
    city,
    longitude,
    createdAt,
    capacity,
    unitsFor: () => 1,
    mostGuests: Math.max(1, Math.floor(stay.guestCount / stay.capacity)),
    takesPets: stay.fees.pet > 0,
    letters: OF_STAYS,
  };
}

export function bookedItinerant(itinerant: DemoItinerant): BookedListing {
  const { id, hostId, city, longitude, createdAt, guestCount } = itinerant;
  return {
    id,
    hostId,
    city,
    longitude,
    createdAt,
    capacity: guestCount,
    unitsFor: (guests) => guests,
    mostGuests: guestCount,
    takesPets: itinerant.fees.pet > 0,
    letters: OF_ITINERANTS,
  };
}
