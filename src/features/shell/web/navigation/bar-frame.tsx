import { type ReactNode, useRef } from 'react';
import { useScrollMark } from '#platform/web/scroll/use-scroll-mark.ts';
import { isBarHidden } from './is-bar-hidden.ts';

/**
 * Shows and hides the bar above the page, with its shadow. Its height never changes, so nothing
 * below it shifts, and it stays visible for keyboard users.
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
