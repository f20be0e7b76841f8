import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is needed.

const reviews = () => import('./load-reviews.ts');
export const loadFirstReviews = lazyCall(reviews, 'loadFirstReviews');

export const ReviewsSection = lazyPage(() => import('./reviews-section.tsx'), 'ReviewsSection');

const toWrite = () => import('./writing/to-write.ts');
export const ReviewsToWrite = lazyPage(toWrite, 'ReviewsToWrite');
export const loadReviewsToWrite = lazyCall(toWrite, 'loadReviewsToWrite');
