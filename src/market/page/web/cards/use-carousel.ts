import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#platform/web/scope/prefers-reduced-motion.ts';

/** A row of pictures that scrolls one at a time. */
export interface Carousel {
  readonly track: RefObject<HTMLDivElement | null>;
  /** Index of the visible picture, from 0. */
  readonly index: number;
  /** Whether pictures beyond the first are needed; until then they aren't fetched. */
  readonly isActive: boolean;
  activate(): void;
  /** Moves by a number of pictures in reading direction. */
  move(by: number): void;
  onScroll(): void;
}

/**
 * State of a carousel of `count` pictures; active once in view on touch screens, or when `activate`
 * is called.
 */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isActive, setActive] = useState(false);
  const [target, setTarget] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (element === null || count < 2 || !matchMedia('(pointer: coarse)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      setActive(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    const element = track.current;
    if (element === null || !isActive) return;
    // Scroll positions grow to the left in a right-to-left page.
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const still = prefersReducedMotion();
    element.scrollTo({
      left: sign * target * element.clientWidth,
      behavior: still ? 'instant' : 'smooth',
    });
  }, [target, isActive]);

  return {
    track,
    index,
    isActive,
    activate: () => setActive(true),
    move(by) {
      setActive(true);
      setTarget((((index + by) % count) + count) % count);
    },
    onScroll() {
      const element = track.current;
      if (element === null || element.clientWidth === 0) return;
      const now = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
      if (now === index) return;
      setIndex(now);
      setTarget(now);
    },
  };
}
