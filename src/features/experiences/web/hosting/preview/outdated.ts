import { useSyncExternalStore } from 'react';
import { ApiError } from '#platform/web/api/client.ts';

let times = 0;
const listeners = new Set<() => void>();

/**
 * Requests previews again where an error means that their price is outdated, for example when the
 * manager of the place has changed it.
 */
export function outdatePreviews(error: unknown): void {
  if (!(error instanceof ApiError) || error.problem.code !== 'price-mismatch') return;
  times += 1;
  for (const listener of listeners) listener();
}

/** Number of times that previews became outdated. */
export function useOutdated(): number {
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): number {
  return times;
}
