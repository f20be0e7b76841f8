import type { FeatureCollection } from 'geojson';
import { feature, type Topology } from 'topojson-client';
import { planarPolygon } from './planar-rings.ts';

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
