export * from './contract/routes.ts';

import {
  listGuestReviews,
  listReviews,
  listToWrite,
  replyToReview,
  reportReview,
  showReviews,
  writeReview,
} from './contract/routes.ts';

export const reviewRoutes = [
  listReviews,
  listToWrite,
  showReviews,
  listGuestReviews,
  writeReview,
  replyToReview,
  reportReview,
] as const;
