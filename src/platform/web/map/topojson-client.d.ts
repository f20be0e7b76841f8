/** The used part of the library, which has no types of its own. */
declare module 'topojson-client' {
  export interface TopologyGeometry {
    readonly type: string;
    readonly arcs?: unknown;
    readonly geometries?: readonly TopologyGeometry[];
  }
  export interface Topology {
    readonly type: 'Topology';
    readonly bbox?: readonly number[];
    readonly transform?: {
      readonly scale: readonly [number, number];
      readonly translate: readonly [number, number];
    };
    readonly objects: Readonly<Record<string, TopologyGeometry>>;
    readonly arcs: readonly (readonly (readonly [number, number])[])[];
  }
  export function quantize(topology: Topology, steps: number): Topology;
  export function feature(
    topology: Topology,
    object: TopologyGeometry,
  ): import('geojson').Feature | import('geojson').FeatureCollection;
  export function meshArcs(
    topology: Topology,
    object: TopologyGeometry,
    filter: (a: TopologyGeometry, b: TopologyGeometry) => boolean,
  ): { type: 'MultiLineString'; arcs: number[][] };
}
