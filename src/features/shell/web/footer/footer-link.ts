/** Classes of one link of the footer. */
export const FOOTER_LINK =
  'inline-flex min-h-11 min-w-11 items-center text-start underline-offset-4 hover:text-ink hover:underline';
