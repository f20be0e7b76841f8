export interface Position {
  /** Degrees, −90 to 90. */
  readonly latitude: number;
  /** Degrees, −180 to 180. */
  readonly longitude: number;
}

/** A box in degrees. `west` greater than `east` means that it crosses the antimeridian. */
export interface BoundingBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Radius of a search around a point when the URL names none, in km (spec 1 §4.8). */
export const DEFAULT_RADIUS_KM = 10;

const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Great-circle distance in km. */
export function distanceKm(a: Position, b: Position): number {
  const dLat = (b.latitude - a.latitude) * RADIANS;
  const dLon = (b.longitude - a.longitude) * RADIANS;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/**
 * The smallest box around the circle of `radiusKm` around `center`. Across the antimeridian `west`
 * is greater than `east`; a circle that reaches a pole spans all longitudes, −180 to 180.
 */
export function boundingBox(center: Position, radiusKm: number): BoundingBox {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const dLat = angle / RADIANS;
  const south = center.latitude - dLat;
  const north = center.latitude + dLat;
  const reach = Math.sin(angle) / Math.cos(center.latitude * RADIANS);
  if (south <= -90 || north >= 90 || reach >= 1) {
    return { west: -180, south: Math.max(-90, south), east: 180, north: Math.min(90, north) };
  }
  const dLon = Math.asin(reach) / RADIANS;
  return {
    west: wrapLongitude(center.longitude - dLon),
    south,
    east: wrapLongitude(center.longitude + dLon),
    north,
  };
}

/** Whether a position is in a box, its edges included. */
export function isInside(box: BoundingBox, { latitude, longitude }: Position): boolean {
  if (latitude < box.south || latitude > box.north) return false;
  return box.west <= box.east
    ? longitude >= box.west && longitude <= box.east
    : longitude >= box.west || longitude <= box.east;
}

// FNV-1a with a final mix, so that seeds that differ in one character land far apart.
function hashText(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The position shown before the exact address may be seen: moved by 100 to 500 m, always the same
 * for the same seed. The seed can be used to undo the move, so it has to be secret: a keyed digest
 * (HMAC) of the listing's id, never the id itself.
 */
export function approximatePosition(position: Position, seed: string): Position {
  const share = hashText(seed, 0x811c9dc5) / 2 ** 32;
  const bearing = (hashText(seed, 0x01234567) / 2 ** 32) * 2 * Math.PI;
  // Uniform over the ring's area; the margin of 1 m keeps rounded values within the bounds.
  const angle = Math.sqrt(0.101 ** 2 + share * (0.499 ** 2 - 0.101 ** 2)) / EARTH_RADIUS_KM;
  const lat = position.latitude * RADIANS;
  const sinLat =
    Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
  const dLon = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sinLat,
  );
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0;
  return {
    latitude: round(Math.asin(Math.max(-1, Math.min(1, sinLat))) / RADIANS),
    longitude: round(wrapLongitude(position.longitude + dLon / RADIANS)),
  };
}
