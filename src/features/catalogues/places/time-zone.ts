import { createRequire } from 'node:module';

/** The package has no types of its own. */
const zoneAt: (latitude: number, longitude: number) => string = createRequire(import.meta.url)(
  'tz-lookup',
);

/** The IANA time zone of a point on Earth. */
export function timeZoneAt(position: {
  readonly latitude: number;
  readonly longitude: number;
}): string {
  return zoneAt(position.latitude, position.longitude);
}
