// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as choices from './choices.ts';
import type * as figures from './figures.ts';
import type * as page from './page.ts';
import type * as search from './search.ts';
import type * as contract from '../contract.ts';

export const listItinerantChoices: RouteAddress<typeof choices.listItinerantChoices> = {
  method: 'GET',
  path: '/api/itinerant-choices',
  access: 'public',
  idempotent: false,
};

export const listItinerantFigures: RouteAddress<typeof figures.listItinerantFigures> = {
  method: 'GET',
  path: '/api/itinerant-figures',
  access: 'public',
  idempotent: false,
};

export const showItinerant: RouteAddress<typeof page.showItinerant> = {
  method: 'GET',
  path: '/api/itinerants/:id',
  access: 'public',
  idempotent: false,
};

export const countItinerantCategories: RouteAddress<typeof search.countItinerantCategories> = {
  method: 'GET',
  path: '/api/itinerant-categories',
  access: 'public',
  idempotent: false,
};

export const listItinerantPins: RouteAddress<typeof search.listItinerantPins> = {
  method: 'GET',
  path: '/api/itinerant-pins',
  access: 'public',
  idempotent: false,
};

export const searchItinerants: RouteAddress<typeof search.searchItinerants> = {
  method: 'GET',
  path: '/api/itinerants',
  access: 'public',
  idempotent: false,
};

export const showItinerantCard: RouteAddress<typeof search.showItinerantCard> = {
  method: 'GET',
  path: '/api/itinerants/:id/card',
  access: 'public',
  idempotent: false,
};

export const similarItinerants: RouteAddress<typeof search.similarItinerants> = {
  method: 'GET',
  path: '/api/itinerants/:id/similar',
  access: 'public',
  idempotent: false,
};

export const createItinerant: RouteAddress<typeof contract.createItinerant> = {
  method: 'POST',
  path: '/api/itinerants',
  access: 'signed-in',
  idempotent: true,
};

export const goAnyway: RouteAddress<typeof contract.goAnyway> = {
  method: 'POST',
  path: '/api/journeys/:id/go-anyway',
  access: 'signed-in',
  idempotent: true,
};

export const previewItinerant: RouteAddress<typeof contract.previewItinerant> = {
  method: 'POST',
  path: '/api/itinerants/preview',
  access: 'signed-in',
  idempotent: false,
};

export const quoteItinerant: RouteAddress<typeof contract.quoteItinerant> = {
  method: 'GET',
  path: '/api/itinerants/:id/quote',
  access: 'public',
  idempotent: false,
};

export const showItinerantCalendar: RouteAddress<typeof contract.showItinerantCalendar> = {
  method: 'GET',
  path: '/api/itinerants/:id/calendar',
  access: 'public',
  idempotent: false,
};

export const showItinerantForm: RouteAddress<typeof contract.showItinerantForm> = {
  method: 'GET',
  path: '/api/itinerantinfo/:id',
  access: 'signed-in',
  idempotent: false,
};

export const showRecentItinerant: RouteAddress<typeof contract.showRecentItinerant> = {
  method: 'GET',
  path: '/api/recentItinerant',
  access: 'signed-in',
  idempotent: false,
};

export const updateItinerant: RouteAddress<typeof contract.updateItinerant> = {
  method: 'POST',
  path: '/api/itinerantinfo/:id',
  access: 'signed-in',
  idempotent: false,
};
