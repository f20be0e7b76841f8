import type { Position } from '#domain/places.ts';

const WAIT_MS = 10_000;
/** A position of the last minutes is good enough to search around. */
const MAX_AGE_MS = 300_000;
/** Three decimals of a degree are 110 m: nobody has to tell more to find homes around them. */
const DECIMALS = 1e3;

/**
 * Where the person is, as far as they allow it to be known.
 *
 * @throws when they don't, or the device can't tell in time
 */
export function positionOfPerson(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('no geolocation'));
      return;
    }
    const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      reject,
      { timeout: WAIT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
