import { useSyncExternalStore } from 'react';
import { usePreferences } from '#platform/web/scope/preferences.tsx';

const MOVES = '(prefers-reduced-motion: no-preference)';
/** Where a strip gives way to the ring: `landing.css` keeps room for what comes with it. */
const RING = `(min-width: 640px) and ${MOVES}`;

/** Whether things may move by themselves; false until the page is live. */
export function useMotionAllowed(): boolean {
  return useMedia(MOVES);
}

/** Whether the cards stand in a ring, in place of a strip; false until the page is live. */
export function useRing(): boolean {
  return useMedia(RING);
}

function useMedia(query: string): boolean {
  const { motion } = usePreferences();
  const matches = useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
  return matches && motion !== 'reduced';
}
