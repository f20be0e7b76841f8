import { useSyncExternalStore } from 'react';

/** The stay that is pointed at, in the list or on the map; each lights it in the other. */
let highlighted: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function highlightListing(id: string | null): void {
  if (highlighted === id) return;
  highlighted = id;
  for (const listener of listeners) listener();
}

/** Id of the listing that is highlighted. */
export function useHighlightedListing(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => highlighted,
    () => null,
  );
}

/** Whether this listing is highlighted; only its card renders again. */
export function useIsHighlighted(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => highlighted === id,
    () => false,
  );
}
