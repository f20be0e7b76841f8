import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import {
  degreesApart,
  type Ground,
  type GroundPlace,
  loadGround,
  loadGroundPlaces,
  placeAround,
} from './ground.ts';
import { GROUND_KM } from './ground-box.ts';
import { GROUND_SOURCES, groundFeatures } from './ground-features.ts';

/** Further away a city's rivers are finer than a pixel. */
export const GROUND_ZOOM = 8;
/** Most cities whose ground is fetched for one view. */
const MAX_AT_ONCE = 8;
const DEGREE_KM = 111.195;

/** Callbacks for a map about the ground as it moves. */
export interface GroundListener {
  /** All cities that are shown now. */
  onDrawn(grounds: readonly Ground[]): void;
  /** Whether the ground at the middle of the view is known. */
  onMiddle(isKnown: boolean): void;
}

/**
 * Fetches and draws the ground of cities as a map comes near them; returns a function that ends it.
 * Without the ground a map is plainer but as useful, so failures are silent; the next movement
 * tries again.
 */
export function watchGround(map: LibraryMap, listener: GroundListener): () => void {
  const drawn = new Map<string, Ground>();
  let isGone = false;

  async function look() {
    const places = await loadGroundPlaces();
    if (isGone) return;
    const { lng, lat } = map.getCenter().wrap();
    listener.onMiddle(placeAround(places, { latitude: lat, longitude: lng }) !== undefined);
    if (map.getZoom() < GROUND_ZOOM) return;
    const missing = placesInView(map, places).filter(({ id }) => !drawn.has(id));
    const found = await Promise.allSettled(missing.map(loadGround));
    const fresh = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (isGone || fresh.length === 0) return;
    for (const ground of fresh) drawn.set(ground.place.id, ground);
    const grounds = [...drawn.values()];
    const features = groundFeatures(grounds);
    for (const source of GROUND_SOURCES) {
      map.getSource<GeoJSONSource>(source)?.setData(features[source]);
    }
    listener.onDrawn(grounds);
  }

  const lookQuietly = () => void look().catch(() => {});
  lookQuietly();
  map.on('moveend', lookQuietly);
  return () => {
    isGone = true;
    map.off('moveend', lookQuietly);
  };
}

/** The cities whose ground reaches into the view, the nearest to its middle first. */
function placesInView(map: LibraryMap, places: readonly GroundPlace[]): GroundPlace[] {
  const middle = map.getCenter().wrap();
  const { latitude, longitude } = { latitude: middle.lat, longitude: middle.lng };
  const bounds = map.getBounds();
  const high = (bounds.getNorth() - bounds.getSouth()) / 2 + GROUND_KM / DEGREE_KM;
  const wide =
    (bounds.getEast() - bounds.getWest()) / 2 +
    GROUND_KM / DEGREE_KM / Math.cos((latitude * Math.PI) / 180);
  return places
    .filter((place) => {
      const around = Math.abs(place.longitude - longitude);
      return Math.abs(place.latitude - latitude) < high && Math.min(around, 360 - around) < wide;
    })
    .sort(
      (a, b) => degreesApart(a, { latitude, longitude }) - degreesApart(b, { latitude, longitude }),
    )
    .slice(0, MAX_AT_ONCE);
}
