import { type GroundPlace, placeAround } from './ground.ts';
import type { MapBox } from './map-view.ts';

/** Width in degrees from which on a view shows coasts drawn for countries: about 100 km. */
const COUNTRY = 0.9;

/** Whether the built-in map would show plain ground alone: close by, and far from every city it knows. */
export function isUnknownGround(
  [west, south, east, north]: MapBox,
  places: readonly GroundPlace[],
): boolean {
  const across = east < west ? east + 360 - west : east - west;
  if (Math.max(across, north - south) >= COUNTRY) return false;
  const longitude = west + across / 2;
  const middle = {
    latitude: (south + north) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  };
  return placeAround(places, middle) === undefined;
}

/**
 * Marks on the map's frame whether a view is empty; `ground.css` folds its container to a strip
 * then.
 */
export function foldUnknownGround(
  container: HTMLElement,
  box: MapBox,
  places: readonly GroundPlace[],
): void {
  const frame = container.closest<HTMLElement>('[data-map-frame]');
  if (frame === null) return;
  if (isUnknownGround(box, places)) frame.dataset.ground = 'none';
  else delete frame.dataset.ground;
}
