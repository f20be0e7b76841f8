import { distanceKm, type Position } from './places.ts';

/**
 * Legs from this length on are drawn along the great circle; on a shorter one the difference is
 * invisible.
 */
export const CURVED_FROM_KM = 300;
/** Km between the points of a curved leg. */
const POINT_EVERY_KM = 100;
/** Sine of an angle: nearer than this to half a turn no great circle is the shortest. */
const MIN_SINE = 1e-6;
const RADIANS = Math.PI / 180;

/**
 * Degrees in the order of maps. The longitude exceeds ±180 where the route crosses the
 * antimeridian, so that the line doesn't run around the world.
 */
export type LinePoint = readonly [longitude: number, latitude: number];

/**
 * The route through some stops, in their order: the points of the line from each to the next, one
 * leg fewer than there are stops. Each leg begins where the one before it ends.
 */
export function routeLegs(stops: readonly Position[]): LinePoint[][] {
  const legs: LinePoint[][] = [];
  let from = stops[0];
  let longitude = from?.longitude ?? 0;
  for (const to of stops.slice(1)) {
    if (from === undefined) break;
    const leg = pointsBetween(from, to).map(([east, north]): LinePoint => {
      longitude = nearest(east, longitude);
      return [longitude, north];
    });
    legs.push(leg);
    from = to;
  }
  return legs;
}

function pointsBetween(from: Position, to: Position): LinePoint[] {
  const ends: LinePoint[] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ];
  const length = distanceKm(from, to);
  if (length < CURVED_FROM_KM) return ends;
  const between = greatCircle(from, to, Math.ceil(length / POINT_EVERY_KM));
  return [...ends.slice(0, 1), ...between, ...ends.slice(1)];
}

/** The points that divide a great circle into equal pieces, without its ends. */
function greatCircle(from: Position, to: Position, pieces: number): LinePoint[] {
  const start = toVector(from);
  const end = toVector(to);
  const cosine = start.reduce((sum, part, axis) => sum + part * (end[axis] ?? 0), 0);
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const sine = Math.sin(angle);
  if (sine < MIN_SINE) return [];
  return Array.from({ length: pieces - 1 }, (_, at) => {
    const share = (at + 1) / pieces;
    const before = Math.sin((1 - share) * angle) / sine;
    const after = Math.sin(share * angle) / sine;
    const [x = 0, y = 0, z = 0] = start.map(
      (part, axis) => part * before + (end[axis] ?? 0) * after,
    );
    return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
  });
}

function toVector({ latitude, longitude }: Position): number[] {
  const level = Math.cos(latitude * RADIANS);
  return [
    level * Math.cos(longitude * RADIANS),
    level * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}

/** The same longitude, shifted by whole turns to be nearest to another. */
function nearest(longitude: number, to: number): number {
  return longitude + 360 * Math.round((to - longitude) / 360);
}
