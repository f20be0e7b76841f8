import { boundingBox, type Position } from '#domain/places.ts';

/** Km from a city's middle to each edge of the square whose ground is known. */
export const GROUND_KM = 60;

/** West, south, east, north in degrees; east is beyond 180 where the square crosses it. */
export interface GroundBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The square around a city, with longitudes that exceed 180 where needed. */
export function groundBox(middle: Position): GroundBox {
  const { west, south, east, north } = boundingBox(middle, GROUND_KM);
  return { west, south, east: east < west ? east + 360 : east, north };
}
