// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const comparePrices: RouteAddress<typeof contract.comparePrices> = {
  method: 'GET',
  path: '/api/stays/comparable-prices',
  access: 'signed-in',
  idempotent: false,
};

export const countCategories: RouteAddress<typeof contract.countCategories> = {
  method: 'GET',
  path: '/api/stays/categories',
  access: 'public',
  idempotent: false,
};

export const createStay: RouteAddress<typeof contract.createStay> = {
  method: 'POST',
  path: '/api/listings',
  access: 'signed-in',
  idempotent: true,
};

export const listChoices: RouteAddress<typeof contract.listChoices> = {
  method: 'GET',
  path: '/api/stays/choices',
  access: 'public',
  idempotent: false,
};

export const listPins: RouteAddress<typeof contract.listPins> = {
  method: 'GET',
  path: '/api/stays/pins',
  access: 'public',
  idempotent: false,
};

export const noteView: RouteAddress<typeof contract.noteView> = {
  method: 'POST',
  path: '/api/opened-listings/:id',
  access: 'public',
  idempotent: false,
};

export const previewStay: RouteAddress<typeof contract.previewStay> = {
  method: 'POST',
  path: '/api/listings/preview',
  access: 'signed-in',
  idempotent: false,
};

export const quoteStay: RouteAddress<typeof contract.quoteStay> = {
  method: 'GET',
  path: '/api/listings/:id/quote',
  access: 'public',
  idempotent: false,
};

export const searchStays: RouteAddress<typeof contract.searchStays> = {
  method: 'GET',
  path: '/api/listings',
  access: 'public',
  idempotent: false,
};

export const showAnalytics: RouteAddress<typeof contract.showAnalytics> = {
  method: 'GET',
  path: '/api/stays/analytics',
  access: 'public',
  idempotent: false,
};

export const showCalendar: RouteAddress<typeof contract.showCalendar> = {
  method: 'GET',
  path: '/api/listings/:id/calendar',
  access: 'public',
  idempotent: false,
};

export const showCard: RouteAddress<typeof contract.showCard> = {
  method: 'GET',
  path: '/api/listings/:id/card',
  access: 'public',
  idempotent: false,
};

export const showPriceRange: RouteAddress<typeof contract.showPriceRange> = {
  method: 'GET',
  path: '/api/stays/price-range',
  access: 'public',
  idempotent: false,
};

export const showRecentStay: RouteAddress<typeof contract.showRecentStay> = {
  method: 'GET',
  path: '/api/recentListing',
  access: 'signed-in',
  idempotent: false,
};

export const showStay: RouteAddress<typeof contract.showStay> = {
  method: 'GET',
  path: '/api/listings/:id',
  access: 'public',
  idempotent: false,
};

export const showStayForm: RouteAddress<typeof contract.showStayForm> = {
  method: 'GET',
  path: '/api/listinginfo/:id',
  access: 'signed-in',
  idempotent: false,
};

export const similarStays: RouteAddress<typeof contract.similarStays> = {
  method: 'GET',
  path: '/api/listings/:id/similar',
  access: 'public',
  idempotent: false,
};

export const updateStay: RouteAddress<typeof contract.updateStay> = {
  method: 'POST',
  path: '/api/listinginfo/:id',
  access: 'signed-in',
  idempotent: false,
};
