// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const changeMailedSearch: RouteAddress<typeof contract.changeMailedSearch> = {
  method: 'PUT',
  path: '/api/mailed-searches/:token',
  access: 'public',
  idempotent: false,
};

export const changeSavedSearch: RouteAddress<typeof contract.changeSavedSearch> = {
  method: 'PUT',
  path: '/api/saved-searches/:id',
  access: 'signed-in',
  idempotent: false,
};

export const deleteSavedSearch: RouteAddress<typeof contract.deleteSavedSearch> = {
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  access: 'signed-in',
  idempotent: false,
};

export const listSavedSearches: RouteAddress<typeof contract.listSavedSearches> = {
  method: 'GET',
  path: '/api/saved-searches',
  access: 'signed-in',
  idempotent: false,
};

export const saveSearch: RouteAddress<typeof contract.saveSearch> = {
  method: 'POST',
  path: '/api/saved-searches',
  access: 'signed-in',
  idempotent: true,
};

export const showMailedSearch: RouteAddress<typeof contract.showMailedSearch> = {
  method: 'GET',
  path: '/api/mailed-searches/:token',
  access: 'public',
  idempotent: false,
};
