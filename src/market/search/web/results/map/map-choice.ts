import { useSyncExternalStore } from 'react';
import { BROWSER_STORAGE } from '#platform/web/scope/browser-storage.ts';

const KEY = BROWSER_STORAGE.resultsMap;
const listeners = new Set<() => void>();

/** Runs in the page's head, before the first paint, so that a closed map never flashes. */
export const MAP_CHOICE_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='closed')document.documentElement.dataset.map='closed'}catch{}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the map beside the list is open; stored in this browser. */
export function useMapOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.map !== 'closed',
    () => true,
  );
}

/** Opens or closes the map beside the list. */
export function chooseMap(open: boolean): void {
  const choice = open ? 'open' : 'closed';
  document.documentElement.dataset.map = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}
