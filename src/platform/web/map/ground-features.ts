import type { Feature, FeatureCollection, Position as Point } from 'geojson';
import type { Position } from '#domain/places.ts';
import { type Ground, type GroundPlace, placeAround } from './ground.ts';
import { groundBox } from './ground-box.ts';
import type { MapBox } from './map-view.ts';
import { metresToPixels } from './metres-to-pixels.ts';

/** Radii of the rings around a city's middle, in km. */
export const RING_KM = [1, 3, 5] as const;
/** Metres from a neighbourhood's point to the edge of its tint. */
const PART_M = 750;
/** The zoom for which a tint's size is defined; the style halves it for each zoom below. */
export const PART_SIZE_ZOOM = 20;
const RING_CORNERS = 72;
/** Km of a degree of latitude. */
const DEGREE_KM = 111.195;

/** Data of the built-in map's sources, by their names. */
export function groundFeatures(
  grounds: readonly Ground[],
): Readonly<Record<GroundSource, FeatureCollection>> {
  return {
    'ground-land': collection(grounds.map(({ place }) => toSquare(place))),
    'ground-water': collection(grounds.flatMap(({ water }) => water.features)),
    'ground-parts': collection(
      grounds.flatMap(({ parts }) =>
        parts.map(({ latitude, longitude, ground }) => ({
          type: 'Feature',
          properties: { ground, size: metresToPixels(PART_M, latitude, PART_SIZE_ZOOM) },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        })),
      ),
    ),
    'ground-rings': collection(
      grounds.flatMap(({ place }) => RING_KM.map((km) => ringAround(place, km))),
    ),
  };
}

export const GROUND_SOURCES = [
  'ground-land',
  'ground-water',
  'ground-parts',
  'ground-rings',
] as const;
export type GroundSource = (typeof GROUND_SOURCES)[number];

/** Position of the label on a ring: due north. */
export function pointNorth({ latitude, longitude }: Position, km: number): Position {
  return { latitude: latitude + km / DEGREE_KM, longitude };
}

function toSquare(place: Position): Feature {
  const { west, south, east, north } = groundBox(place);
  const ring: Point[] = [
    [west, north],
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

function ringAround({ latitude, longitude }: Position, km: number): Feature {
  const north = km / DEGREE_KM;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const coordinates = Array.from({ length: RING_CORNERS + 1 }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / RING_CORNERS;
    return [longitude + east * Math.sin(angle), latitude + north * Math.cos(angle)];
  });
  return { type: 'Feature', properties: { km }, geometry: { type: 'LineString', coordinates } };
}

function collection(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features };
}

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
