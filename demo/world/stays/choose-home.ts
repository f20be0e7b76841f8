import type { ListingCategory, Occupancy, SceneryStyle } from '#domain/vocabulary.ts';
import { at, type Random } from '../random.ts';

import type { DemoCity, Ground } from '../types.ts';

/** What can stand on which ground, by weight. */
const BY_GROUND: Readonly<Record<Ground, readonly (readonly [ListingCategory, number])[]>> = {
  centre: [
    ['Home', 13],
    ['Loft', 15],
    ['Building', 15],
    ['MultiStory', 15],
    ['Modern', 13],
    ['Mansion', 5],
  ],
  leafy: [
    ['Home', 17],
    ['Mansion', 14],
    ['Cottage', 10],
    ['Modern', 11],
    ['MultiStory', 6],
    ['Building', 5],
    ['Van', 3],
  ],
  mooring: [['Houseboat', 1]],
  beach: [
    ['Resort', 17],
    ['Van', 13],
    ['Camp', 9],
    ['Village', 9],
    ['Home', 5],
    ['Modern', 6],
    ['Cottage', 5],
  ],
  green: [
    ['Cabin', 48],
    ['Camp', 13],
    ['Village', 15],
    ['Cottage', 11],
    ['Van', 10],
    ['Resort', 8],
    ['Mansion', 4],
  ],
};

const MINKA_COUNTRY = 'JP';
const MINKA_SHARE = 0.8;
/** Homes that are about their stove. */
const COLD_COUNTRY_HOMES: readonly ListingCategory[] = ['Cabin', 'Cottage'];

/** A category that can stand on this ground; in Japan it is often a minka. */
export function chooseCategory(city: DemoCity, ground: Ground, random: Random): ListingCategory {
  if (city.countryCode === MINKA_COUNTRY && random.chance(MINKA_SHARE)) return 'Minka';
  const hot = city.pictureRegion === 'tropical' || city.pictureRegion === 'desert';
  const choices = BY_GROUND[ground];
  return random.weighted(
    hot ? choices.filter(([category]) => !COLD_COUNTRY_HOMES.includes(category)) : choices,
  );
}

const OCCUPANCY_WEIGHTS: Readonly<
  Record<ListingCategory, readonly [entire: number, suite: number, room: number, shared: number]>
> = {
  Van: [10, 0, 0, 0],
  Home: [3, 2, 5, 0.7],
  Mansion: [1, 5, 4, 0.7],
  Houseboat: [8, 1, 2, 0],
  MultiStory: [3, 2, 5, 0],
  Minka: [4, 2, 4, 0.5],
  Cottage: [8, 0, 2, 0],
  Modern: [6, 2, 3, 0],
  Cabin: [9, 0, 1, 0],
  Camp: [4, 2, 1, 5],
  Loft: [6, 1, 3, 0],
  Building: [0, 4, 7, 3],
  Village: [2, 5, 3, 0],
  Resort: [2, 7, 1, 0],
};

export function chooseOccupancy(category: ListingCategory, random: Random): Occupancy {
  const [entire, suite, room, shared] = OCCUPANCY_WEIGHTS[category];
  return random.weighted<Occupancy>([
    ['entire-place', entire],
    ['private-suite', suite],
    ['private-room', room],
    ['shared-room', shared],
  ]);
}

/** A scenery of the city that the ground does not contradict. */
export function chooseScenery(city: DemoCity, ground: Ground, random: Random): SceneryStyle {
  const weight = (scenery: SceneryStyle): number => {
    if (scenery === 'Beach') return ground === 'beach' ? 6 : 0;
    if (ground === 'green')
      return ['Nature', 'Mountains', 'Retreat', 'Scenic'].includes(scenery) ? 4 : 0;
    if (ground === 'mooring') return scenery === 'Scenic' ? 4 : 1;
    return scenery === 'Mountains' || scenery === 'Nature' ? 0.5 : 2;
  };
  const own = city.sceneries.map((scenery) => [scenery, weight(scenery)] as const);
  const always: SceneryStyle =
    ground === 'green' ? 'Retreat' : ground === 'leafy' ? 'ZenMode' : 'Scenic';
  return random.weighted([...own, [always, 0.8] as const]);
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const ENTIRE_BEDROOMS: Readonly<Record<ListingCategory, Range>> = {
  Van: { min: 1, max: 1 },
  Home: { min: 2, max: 4 },
  Mansion: { min: 5, max: 8 },
  Houseboat: { min: 1, max: 3 },
  MultiStory: { min: 2, max: 4 },
  Minka: { min: 2, max: 4 },
  Cottage: { min: 1, max: 3 },
  Modern: { min: 1, max: 3 },
  Cabin: { min: 1, max: 2 },
  Camp: { min: 1, max: 1 },
  Loft: { min: 1, max: 2 },
  Building: { min: 4, max: 8 },
  Village: { min: 1, max: 3 },
  Resort: { min: 1, max: 2 },
};

const SHARED_ROOMS: Readonly<Record<ListingCategory, Range>> = {
  Van: { min: 1, max: 1 },
  Home: { min: 1, max: 4 },
  Mansion: { min: 6, max: 12 },
  Houseboat: { min: 1, max: 2 },
  MultiStory: { min: 2, max: 5 },
  Minka: { min: 2, max: 5 },
  Cottage: { min: 1, max: 2 },
  Modern: { min: 1, max: 3 },
  Cabin: { min: 1, max: 2 },
  Camp: { min: 4, max: 8 },
  Loft: { min: 1, max: 3 },
  Building: { min: 10, max: 24 },
  Village: { min: 6, max: 12 },
  Resort: { min: 8, max: 20 },
};

export interface Size {
  readonly roomCount: number;
  readonly bathroomCount: number;
  readonly guestCount: number;
  readonly includedGuests: number;
  readonly capacity: number;
}

/** Rooms, bathrooms and guests that belong together. */
export function chooseSize(category: ListingCategory, occupancy: Occupancy, random: Random): Size {
  if (occupancy === 'entire-place') {
    const { min, max } = ENTIRE_BEDROOMS[category];
    const roomCount = random.int(min, max);
    const guestCount = Math.min(20, roomCount * 2 + (random.chance(0.3) ? 1 : 0));
    return {
      roomCount,
      bathroomCount: Math.max(1, Math.round(roomCount * at([0.5, 0.7, 1], random.int(0, 2)))),
      guestCount,
      includedGuests: Math.max(1, Math.min(guestCount, roomCount + 1)),
      capacity: 1,
    };
  }
  const { min, max } = SHARED_ROOMS[category];
  const roomCount = random.int(min, max);
  const perRoom =
    occupancy === 'private-suite' ? 2 : occupancy === 'private-room' ? random.int(1, 2) : 1;
  return {
    roomCount,
    bathroomCount:
      occupancy === 'private-suite' ? roomCount : Math.max(1, Math.ceil(roomCount / 3)),
    guestCount: Math.min(20, roomCount * perRoom),
    includedGuests: 1,
    capacity: roomCount,
  };
}
