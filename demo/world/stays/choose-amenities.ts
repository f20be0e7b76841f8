import type { ListingCategory, Occupancy, SceneryStyle } from '#domain/vocabulary.ts';
import type { AmenityId, EventTypeId } from '#features/catalogues/index.server.ts';
import type { Random } from '../random.ts';
import type { Ground, PictureRegion } from '../types.ts';
import {
  ANYWHERE,
  BY_CATEGORY,
  BY_GROUND,
  BY_OCCUPANCY,
  BY_REGION,
  EVENTS,
  GATHERING_HOMES,
} from './data/amenity-chances.ts';

const FEWEST = 8;
const MAX = 30;
/** Where a longer list is cut, so that not all of the long ones are equally long. */
const CUT_FROM = 24;

export interface AmenitySetting {
  readonly category: ListingCategory;
  readonly occupancy: Occupancy;
  readonly ground: Ground;
  readonly region: PictureRegion;
  readonly scenery: SceneryStyle;
  readonly minNights: number;
  readonly petsPay: boolean;
  readonly longDiscount: boolean;
  /** Whether the city has an underground or a metro at all. */
  readonly metro: boolean;
}

/** Of a pair only one can be true; the second gives way. */
const EXCLUDES: readonly (readonly [AmenityId, AmenityId])[] = [
  ['full-kitchen', 'kitchenette'],
  ['shared-kitchen', 'full-kitchen'],
  ['ensuite-bathroom', 'shared-bathroom'],
  ['private-bathroom', 'shared-bathroom'],
  ['king-bed', 'queen-bed'],
  ['bunk-beds', 'king-bed'],
  ['bunk-beds', 'queen-bed'],
  ['starlink', 'ethernet-port'],
];

/** Nobody heats in the tropics. */
const HEATING: readonly AmenityId[] = [
  'central-heating',
  'underfloor-heating',
  'wood-stove',
  'fireplace',
  'sauna',
];

/**
 * Between 8 and 30 amenities that go with category, occupancy, ground and climate.
 *
 * @param spoken amenities the description names, which are always among them
 */
export function chooseAmenities(
  setting: AmenitySetting,
  spoken: readonly AmenityId[],
  random: Random,
): AmenityId[] {
  const chosen = new Set<AmenityId>(['smoke-alarm', ...spoken]);
  const pools = [
    BY_CATEGORY[setting.category],
    BY_OCCUPANCY[setting.occupancy],
    BY_GROUND[setting.ground],
    BY_REGION[setting.region],
    ANYWHERE,
  ];
  for (const pool of pools) {
    for (const [amenity, probability] of pool) {
      if (random.chance(probability)) chosen.add(amenity);
    }
  }
  if (!chosen.has('starlink')) chosen.add('dedicated-wifi');
  if (setting.scenery === 'Mountains') chosen.add('mountain-view');
  if (setting.petsPay) chosen.add('pet-friendly');
  if (setting.longDiscount) chosen.add('monthly-discount');
  if (setting.minNights >= 14) chosen.add('long-stays-welcome');
  if (!setting.metro) chosen.delete('metro-nearby');
  if (setting.region === 'tropical' || setting.region === 'desert') {
    for (const heating of HEATING) chosen.delete(heating);
  }
  for (const [kept, dropped] of EXCLUDES) {
    if (chosen.has(kept) && !spoken.includes(dropped)) chosen.delete(dropped);
  }
  for (const [amenity] of ANYWHERE) {
    if (chosen.size >= FEWEST) break;
    chosen.add(amenity);
  }
  const max = random.int(CUT_FROM, MAX);
  if (chosen.size <= max) return [...chosen];
  const always: readonly AmenityId[] = ['smoke-alarm', 'dedicated-wifi', 'starlink'];
  const kept = new Set<AmenityId>([...always.filter((id) => chosen.has(id)), ...spoken]);
  for (const amenity of random.sample([...chosen], chosen.size)) {
    if (kept.size >= max) break;
    kept.add(amenity);
  }
  return [...chosen].filter((amenity) => kept.has(amenity));
}

/** Up to five hosted events; a place one has to oneself seldom has any. */
export function chooseEvents(setting: AmenitySetting, random: Random): EventTypeId[] {
  const gathers = GATHERING_HOMES.includes(setting.category);
  const alone = setting.occupancy === 'entire-place';
  if (alone && !random.chance(gathers ? 0.5 : 0.12)) return [];
  const count = gathers ? random.int(2, 5) : random.int(alone ? 1 : 0, alone ? 2 : 3);
  const pool = EVENTS.filter(
    ({ grounds, regions, homes }) =>
      (!grounds || grounds.includes(setting.ground)) &&
      (!regions || regions.includes(setting.region)) &&
      (!homes || homes.includes(setting.category)),
  );
  return random.sample(pool, count).map(({ id }) => id);
}
