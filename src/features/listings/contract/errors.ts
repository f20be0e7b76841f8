/** The codes of refusals about listings of any kind. */
export const LISTING_ERRORS = [
  'nights-taken',
  'session-full',
  'session-over',
  'too-many-guests',
  'too-few-nights',
  'date-past',
  'listing-has-reservations',
  'listing-changed',
  'listing-commitments',
  'too-many-listings',
  'too-many-uploads',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof LISTING_ERRORS)[number], true> {}
}
