import { useSyncExternalStore } from 'react';

/** From here on list and map are side by side. */
const WIDE = '(min-width: 960px)';

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a map beside the list; false until the page is hydrated. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
