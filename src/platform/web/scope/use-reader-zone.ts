import { useSyncExternalStore } from 'react';
import { usePreferences } from './preferences.tsx';

const never = () => () => undefined;
const deviceZone = (): string | null => Temporal.Now.timeZoneId();
const unknown = (): string | null => null;

/**
 * The reader's IANA zone: the chosen one, else the device's. Null while nobody chose one and the
 * page isn't live: the server can't know it.
 */
export function useReaderZone(): string | null {
  const { timeZone } = usePreferences();
  const device = useSyncExternalStore(never, deviceZone, unknown);
  return timeZone ?? device;
}
