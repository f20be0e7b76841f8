import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { useStrip } from './use-strip.ts';

/** At the edge of the content, and not beyond it. */
const EDGE = { before: 'start-[clamp(1rem,3vw,2rem)]', after: 'end-[clamp(1rem,3vw,2rem)]' };
/** How far a stop fades where more of them are hidden: under an arrow, and a little past it. */
const FADES = {
  before: '[--fade-before:4.5rem] pointer-coarse:[--fade-before:2rem]',
  after: '[--fade-after:4.5rem] pointer-coarse:[--fade-after:2rem]',
};
const FADED =
  'ltr:[mask-image:linear-gradient(to_right,transparent,#000_var(--fade-before,0px),#000_calc(100%-var(--fade-after,0px)),transparent)] rtl:[mask-image:linear-gradient(to_left,transparent,#000_var(--fade-before,0px),#000_calc(100%-var(--fade-after,0px)),transparent)]';
const ARROW =
  'absolute inset-y-0 z-10 my-auto grid size-11 place-items-center rounded-pill border border-line bg-raised text-ink shadow-float hover:border-line-strong pointer-coarse:hidden noscript:hidden';

/** Classes of a stop in a strip. */
export function stopClass(active: boolean): string {
  return `flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill border px-4 text-sm transition-colors duration-150 ${
    active
      ? 'border-ember bg-ember-tint font-semibold text-ember'
      : 'border-line hover:border-line-strong hover:bg-sunken'
  }`;
}

/**
 * Stops in one line, moved by touch, drag, wheel, arrows and keys; its position is restored (spec 1
 * §2.2).
 */
export function Strip({
  label,
  name,
  children,
}: {
  label: string;
  /** Key of its stored position. */
  name: string;
  /** `li` elements, a link or button in each. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { list, hidden, move } = useStrip(name);
  return (
    <nav aria-label={label} className="border-line border-b">
      <div className="wide-width relative">
        <ul
          ref={list}
          data-strip={name}
          // Visually hidden elements are absolute and would otherwise be outside, and widen the
          // page.
          className={`relative -mx-1 flex select-none gap-2 overflow-x-auto overscroll-x-contain px-1 py-3 [scrollbar-width:none] ${hidden.before || hidden.after ? FADED : ''} ${hidden.before ? FADES.before : ''} ${hidden.after ? FADES.after : ''}`}
        >
          {children}
        </ul>
        {/* The arrow keys move between the stops, so these buttons aren't in the Tab order. */}
        {hidden.before ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t`Scroll back`}
            onClick={() => move(-1)}
            className={`${ARROW} ${EDGE.before}`}
          >
            <ChevronRight aria-hidden="true" className="size-5 ltr:-scale-x-100" />
          </button>
        ) : null}
        {hidden.after ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t`Scroll forward`}
            onClick={() => move(1)}
            className={`${ARROW} ${EDGE.after}`}
          >
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
        ) : null}
      </div>
    </nav>
  );
}
