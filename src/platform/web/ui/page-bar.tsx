import { type ReactNode, useEffect } from 'react';

/**
 * A bar at the bottom of a page with its main action, where that isn't beside the page. On a phone
 * it replaces the shell's bar (`shell.css`).
 */
export function PageBar({ children }: { children: ReactNode }) {
  useRoomBelow();
  return (
    <div className="page-bar above-bottom-bar sticky bottom-0 z-20 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden noscript:hidden">
      <div className="content-width flex items-center justify-between gap-4 py-3">{children}</div>
    </div>
  );
}

/** Focused elements are scrolled clear of the bar. */
function useRoomBelow(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = '6rem';
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
}
