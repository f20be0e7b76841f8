// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const addFavorite: RouteAddress<typeof contract.addFavorite> = {
  method: 'POST',
  path: '/api/favorites',
  access: 'signed-in',
  idempotent: true,
};

export const deleteFavorite: RouteAddress<typeof contract.deleteFavorite> = {
  method: 'DELETE',
  path: '/api/favorites',
  access: 'signed-in',
  idempotent: false,
};

export const deleteListing: RouteAddress<typeof contract.deleteListing> = {
  method: 'DELETE',
  path: '/api/listings/:id',
  access: 'signed-in',
  idempotent: false,
};

export const listFavorites: RouteAddress<typeof contract.listFavorites> = {
  method: 'GET',
  path: '/api/favorites',
  access: 'signed-in',
  idempotent: false,
};

export const listHosted: RouteAddress<typeof contract.listHosted> = {
  method: 'GET',
  path: '/api/profiles/:id/listings',
  access: 'public',
  idempotent: false,
};

export const listOwnListings: RouteAddress<typeof contract.listOwnListings> = {
  method: 'GET',
  path: '/api/properties',
  access: 'signed-in',
  idempotent: false,
};

export const mergeFavorites: RouteAddress<typeof contract.mergeFavorites> = {
  method: 'POST',
  path: '/api/favorites/merge',
  access: 'signed-in',
  idempotent: false,
};

export const pauseListing: RouteAddress<typeof contract.pauseListing> = {
  method: 'PUT',
  path: '/api/listings/:id/pause',
  access: 'signed-in',
  idempotent: false,
};

export const setGuestCondition: RouteAddress<typeof contract.setGuestCondition> = {
  method: 'PUT',
  path: '/api/listings/:id/guest-condition',
  access: 'signed-in',
  idempotent: false,
};

export const showKeptFavorites: RouteAddress<typeof contract.showKeptFavorites> = {
  method: 'GET',
  path: '/api/favorites/kept',
  access: 'public',
  idempotent: false,
};
