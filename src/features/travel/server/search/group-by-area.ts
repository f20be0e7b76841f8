import { boundingBox, distanceKm, isInside, type Position } from '#domain/places.ts';
import { RADIUS_KM } from './plan-search.ts';

/**
 * For each town, the positions that count as in it, as in a search around it. One may be in several
 * towns. Towns are looked up by degrees of latitude: measuring every distance would take longer than
 * all the rest.
 */
export function groupByArea<Item extends Position>(
  towns: readonly Position[],
  items: readonly Item[],
): Item[][] {
  const found: Item[][] = towns.map(() => []);
  const areas = towns.map((town, nth) => ({ town, nth, box: boundingBox(town, RADIUS_KM) }));
  const byDegree = Map.groupBy(
    areas.flatMap((area) => {
      const [south, north] = [Math.floor(area.box.south), Math.floor(area.box.north)];
      return Array.from({ length: north - south + 1 }, (_, on) => ({ ...area, at: south + on }));
    }),
    ({ at }) => at,
  );
  for (const item of items) {
    for (const { town, nth, box } of byDegree.get(Math.floor(item.latitude)) ?? []) {
      if (isInside(box, item) && distanceKm(town, item) <= RADIUS_KM) found[nth]?.push(item);
    }
  }
  return found;
}
