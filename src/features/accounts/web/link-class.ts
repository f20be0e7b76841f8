/** Classes of a link, or of a button that reads as one, within text. */
export const LINK =
  'inline-flex min-h-11 items-center font-semibold text-ember underline underline-offset-4 hover:text-ember-strong disabled:opacity-60';
