import type { ListingCategory, SceneryStyle } from '#domain/vocabulary.ts';
import { createRandom, hashSeed, type Random } from './random.ts';
import {
  INTERIORS,
  type Interior,
  PICTURES_OF_A_HOME,
  type Place,
  type Region,
  type SceneSpec,
  type Subject,
  type Time,
} from './spec.ts';

/** Where one eats, and where one is when nothing has to be done, by kind of home. */
const EATING: Partial<Record<ListingCategory, readonly Interior[]>> = {
  Mansion: ['table', 'kitchen'],
  Building: ['table', 'kitchen'],
  Loft: ['kitchen', 'table'],
  Village: ['kitchen', 'table'],
  Resort: ['table'],
};
const AT_EASE: Partial<Record<ListingCategory, readonly Interior[]>> = {
  Van: ['hammock'],
  Camp: ['hammock', 'garden'],
  Houseboat: ['hammock', 'bath'],
  Cabin: ['hammock', 'bath'],
  Resort: ['hammock', 'garden', 'bath'],
  Minka: ['garden', 'bath'],
  Cottage: ['garden', 'bath'],
  Village: ['garden', 'bath'],
  Building: ['bath'],
  Loft: ['bath'],
};
const OF_MAX = { eating: ['kitchen', 'kitchen', 'table'], atEase: ['bath', 'garden'] } as const;

/** Of ten covers seven and more are by day; the other pictures take turns. */
const COVER_BY_DAY = 0.75;
const OTHER_COVERS: readonly Time[] = ['dusk', 'dawn', 'dusk', 'dawn', 'night'];
const TIMES_OF_DAY: readonly Time[] = ['day', 'dusk', 'day', 'dawn', 'day', 'night', 'day'];

type Shown = Interior | Exclude<Subject, 'interior'>;

/** What is let: all of it, a room for oneself in it, or a bed in a room with others. */
export type Let = 'whole' | 'room' | 'bed';

export interface ListingLook {
  readonly category: ListingCategory;
  readonly scenery: SceneryStyle;
  readonly region: Region;
  /** `whole` when left out. */
  readonly let?: Let;
  /** The kind of street that it stands in; none in open country. */
  readonly place?: Place;
}

/**
 * The picture of a listing at a place in its row. The first is what one books, the home or the
 * room; then follow what one chooses by: bed, desk, kitchen or table, bathroom or outdoors, street.
 *
 * @param listingSeed any integer that is the listing's own
 * @param index 0 or more; the first five are always different from each other
 */
export function sceneFor(listingSeed: number, index: number, listing: ListingLook): SceneSpec {
  const own = createRandom(hashSeed(listingSeed, 'listing'));
  const home = Math.floor(hashSeed(listingSeed, 'home') / PICTURES_OF_A_HOME) * PICTURES_OF_A_HOME;
  const cover = own.chance(COVER_BY_DAY) ? 'day' : own.pick(OTHER_COVERS);
  const turn = own.int(0, TIMES_OF_DAY.length - 1);
  const shown = roundOf(listing, own);
  const what = shown[index % shown.length] ?? 'exterior';
  const time =
    index === 0 ? cover : (TIMES_OF_DAY[(turn + index * 2) % TIMES_OF_DAY.length] ?? 'day');
  const spec: SceneSpec = {
    seed: home + (index % PICTURES_OF_A_HOME),
    subject: isRoom(what) ? 'interior' : what,
    category: listing.category,
    scenery: listing.scenery,
    region: listing.region,
    time,
    ...(listing.place === undefined ? {} : { place: listing.place }),
  };
  return isRoom(what) ? { ...spec, interior: what } : spec;
}

/** What the pictures of a listing show, in order; a second round starts after the last. */
function roundOf({ category, let: what = 'whole' }: ListingLook, own: Random): readonly Shown[] {
  const bed: Shown = what === 'bed' ? 'bunk' : 'bed';
  const eating = own.pick(EATING[category] ?? OF_MAX.eating);
  const atEase = own.pick(AT_EASE[category] ?? OF_MAX.atEase);
  const outside = ['exterior', 'lounge', 'landscape', 'exterior', 'detail'] as const;
  if (what === 'whole') return ['exterior', bed, 'desk', eating, atEase, ...outside.slice(1)];
  // A room has a desk, or a corner to sit in, that may say more than its bed.
  const isDeskFirst = what === 'room' && own.chance(0.35);
  const room = isDeskFirst ? (['desk', bed] as const) : ([bed, 'desk'] as const);
  return [...room, eating, atEase, ...outside];
}

function isRoom(what: Shown): what is Interior {
  return (INTERIORS as readonly string[]).includes(what);
}
