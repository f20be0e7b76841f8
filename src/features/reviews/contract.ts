export * from './contract/routes.ts';

import {
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
  writeReview,
  replyToReview,
  reportReview,
] as const;
