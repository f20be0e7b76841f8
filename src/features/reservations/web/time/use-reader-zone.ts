import { useSyncExternalStore } from 'react';

const never = () => () => {};
const readZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = (): string | null => null;

/** The reader's IANA zone; null on the server, which can't know it, and while hydrating. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(never, readZone, unknown);
}
