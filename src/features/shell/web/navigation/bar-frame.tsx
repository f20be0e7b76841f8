import { type ReactNode, useRef } from 'react';
import { useScrollMark } from '#platform/web/scroll/use-scroll-mark.ts';
import { isBarHidden } from './is-bar-hidden.ts';

/**
 * What moves the bar over the page and away, with the shadow of what stands in it. It never changes its height, so nothing below it
 * shifts, and whoever walks by keyboard keeps it.
 */
export function BarFrame({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  useScrollMark(header, 'data-away', isBarHidden);
  return (
    <header
      ref={header}
      className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur transition-transform duration-200 ease-calm data-away:not-[:has(:focus-visible)]:-translate-y-[calc(100%+3rem)]"
    >
      {children}
    </header>
  );
}
