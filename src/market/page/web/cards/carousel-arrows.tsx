import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from '#platform/web/ui/icons.ts';

const ARROW =
  'group/arrow pointer-events-auto absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden noscript:hidden';
const DISC =
  'grid size-8 place-items-center rounded-pill bg-raised text-ink shadow-float group-hover/arrow:bg-sunken';

/**
 * Arrows over a card's picture. The keyboard turns pictures with its arrow keys on the card itself,
 * so these are no stops of their own.
 */
export function CarouselArrows({ move }: { move(by: number): void }) {
  const { t } = useLingui();
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-4/3">
      <button
        type="button"
        tabIndex={-1}
        aria-label={t`Previous photo`}
        onClick={() => move(-1)}
        className={`${ARROW} start-1`}
      >
        <span className={DISC}>
          <ChevronRight aria-hidden="true" className="size-4 ltr:-scale-x-100" />
        </span>
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t`Next photo`}
        onClick={() => move(1)}
        className={`${ARROW} end-1`}
      >
        <span className={DISC}>
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </span>
      </button>
    </div>
  );
}
