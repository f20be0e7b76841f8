/** The codes of refusals about what hosts offer, whichever kind of listing it is. */
export const HOSTING_ERRORS = [
  'listing-changed',
  'listing-commitments',
  'too-many-listings',
  'too-many-uploads',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof HOSTING_ERRORS)[number], true> {}
}
