import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import { prefersReducedMotion } from '#platform/web/scope/prefers-reduced-motion.ts';
import type { Me } from '#platform/web/scope/router-context.ts';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { PageLink } from '../components/page-link.tsx';

/** How far one press scrolls (spec 1 §2.3). */
const STEP_PX = 150;
const CHIP =
  'flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line px-4 text-sm hover:border-line-strong hover:bg-sunken aria-[current=page]:border-ember aria-[current=page]:font-semibold';
const ARROW =
  'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40';

/** Profile, Account, Blogs, Guides, FAQs, in a row that scrolls sideways (spec 1 §2.3). */
export function AccountRow({ me, onFollow }: { me: Me; onFollow(): void }) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  function scroll(by: 1 | -1) {
    const element = row.current;
    if (element === null) return;
    // Scroll positions grow to the left in a page that reads from the right.
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({
      left: by * sign * STEP_PX,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }

  const readEnds = useCallback(() => {
    const element = row.current;
    if (element === null) return;
    const position = Math.abs(element.scrollLeft);
    const furthest = element.scrollWidth - element.clientWidth;
    setEnds({ atStart: position < 1, atEnd: position > furthest - 1 });
  }, []);

  // It has no width before the menu opens, and a sheet as wide as the screen may hold all of it.
  useEffect(() => {
    if (row.current === null) return;
    const observer = new ResizeObserver(readEnds);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [readEnds]);

  return (
    <div className="my-1 flex items-center border-line border-y py-2">
      <button
        type="button"
        aria-label={t`Scroll back`}
        aria-disabled={ends.atStart}
        onClick={() => scroll(-1)}
        className={ARROW}
      >
        <ChevronRight aria-hidden="true" className="size-5 ltr:-scale-x-100" />
      </button>
      <ul
        ref={row}
        onScroll={readEnds}
        className="flex min-w-0 flex-1 gap-2 overflow-x-auto overscroll-x-contain rounded-pill [scrollbar-width:none]"
      >
        <li>
          <Link to="/profile/$id" params={{ id: me.id }} onClick={onFollow} className={CHIP}>
            <NavigationLabel name="profile" />
          </Link>
        </li>
        <li>
          <Link to="/profile-settings" onClick={onFollow} className={CHIP}>
            <NavigationLabel name="account" />
          </Link>
        </li>
        <li>
          <PageLink to="/blog" onClick={onFollow} className={CHIP}>
            <NavigationLabel name="blogs" />
          </PageLink>
        </li>
        <li>
          <PageLink to="/guide" onClick={onFollow} className={CHIP}>
            <NavigationLabel name="guides" />
          </PageLink>
        </li>
        <li>
          <PageLink to="/faq" onClick={onFollow} className={CHIP}>
            <NavigationLabel name="faqs" />
          </PageLink>
        </li>
      </ul>
      <button
        type="button"
        aria-label={t`Scroll forward`}
        aria-disabled={ends.atEnd}
        onClick={() => scroll(1)}
        className={ARROW}
      >
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </button>
    </div>
  );
}
