/** Pending reviews, loaded with the lists below them. */
export { loadReviewsToWrite } from './load-writing.ts';
export { ReviewsToWrite } from './reviews-to-write.tsx';
