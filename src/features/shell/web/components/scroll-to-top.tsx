import { useLingui } from '@lingui/react/macro';
import { standsStill } from '#platform/web/scope/stands-still.ts';
import { usePageScroll } from '#platform/web/scroll/use-page-scroll.ts';
import { ArrowUp } from '#platform/web/ui/icons.ts';

/** Back to the top, once the page is scrolled past 100 px (spec 1 §2.5). */
export function ScrollToTop() {
  const { t } = useLingui();
  const shown = usePageScroll(({ past100 }) => past100);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={t`Back to the top`}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: standsStill() ? 'instant' : 'smooth' });
        // The button goes away up there; the keyboard goes on where the page begins.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
      className="above-bottom-bar fade-in fixed bottom-(--floor) z-20 grid size-11 place-items-center rounded-pill border border-line bg-raised text-ink shadow-float hover:border-line-strong max-md:start-4 md:end-6"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}
