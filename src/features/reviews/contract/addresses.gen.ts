// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const listGuestReviews: RouteAddress<typeof contract.listGuestReviews> = {
  method: 'GET',
  path: '/api/reservations/:id/guest-reviews',
  access: 'signed-in',
  idempotent: false,
};

export const listHostReviews: RouteAddress<typeof contract.listHostReviews> = {
  method: 'GET',
  path: '/api/profiles/:id/reviews',
  access: 'public',
  idempotent: false,
};

export const listReviews: RouteAddress<typeof contract.listReviews> = {
  method: 'GET',
  path: '/api/listings/:id/reviews',
  access: 'public',
  idempotent: false,
};

export const listReviewsByHosts: RouteAddress<typeof contract.listReviewsByHosts> = {
  method: 'GET',
  path: '/api/profiles/:id/guest-reviews',
  access: 'signed-in',
  idempotent: false,
};

export const listToWrite: RouteAddress<typeof contract.listToWrite> = {
  method: 'GET',
  path: '/api/reviews/to-write',
  access: 'signed-in',
  idempotent: false,
};

export const replyToReview: RouteAddress<typeof contract.replyToReview> = {
  method: 'POST',
  path: '/api/reviews/:id/reply',
  access: 'signed-in',
  idempotent: true,
};

export const showReviews: RouteAddress<typeof contract.showReviews> = {
  method: 'GET',
  path: '/api/reservations/:id/reviews',
  access: 'signed-in',
  idempotent: false,
};

export const writeReview: RouteAddress<typeof contract.writeReview> = {
  method: 'POST',
  path: '/api/reservations/:id/reviews',
  access: 'signed-in',
  idempotent: true,
};
