import type { Position } from '#domain/places.ts';
import type { Random } from './random.ts';

const METRES_PER_DEGREE = 111_320;

/** A position within `reach` metres of another, to six places. */
export function scatter(around: Position, reach: number, random: Random): Position {
  const distance = reach * Math.sqrt(random.next());
  const angle = random.next() * 2 * Math.PI;
  const latitude = around.latitude + (distance * Math.cos(angle)) / METRES_PER_DEGREE;
  const across = METRES_PER_DEGREE * Math.cos((around.latitude * Math.PI) / 180);
  const longitude = around.longitude + (distance * Math.sin(angle)) / across;
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}
