/** Error codes of hosting, shared by all kinds of listings. */
export const HOSTING_ERRORS = [
  'listing-changed',
  'listing-commitments',
  'too-many-listings',
  'too-many-uploads',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof HOSTING_ERRORS)[number], true> {}
}
