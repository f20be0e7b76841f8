import type { Feature, FeatureCollection } from 'geojson';
import { feature, type Topology } from 'topojson-client';
import { boundingBox, isInside, type Position } from '#domain/places.ts';
import { GROUND_KM } from './ground-box.ts';

/** Terrain of a neighbourhood. */
export type GroundKind = 'centre' | 'leafy' | 'mooring' | 'beach' | 'green';

/** A neighbourhood that is known. */
export interface GroundPart extends Position {
  readonly name: string;
  readonly ground: GroundKind;
  /** One sentence about it, in English. */
  readonly note: string;
}

/** An airport of a city. */
export interface GroundAirport extends Position {
  /** Its IATA code. */
  readonly code: string;
}

/** A railway station of a city. */
export interface GroundStation extends Position {
  readonly name: string;
}

/**
 * Waters of a city by their source: coasts and lakes of GSHHG (LGPL 3), and what lies further
 * inland, of OpenStreetMap (ODbL).
 */
export const WATER_PARTS = ['coasts', 'inland'] as const;
export type WaterPart = (typeof WATER_PARTS)[number];

/** Content of `public/map/ground/CITY.json`. */
export interface GroundFile {
  /** An object a part. */
  readonly water: Topology;
  readonly parts: readonly GroundPart[];
  /** Null where none is known, or it is too far away to belong to the city. */
  readonly airport: GroundAirport | null;
  /** Empty where no trains run, or none are known. */
  readonly stations: readonly GroundStation[];
}

/** A city whose ground is known, by its middle. */
export interface GroundPlace extends Position {
  readonly id: string;
}

/** A city's ground for the map. */
export interface Ground {
  readonly place: GroundPlace;
  readonly water: FeatureCollection;
  readonly parts: readonly GroundPart[];
  readonly airport: GroundAirport | null;
  readonly stations: readonly GroundStation[];
}

let listing: Promise<readonly GroundPlace[]> | undefined;
const loading = new Map<string, Promise<Ground>>();

/** Every city whose ground is known, from a list of 5 kB that is fetched once. */
export function loadGroundPlaces(): Promise<readonly GroundPlace[]> {
  listing ??= fetchJson<[id: string, latitude: number, longitude: number][]>('/map/grounds.json')
    .then((rows) => rows.map(([id, latitude, longitude]) => ({ id, latitude, longitude })))
    .catch((error: unknown) => {
      listing = undefined;
      throw error;
    });
  return listing;
}

/** The ground of a city, fetched once: 40 kB at most. */
export function loadGround(place: GroundPlace): Promise<Ground> {
  const known = loading.get(place.id);
  if (known !== undefined) return known;
  const coming = fetchJson<GroundFile>(`/map/ground/${place.id}.json`)
    .then(({ water, ...known }) => ({ ...known, place, water: decodeWater(water) }))
    .catch((error: unknown) => {
      loading.delete(place.id);
      throw error;
    });
  loading.set(place.id, coming);
  return coming;
}

/** The waters of a city's file in degrees. */
export function decodeWater(topology: Topology): FeatureCollection {
  const features = WATER_PARTS.flatMap((part) => decodePart(topology, part));
  return { type: 'FeatureCollection', features };
}

/** The waters of one source. */
export function decodePart(topology: Topology, part: WaterPart): Feature[] {
  const water = topology.objects[part];
  if (water === undefined) throw new TypeError(`the ground has no ${part}`);
  const made = feature(topology, water);
  return made.type === 'FeatureCollection' ? made.features : [made];
}

/** The city whose ground contains a position, the nearest first; undefined where none is known. */
export function placeAround(
  places: readonly GroundPlace[],
  position: Position,
): GroundPlace | undefined {
  return places
    .filter((place) => isInside(boundingBox(place, GROUND_KM), position))
    .sort((a, b) => degreesApart(a, position) - degreesApart(b, position))[0];
}

/** Degrees between two positions on a map without curvature; near by enough to compare. */
export function degreesApart(one: Position, other: Position): number {
  const around = Math.abs(one.longitude - other.longitude);
  const east = Math.min(around, 360 - around) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east);
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
