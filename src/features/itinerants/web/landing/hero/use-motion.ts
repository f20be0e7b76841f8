import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';

/** Whether the animation runs; `resumed` runs under the pointer and the focus too. */
type MotionChoice = 'moving' | 'paused' | 'resumed';

export interface Motion {
  /** Whether it is running. */
  readonly isMoving: boolean;
  /** False with reduced motion, where there is nothing to pause. */
  readonly canMove: boolean;
  readonly isPaused: boolean;
  /** Action of the button. */
  toggle(): void;
  /** Handlers for the element that contains the animation. */
  readonly pointer: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
  };
  /**
   * Handlers for the block around it: while keyboard focus is in the block, the animation stops.
   */
  readonly keyboard: {
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * An animation that a button pauses (WCAG 2.2.2), and that stops automatically under a pointer,
 * while keyboard focus is inside, in a hidden tab and with reduced motion. After a click on Play
 * the pointer is still over the button, so it stops the animation again only once it has left.
 */
export function useMotion(): Motion {
  const canMove = useMotionAllowed();
  const [wanted, setWanted] = useState<MotionChoice>('moving');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const settle = () => setWanted((now) => (now === 'resumed' ? 'moving' : now));
  const isHeld = wanted !== 'resumed' && (isHovered || isFocused);
  return {
    canMove,
    isMoving: canMove && wanted !== 'paused' && !isHeld && !isHidden,
    isPaused: wanted === 'paused',
    toggle: () => setWanted((now) => (now === 'paused' ? 'resumed' : 'paused')),
    pointer: {
      // A finger doesn't hover.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => {
        setHovered(false);
        settle();
      },
    },
    keyboard: {
      // A mouse click leaves focus on the element, which stops nothing.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      // Moving focus within the block changes nothing.
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setFocused(false);
        settle();
      },
    },
  };
}

/**
 * Cycles through `count` items, one every `ms` while it is running.
 *
 * @returns the current index, from 0
 */
export function useTurns(count: number, ms: number, isMoving: boolean): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), ms);
    return () => clearInterval(timer);
  }, [count, ms, isMoving]);
  return at;
}

const MOVES = '(prefers-reduced-motion: no-preference)';
/** Condition for the ring instead of a strip: `landing.css` reserves the room for its controls. */
const RING = `(min-width: 640px) and ${MOVES}`;

/** Whether animations may run; false until the page is hydrated. */
function useMotionAllowed(): boolean {
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
