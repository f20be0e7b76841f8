/** Error codes of a host's listings of any kind. */
export const LISTING_ERRORS = ['listing-has-reservations'] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof LISTING_ERRORS)[number], true> {}
}
