import { useSyncExternalStore } from 'react';

/** Id of the highlighted listing; hovering it in the list or on the map highlights it in both. */
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

/** Id of the highlighted listing. */
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
