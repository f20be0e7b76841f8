import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { creationDialogAt, prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import type { PageScroll } from '#platform/web/scroll/page-scroll.ts';
import { useScrollMark } from '#platform/web/scroll/use-scroll-mark.ts';
import { Plus } from '#platform/web/ui/icons.ts';
import { CreationLabel } from './creation-label.tsx';

const isGoingDown = ({ direction }: PageScroll) => direction === 'down';

/**
 * The floating add button of phones, replacing the bar while that is hidden (spec 1 §2.4); not on a
 * page with a bar of its own, whose price and button it would cover (docs/decisions 0048).
 */
export function AddButton({ signedIn }: { signedIn: boolean }) {
  const dialog = useLocation({ select: ({ pathname }) => creationDialogAt(pathname) });
  const button = useRef<HTMLButtonElement>(null);
  useScrollMark(button, 'data-shown', isGoingDown);
  const prepare = () => prepareCreation(dialog, signedIn);
  return (
    <button
      ref={button}
      type="button"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => startCreation(dialog, signedIn)}
      className="add-button shown-by-scroll fixed end-4 z-30 grid size-12 place-items-center rounded-pill border border-line bg-raised text-ink shadow-float hover:border-line-strong md:hidden [:root:has(.page-bar)_&]:hidden"
    >
      <Plus aria-hidden="true" className="size-6" />
      <span className="sr-only">
        <CreationLabel dialog={dialog} />
      </span>
    </button>
  );
}
