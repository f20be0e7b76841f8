// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const addToWishlist: RouteAddress<typeof contract.addToWishlist> = {
  method: 'PUT',
  path: '/api/wishlists/:id/entries/:listingId',
  access: 'signed-in',
  idempotent: false,
};

export const compareListings: RouteAddress<typeof contract.compareListings> = {
  method: 'GET',
  path: '/api/compared-listings',
  access: 'public',
  idempotent: false,
};

export const createWishlist: RouteAddress<typeof contract.createWishlist> = {
  method: 'POST',
  path: '/api/wishlists',
  access: 'signed-in',
  idempotent: true,
};

export const deleteWishlist: RouteAddress<typeof contract.deleteWishlist> = {
  method: 'DELETE',
  path: '/api/wishlists/:id',
  access: 'signed-in',
  idempotent: false,
};

export const giveHeart: RouteAddress<typeof contract.giveHeart> = {
  method: 'PUT',
  path: '/api/shared-wishlists/:token/hearts/:listingId',
  access: 'signed-in',
  idempotent: false,
};

export const listWishlists: RouteAddress<typeof contract.listWishlists> = {
  method: 'GET',
  path: '/api/wishlists',
  access: 'signed-in',
  idempotent: false,
};

export const noteWishlistEntry: RouteAddress<typeof contract.noteWishlistEntry> = {
  method: 'PUT',
  path: '/api/wishlists/:id/entries/:listingId/note',
  access: 'signed-in',
  idempotent: false,
};

export const removeFromWishlist: RouteAddress<typeof contract.removeFromWishlist> = {
  method: 'DELETE',
  path: '/api/wishlists/:id/entries/:listingId',
  access: 'signed-in',
  idempotent: false,
};

export const renameWishlist: RouteAddress<typeof contract.renameWishlist> = {
  method: 'PUT',
  path: '/api/wishlists/:id',
  access: 'signed-in',
  idempotent: false,
};

export const shareWishlist: RouteAddress<typeof contract.shareWishlist> = {
  method: 'PUT',
  path: '/api/wishlists/:id/link',
  access: 'signed-in',
  idempotent: false,
};

export const showSharedWishlist: RouteAddress<typeof contract.showSharedWishlist> = {
  method: 'GET',
  path: '/api/shared-wishlists/:token',
  access: 'public',
  idempotent: false,
};

export const showWishlist: RouteAddress<typeof contract.showWishlist> = {
  method: 'GET',
  path: '/api/wishlists/:id',
  access: 'signed-in',
  idempotent: false,
};

export const takeHeart: RouteAddress<typeof contract.takeHeart> = {
  method: 'DELETE',
  path: '/api/shared-wishlists/:token/hearts/:listingId',
  access: 'signed-in',
  idempotent: false,
};

export const unshareWishlist: RouteAddress<typeof contract.unshareWishlist> = {
  method: 'DELETE',
  path: '/api/wishlists/:id/link',
  access: 'signed-in',
  idempotent: false,
};
