import type { Position } from '#domain/places.ts';
import type { Random } from './random.ts';

const METRES_PER_DEGREE = 111_320;

/** A position within `reach` metres of another, to six places. */
export function scatter(around: Position, reach: number, random: Random): Position {
  const distance = reach * Math.sqrt(random.next());
  const angle = random.next() * 2 * Math.PI;
  return moved(around, distance * Math.cos(angle), distance * Math.sin(angle));
}

/** A position some metres to the north and to the east of another, to six places. */
export function moved(from: Position, north: number, east: number): Position {
  const latitude = from.latitude + north / METRES_PER_DEGREE;
  const across = METRES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180);
  const longitude = from.longitude + east / across;
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}
