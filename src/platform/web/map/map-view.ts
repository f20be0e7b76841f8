import type { Position } from '#domain/places.ts';

/** West, south, east, north in degrees; west above east crosses the antimeridian. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** The smallest box that holds all positions, over the antimeridian if that is shorter. */
export function boxAround(positions: readonly Position[]): MapBox | null {
  if (positions.length === 0) return null;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude).sort((a, b) => a - b);
  // The widest gap between neighbours is left out of the box.
  let west = longitudes[0] ?? 0;
  let east = longitudes.at(-1) ?? 0;
  let widest = west + 360 - east;
  for (let i = 1; i < longitudes.length; i += 1) {
    const before = longitudes[i - 1] ?? 0;
    const after = longitudes[i] ?? 0;
    if (after - before > widest) {
      widest = after - before;
      west = after;
      east = before;
    }
  }
  return [west, Math.min(...latitudes), east, Math.max(...latitudes)];
}

/** Whether positions are too far apart for a map that is higher than wide. */
export function isWorldWide(positions: readonly Position[]): boolean {
  const box = boxAround(positions);
  if (box === null) return false;
  const [[west], [east]] = toCorners(box);
  return east - west > 180;
}

/** Corners for a map that counts longitudes on beyond 180. */
export function toCorners([west, south, east, north]: MapBox): [
  [number, number],
  [number, number],
] {
  return [
    [west, south],
    [east < west ? east + 360 : east, north],
  ];
}

/**
 * A map's view as a box of real longitudes, to 4 decimals (11 m); a view wider than the world is
 * the whole world.
 */
export function boxOfView(west: number, south: number, east: number, north: number): MapBox {
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4 + 0;
  const clampLatitude = (degrees: number) => Math.max(-90, Math.min(90, degrees));
  const wholeWorld = east - west >= 360;
  return [
    wholeWorld ? -180 : round(wrapped(west)),
    round(clampLatitude(south)),
    wholeWorld ? 180 : round(wrapped(east)),
    round(clampLatitude(north)),
  ];
}

function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
