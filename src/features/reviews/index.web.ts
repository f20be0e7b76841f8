import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/writing/register-dialogs.ts';

const reviews = () => import('./web/load-reviews.ts');
export const loadFirstReviews = lazyCall(reviews, 'loadFirstReviews');

export const ReviewsSection = lazyPage(() => import('./web/reviews-section.tsx'), 'ReviewsSection');

const toWrite = () => import('./web/writing/to-write.ts');
export const ReviewsToWrite = lazyPage(toWrite, 'ReviewsToWrite');
export const loadReviewsToWrite = lazyCall(toWrite, 'loadReviewsToWrite');
