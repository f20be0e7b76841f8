import {
  type HomeCursor,
  homeFurtherOn,
  type ListedHome,
  listedHomes,
} from '#features/stays/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { entriesOf, type MappedPage, URL_SET } from './site-map.ts';

/** How many homes one map has at most, and how many of them are read at a time. */
export interface MapSizes {
  readonly perMap: number;
  readonly perRead: number;
}

/** At most what sitemaps.org allows in a file. */
export const MAP_SIZES: MapSizes = { perMap: 50_000, perRead: 1_000 };

/** Which of the listed homes one map names. */
export interface HomeRange {
  /** The last home of the map before, null for the first map. */
  readonly after: HomeCursor | null;
  /** Its last home; null for the last map, which new homes join. */
  readonly upTo: HomeCursor | null;
}

/** Cuts the listed homes into maps, in steps of one map. */
export async function cutIntoMaps(db: Queryable, { perMap }: MapSizes): Promise<HomeRange[]> {
  const ranges: HomeRange[] = [];
  let after: HomeCursor | null = null;
  for (;;) {
    const upTo: HomeCursor | null = await homeFurtherOn(db, after, perMap);
    if (upTo === null) break;
    ranges.push({ after, upTo });
    after = upTo;
  }
  if ((await homeFurtherOn(db, after, 1)) !== null) ranges.push({ after, upTo: null });
  return ranges;
}

/** A map of homes, piece by piece: no more of it is held than one read brings. */
export async function* homesMapOf(
  db: Queryable,
  origin: string,
  { after, upTo }: HomeRange,
  { perMap, perRead }: MapSizes,
): AsyncGenerator<string, void> {
  yield URL_SET.open;
  let last = after;
  let left = perMap;
  while (left > 0) {
    const homes: ListedHome[] = await listedHomes(
      db,
      { after: last, upTo },
      Math.min(left, perRead),
    );
    if (homes.length === 0) break;
    yield entriesOf(origin, homes.map(pageOf));
    last = homes.at(-1) ?? null;
    left -= homes.length;
  }
  yield URL_SET.close;
}

function pageOf({ id, changedAt }: ListedHome): MappedPage {
  return { path: `/listings/${id}`, changed: changedAt.toString({ smallestUnit: 'second' }) };
}
