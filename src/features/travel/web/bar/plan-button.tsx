import { Trans } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Route, Search } from '#platform/web/ui/icons.ts';

/**
 * Opens the three-step search: a button beside the bar, and on phones, where there is no room for
 * the bar, the pill in its place.
 */
export function PlanButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={() => preloadDialog('trip-planner')}
      onFocus={() => preloadDialog('trip-planner')}
      onClick={() => openDialog('trip-planner')}
      className="flex h-11 min-w-0 items-center gap-2 rounded-pill border border-line bg-raised px-4 text-sm hover:border-line-strong max-sm:order-first max-sm:flex-1 max-sm:pe-0.5 max-sm:shadow-float sm:flex-none sm:hover:bg-sunken"
    >
      <Route aria-hidden="true" className="size-4.5 flex-none max-sm:hidden" />
      <span className="truncate font-semibold sm:@max-[46rem]/bar:sr-only">
        <Trans>Plan the whole trip</Trans>
      </span>
      <span className="ms-auto grid size-9.5 flex-none place-items-center rounded-pill bg-ember text-on-ember sm:hidden">
        <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
      </span>
    </button>
  );
}
