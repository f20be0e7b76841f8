import { useSyncExternalStore } from 'react';
import { isTimeZone } from '#platform/i18n/preferences.ts';
import { usePreferences } from './preferences.tsx';

/** Zones by name, and whether this browser supports them. */
const known = new Map<string, boolean>();

/**
 * The zone, where this browser supports it; otherwise null, as if no zone were chosen. A device
 * whose zone is unknown to its browser reports `Etc/Unknown`.
 */
export function usableZone(zone: string | null): string | null {
  if (zone === null) return null;
  const isUsable = known.get(zone) ?? isSupportedZone(zone);
  known.set(zone, isUsable);
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
const unknown = (): string | null => null;

/**
 * The reader's IANA zone: the chosen one, otherwise the device's. Null before hydration without a
 * chosen one, since the server can't know the device's, and where neither is usable.
 */
export function useReaderZone(): string | null {
  const { timeZone } = usePreferences();
  const device = useSyncExternalStore(never, deviceZone, unknown);
  return usableZone(timeZone) ?? device;
}
