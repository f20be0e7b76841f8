// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as filterRoutes from './filter-routes.ts';
import type * as hosting from './hosting.ts';
import type * as routes from './routes.ts';

export const listChoices: RouteAddress<typeof filterRoutes.listChoices> = {
  method: 'GET',
  path: '/api/stays/choices',
  access: 'public',
  idempotent: false,
};

export const showAnalytics: RouteAddress<typeof filterRoutes.showAnalytics> = {
  method: 'GET',
  path: '/api/stays/analytics',
  access: 'public',
  idempotent: false,
};

export const createStay: RouteAddress<typeof hosting.createStay> = {
  method: 'POST',
  path: '/api/listings',
  access: 'signed-in',
  idempotent: true,
};

export const previewStay: RouteAddress<typeof hosting.previewStay> = {
  method: 'POST',
  path: '/api/listings/preview',
  access: 'signed-in',
  idempotent: false,
};

export const showRecentStay: RouteAddress<typeof hosting.showRecentStay> = {
  method: 'GET',
  path: '/api/recentListing',
  access: 'signed-in',
  idempotent: false,
};

export const showStayForm: RouteAddress<typeof hosting.showStayForm> = {
  method: 'GET',
  path: '/api/listinginfo/:id',
  access: 'signed-in',
  idempotent: false,
};

export const updateStay: RouteAddress<typeof hosting.updateStay> = {
  method: 'POST',
  path: '/api/listinginfo/:id',
  access: 'signed-in',
  idempotent: false,
};

export const countCategories: RouteAddress<typeof routes.countCategories> = {
  method: 'GET',
  path: '/api/stays/categories',
  access: 'public',
  idempotent: false,
};

export const listPins: RouteAddress<typeof routes.listPins> = {
  method: 'GET',
  path: '/api/stays/pins',
  access: 'public',
  idempotent: false,
};

export const quoteStay: RouteAddress<typeof routes.quoteStay> = {
  method: 'GET',
  path: '/api/listings/:id/quote',
  access: 'public',
  idempotent: false,
};

export const searchStays: RouteAddress<typeof routes.searchStays> = {
  method: 'GET',
  path: '/api/listings',
  access: 'public',
  idempotent: false,
};

export const showCalendar: RouteAddress<typeof routes.showCalendar> = {
  method: 'GET',
  path: '/api/listings/:id/calendar',
  access: 'public',
  idempotent: false,
};

export const showCard: RouteAddress<typeof routes.showCard> = {
  method: 'GET',
  path: '/api/listings/:id/card',
  access: 'public',
  idempotent: false,
};

export const showPriceRange: RouteAddress<typeof routes.showPriceRange> = {
  method: 'GET',
  path: '/api/stays/price-range',
  access: 'public',
  idempotent: false,
};

export const showStay: RouteAddress<typeof routes.showStay> = {
  method: 'GET',
  path: '/api/listings/:id',
  access: 'public',
  idempotent: false,
};

export const similarStays: RouteAddress<typeof routes.similarStays> = {
  method: 'GET',
  path: '/api/listings/:id/similar',
  access: 'public',
  idempotent: false,
};
