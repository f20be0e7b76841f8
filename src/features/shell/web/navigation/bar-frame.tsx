import type { ReactNode } from 'react';
import { useBarHidden } from './use-bar-hidden.ts';

/**
 * What moves the bar over the page and away. It alone is drawn anew as one scrolls, not what is in
 * it; it never changes its height, so nothing below it shifts, and whoever walks by keyboard
 * keeps it.
 */
export function BarFrame({ children }: { children: ReactNode }) {
  const hidden = useBarHidden();
  return (
    <header
      data-away={hidden || undefined}
      className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur transition-transform duration-200 ease-calm data-away:not-[:has(:focus-visible)]:-translate-y-full"
    >
      {children}
    </header>
  );
}
