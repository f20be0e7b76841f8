import { usePageScroll } from '#platform/web/scroll/use-page-scroll.ts';

/** Whether the top bar has left: beyond 100 px, until one scrolls up (spec 1 §2.2). */
export function useBarHidden(): boolean {
  return usePageScroll(({ past100, direction }) => past100 && direction === 'down');
}
