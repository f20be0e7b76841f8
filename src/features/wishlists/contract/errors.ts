/** The codes of refusals about wishlists. */
export const WISHLIST_ERRORS = ['too-many-wishlists', 'wishlist-full'] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof WISHLIST_ERRORS)[number], true> {}
}
