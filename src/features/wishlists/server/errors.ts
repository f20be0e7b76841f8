import { msg } from '@lingui/core/macro';
import { MAX_WISHLIST_ENTRIES, MAX_WISHLISTS } from '#domain/wishlists.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { WISHLIST_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about lists. */
export const wishlistErrors: ErrorEntries<typeof WISHLIST_ERRORS> = {
  'too-many-wishlists': {
    status: 409,
    message: msg`You have ${MAX_WISHLISTS} lists. Delete one to create another.`,
  },
  'wishlist-full': {
    status: 409,
    message: msg`This list has ${MAX_WISHLIST_ENTRIES} entries. Remove one to add another.`,
  },
};
