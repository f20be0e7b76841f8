import type { ListingCategory, SceneryStyle } from '#domain/vocabulary.ts';
import { createRandom, hashSeed } from './random.ts';
import {
  type Interior,
  PICTURES_OF_A_HOME,
  type Region,
  type SceneSpec,
  type Subject,
  type Time,
} from './spec.ts';

/** Which rooms a kind of home has, those that tell most about it first. */
const ROOMS: Record<ListingCategory, readonly Interior[]> = {
  Van: ['bunk', 'kitchen', 'desk', 'hammock'],
  Home: ['desk', 'lounge', 'kitchen', 'garden', 'bunk'],
  Mansion: ['lounge', 'desk', 'table', 'garden', 'bunk'],
  Houseboat: ['desk', 'bunk', 'kitchen', 'hammock'],
  MultiStory: ['lounge', 'desk', 'kitchen', 'bunk', 'table'],
  Minka: ['lounge', 'garden', 'desk', 'kitchen'],
  Cottage: ['kitchen', 'garden', 'desk', 'bunk', 'lounge'],
  Modern: ['lounge', 'desk', 'kitchen', 'bunk', 'garden'],
  Cabin: ['lounge', 'desk', 'bunk', 'kitchen', 'hammock'],
  Camp: ['bunk', 'hammock', 'desk', 'garden'],
  Loft: ['desk', 'lounge', 'kitchen', 'table', 'bunk'],
  Building: ['desk', 'table', 'bunk', 'kitchen', 'lounge'],
  Village: ['garden', 'kitchen', 'table', 'desk', 'bunk'],
  Resort: ['hammock', 'lounge', 'table', 'bunk', 'garden'],
};

/** What the pictures of a listing show, in order; the second round starts after the last. */
const ROUND: readonly Subject[] = [
  'exterior',
  'interior',
  'landscape',
  'interior',
  'detail',
  'exterior',
  'interior',
];

const TIMES_OF_DAY: readonly Time[] = ['day', 'dusk', 'day', 'dawn', 'dusk', 'night', 'day'];

/**
 * The picture of a listing at a place in its row. Index 0 is the home itself in its landscape;
 * then come rooms, surroundings and details.
 *
 * @param listingSeed any integer that is the listing's own
 * @param index 0 or more; the first five are always different from each other
 */
export function sceneFor(
  listingSeed: number,
  index: number,
  listing: { category: ListingCategory; scenery: SceneryStyle; region: Region },
): SceneSpec {
  const own = createRandom(hashSeed(listingSeed, 'listing'));
  const home = Math.floor(hashSeed(listingSeed, 'home') / PICTURES_OF_A_HOME) * PICTURES_OF_A_HOME;
  const firstTime = own.int(0, TIMES_OF_DAY.length - 1);
  const firstRoom = own.int(0, 1);
  const subject = ROUND[index % ROUND.length] ?? 'exterior';
  const time = TIMES_OF_DAY[(firstTime + index * 2) % TIMES_OF_DAY.length] ?? 'day';
  const spec: SceneSpec = {
    seed: home + (index % PICTURES_OF_A_HOME),
    subject,
    category: listing.category,
    scenery: listing.scenery,
    region: listing.region,
    time,
  };
  if (subject !== 'interior') return spec;
  const rooms = ROOMS[listing.category];
  const before = Array.from({ length: index }, (_, i) => ROUND[i % ROUND.length]).filter(
    (earlier) => earlier === 'interior',
  ).length;
  return { ...spec, interior: rooms[(before + firstRoom) % rooms.length] ?? 'desk' };
}
