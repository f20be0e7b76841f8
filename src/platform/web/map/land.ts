import type { FeatureCollection, Position } from 'geojson';
import { feature, type Topology } from 'topojson-client';

/** Content of `public/map/land.json`; Natural Earth, in the public domain. */
export interface LandFile {
  readonly land: Topology;
  readonly borders: Topology;
}

export interface LandFeatures {
  readonly land: FeatureCollection;
  readonly borders: FeatureCollection;
}

let loading: Promise<LandFeatures> | undefined;

/** Coasts and borders, fetched once from our own server. */
export function loadLand(): Promise<LandFeatures> {
  loading ??= fetch('/map/land.json')
    .then((response) => {
      if (!response.ok) throw new Error(`the land answered ${response.status}`);
      return response.json() as Promise<LandFile>;
    })
    .then(landFeatures)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The file's content for the map. */
export function landFeatures({ land, borders }: LandFile): LandFeatures {
  return {
    land: flat(extractFeatures(land, 'land')),
    borders: extractFeatures(borders, 'borders'),
  };
}

function extractFeatures(topology: Topology, name: string): FeatureCollection {
  const object = topology.objects[name];
  if (object === undefined) throw new TypeError(`the map has no ${name}`);
  const made = feature(topology, object);
  return made.type === 'FeatureCollection' ? made : { type: 'FeatureCollection', features: [made] };
}

function flat(collection: FeatureCollection): FeatureCollection {
  const features = collection.features.map((one) =>
    one.geometry.type === 'MultiPolygon'
      ? {
          ...one,
          geometry: {
            ...one.geometry,
            coordinates: one.geometry.coordinates.map(planarPolygon),
          },
        }
      : one,
  );
  return { ...collection, features };
}

const NEXT_TO_POLE = 89.9;

/**
 * Rings for a flat map. The atlas is made for a globe: its rings step from 180 to −180 where they
 * cross the antimeridian, and Antarctica's runs once around the pole. Here longitudes go on beyond
 * 180, which the drawing library wraps, and a ring around a pole is closed along the map's edge.
 */
export function planarRing(ring: readonly Position[]): Position[] {
  const planar: Position[] = [];
  let turn = 0;
  let before: number | undefined;
  for (const [longitude = 0, latitude = 0] of ring) {
    if (before !== undefined) {
      if (longitude - before > 180) turn -= 360;
      if (longitude - before < -180) turn += 360;
    }
    before = longitude;
    planar.push([longitude + turn, latitude]);
  }
  const first = planar[0];
  const last = planar.at(-1);
  if (first === undefined || last === undefined) return planar;
  if (turn === 0) return nearTheMiddle(planar);
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...planar, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}

/** The rings of a polygon for a flat map; the globe's hole at a pole is left out. */
export function planarPolygon(rings: readonly (readonly Position[])[]): Position[][] {
  return rings
    .filter((ring) => ring.some(([, latitude = 0]) => Math.abs(latitude) < NEXT_TO_POLE))
    .map(planarRing);
}

/** A ring that begins at the antimeridian may have continued at the far side of it. */
function nearTheMiddle(ring: Position[]): Position[] {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const shift = middle < -180 ? 360 : middle > 180 ? -360 : 0;
  return shift === 0
    ? ring
    : ring.map(([longitude = 0, latitude = 0]) => [longitude + shift, latitude]);
}
