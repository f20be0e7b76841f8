import { useSyncExternalStore } from 'react';
import { usePreferences } from '#platform/web/scope/preferences.tsx';

const MOVES = '(prefers-reduced-motion: no-preference)';
/** Condition for the ring instead of a strip: `landing.css` reserves the room for its controls. */
const RING = `(min-width: 640px) and ${MOVES}`;

/** Whether animations may run; false until the page is hydrated. */
export function useMotionAllowed(): boolean {
  return useMedia(MOVES);
}

/** Whether the cards form a ring instead of a strip; false until the page is hydrated. */
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
