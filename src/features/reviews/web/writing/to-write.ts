/** What can still be written, fetched with the lists that it stands above. */
export { loadReviewsToWrite } from './load-writing.ts';
export { ReviewsToWrite } from './reviews-to-write.tsx';
