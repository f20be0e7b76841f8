import type { PageScroll } from '#platform/web/scroll/page-scroll.ts';

/** Whether the top bar has left: beyond 100 px, until one scrolls up (spec 1 §2.2). */
export function isBarHidden({ past100, direction }: PageScroll): boolean {
  return past100 && direction === 'down';
}
