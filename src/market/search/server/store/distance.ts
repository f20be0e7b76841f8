import { type SQL, sql } from 'drizzle-orm';
import { type BoundingBox, boundingBox, type Position } from '#domain/places.ts';

const EARTH_RADIUS_KM = 6371.0088;

/** Rows of a search table `x` in a box, including its edges; uses the index on positions. */
export function isInBox(box: BoundingBox): SQL {
  const inside = (west: number, east: number): SQL =>
    sql`x.position <@ box(
      point(${west}::double precision, ${box.south}::double precision),
      point(${east}::double precision, ${box.north}::double precision))`;
  if (box.west <= box.east) return inside(box.west, box.east);
  return sql`(${inside(box.west, 180)} or ${inside(-180, box.east)})`;
}

/**
 * Haversine of the angle between a position and that of a search table's row `x`: it grows with the
 * distance, and needs no root or arc sine. `domain/places` computes the same.
 */
export function haversineTo({ latitude, longitude }: Position): SQL {
  return sql`(
      power(sin(radians(x.position[1] - ${latitude}::double precision) / 2), 2)
      + ${Math.cos((latitude * Math.PI) / 180)}::double precision * cos(radians(x.position[1]))
        * power(sin(radians(x.position[0] - ${longitude}::double precision) / 2), 2))`;
}

/** Converts a haversine to kilometres. */
export function haversineToKm(haversine: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Rows of a search table `x` within a great-circle distance: the box first, then exactly. */
export function isWithin(centre: Position, radiusKm: number): SQL {
  const limit = Math.sin(radiusKm / EARTH_RADIUS_KM / 2) ** 2;
  return sql`${isInBox(boundingBox(centre, radiusKm))}
    and ${haversineTo(centre)} <= ${limit}::double precision`;
}
