import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { whenFirstInteraction } from '#platform/web/hydration/first-interaction.ts';
import { prefersReducedMotion } from '#platform/web/scope/prefers-reduced-motion.ts';
import type { PageScroll } from '#platform/web/scroll/page-scroll.ts';
import { useScrollMark } from '#platform/web/scroll/use-scroll-mark.ts';
import { ArrowUp } from '#platform/web/ui/icons.ts';

const isPast100 = ({ past100 }: PageScroll) => past100;

/**
 * A button to the top, once the page is scrolled past 100 px (spec 1 §2.5). It covers nothing: on a
 * desktop it is next to the content, elsewhere in an empty corner (`shell.css`).
 */
export function ScrollToTop() {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useScrollMark(button, 'data-shown', isPast100);
  useClearCorner(button);
  return (
    <button
      ref={button}
      type="button"
      aria-label={t`Back to the top`}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
        // The button disappears at the top; the focus moves to the beginning of the page.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
      className="to-top above-bottom-bar shown-by-scroll fixed z-20 grid h-11 place-items-center border-line bg-raised text-ink shadow-float hover:border-line-strong"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}

/**
 * Positions the button. It is hidden until the first scroll, so that code loads at the first sign
 * of one.
 */
function useClearCorner(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    const place = async () => {
      await whenFirstInteraction();
      const { keepInClearCorner } = await import('./clear-corner.ts');
      if (stop !== null && button.current !== null) stop = keepInClearCorner(button.current);
    };
    // Without it the button remains hidden on a narrow page; scrolling works as usual.
    place().catch(() => {});
    return () => {
      stop?.();
      stop = null;
    };
  }, [button]);
}
