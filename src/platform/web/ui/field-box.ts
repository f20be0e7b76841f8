/** A field of the search form. */
export const FIELD_LABEL = 'mb-1.5 block font-semibold text-sm';
export const FIELD_BOX =
  'h-12 w-full min-w-0 rounded-xl border border-line-strong bg-raised px-4 text-base text-ink placeholder:text-soft';
