import type { ListingCategory } from '#domain/vocabulary.ts';
import { hashSeed } from '../random.ts';
import { PICTURES_OF_A_HOME, type SceneSpec } from '../spec.ts';
import { HOUSEBOATS } from './bodies/boats.ts';
import { BUILDINGS } from './bodies/buildings.ts';
import { CABINS } from './bodies/cabins.ts';
import { COTTAGES } from './bodies/cottages.ts';
import { HOUSES } from './bodies/houses.ts';
import { LOFTS } from './bodies/lofts.ts';
import { MANSIONS } from './bodies/mansions.ts';
import { MINKAS } from './bodies/minkas.ts';
import { MODERN_HOMES } from './bodies/modern-homes.ts';
import { RESORTS } from './bodies/resorts.ts';
import { CAMPS } from './bodies/tents.ts';
import { TOWNHOUSES } from './bodies/townhouses.ts';
import { VANS } from './bodies/vehicles.ts';
import { VILLAGES } from './bodies/villages.ts';
import { building } from './building.ts';
import { cabin } from './cabin.ts';
import { camp } from './camp.ts';
import { cottage } from './cottage.ts';
import type { HomeKind } from './home.ts';
import { house } from './house.ts';
import { houseboat } from './houseboat.ts';
import { loft } from './loft.ts';
import { mansion } from './mansion.ts';
import { minka } from './minka.ts';
import { modern } from './modern.ts';
import { resort } from './resort.ts';
import { townhouse } from './townhouse.ts';
import { van } from './van.ts';
import { village } from './village.ts';

/** How the homes of each listing category may look from outside: at least four bodies each. */
export const HOMES: Record<ListingCategory, readonly HomeKind[]> = {
  Van: [van, ...VANS],
  Home: [house, ...HOUSES],
  Mansion: [mansion, ...MANSIONS],
  Houseboat: [houseboat, ...HOUSEBOATS],
  MultiStory: [townhouse, ...TOWNHOUSES],
  Minka: [minka, ...MINKAS],
  Cottage: [cottage, ...COTTAGES],
  Modern: [modern, ...MODERN_HOMES],
  Cabin: [cabin, ...CABINS],
  Camp: [camp, ...CAMPS],
  Loft: [loft, ...LOFTS],
  Building: [building, ...BUILDINGS],
  Village: [village, ...VILLAGES],
  Resort: [resort, ...RESORTS],
};

/** The body of a picture's home: the same one in all of its pictures. */
export function homeOf({ category, seed }: SceneSpec): HomeKind {
  const bodies = HOMES[category];
  const which = hashSeed(Math.floor(seed / PICTURES_OF_A_HOME), 'body') % bodies.length;
  return bodies[which] as HomeKind;
}
