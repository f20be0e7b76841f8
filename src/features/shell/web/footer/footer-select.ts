/** Classes of the footer's menus. */
export const FOOTER_SELECT =
  'h-11 min-w-0 max-w-full rounded-pill border border-line-strong bg-raised px-4 text-ink text-sm';
