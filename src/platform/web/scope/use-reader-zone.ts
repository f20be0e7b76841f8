import { useSyncExternalStore } from 'react';
import { DEVICE_ZONE_COOKIE, isTimeZone } from '#platform/i18n/preferences.ts';
import { keepCookie } from './keep-cookie.ts';
import { pageScope } from './page-scope.ts';
import { usePreferences, useRenderedZone } from './use-preferences.tsx';

/** Zones by name, and whether they are supported here. */
const known = new Map<string, boolean>();
/** A server, which is told names in any spelling of capitals, resets the cache at this size. */
const MAX_KNOWN = 500;

/**
 * The zone, where this browser supports it; otherwise null, as if no zone were chosen. A device
 * whose zone is unknown to its browser reports `Etc/Unknown`.
 */
export function usableZone(zone: string | null): string | null {
  if (zone === null) return null;
  let isUsable = known.get(zone);
  if (isUsable === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    isUsable = isSupportedZone(zone);
    known.set(zone, isUsable);
  }
  return isUsable ? zone : null;
}

/** IANA name of the device's zone; null where it isn't usable. In browsers alone. */
export function deviceZone(): string | null {
  return usableZone(Temporal.Now.timeZoneId());
}

/** Checks both implementations used here: one may know a zone that the other doesn't. */
function isSupportedZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return isTimeZone(zone);
  } catch {
    return false;
  }
}

const never = () => () => undefined;

/**
 * The reader's IANA zone: the chosen one, otherwise the device's. Before hydration the device's is
 * what the server knows of it, for signed-in readers alone. Null where neither is usable.
 */
export function useReaderZone(): string | null {
  const { timeZone } = usePreferences();
  const rendered = useRenderedZone();
  const device = useSyncExternalStore(never, deviceZone, () => usableZone(rendered));
  return usableZone(timeZone) ?? device;
}

/** Stores the device's zone for the server, where it is usable and another one than before. */
export function keepDeviceZone(): void {
  const zone = deviceZone();
  if (zone === null || pageScope().cookie(DEVICE_ZONE_COOKIE) === zone) return;
  keepCookie(DEVICE_ZONE_COOKIE, zone);
}
