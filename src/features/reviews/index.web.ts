import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/writing/register-dialogs.ts';

export { loadFirstReviews } from './web/load-reviews.ts';

export const ReviewsSection = lazyPage(() => import('./web/reviews-section.tsx'), 'ReviewsSection');
export const ReservationReviews = lazyPage(
  () => import('./web/writing/reservation-reviews.tsx'),
  'ReservationReviews',
);
export const GuestReviews = lazyPage(
  () => import('./web/writing/guest-reviews.tsx'),
  'GuestReviews',
);
export const ReviewsToWrite = lazyPage(
  () => import('./web/writing/reviews-to-write.tsx'),
  'ReviewsToWrite',
);

/** Folders with the texts of what is written and read around a reservation. */
export const REVIEW_TEXTS: readonly string[] = ['reviews', 'reviews/writing'];

const writingData = () => import('./web/writing/load-writing.ts');
export const loadGuestReviews = lazyCall(writingData, 'loadGuestReviews');
export const loadReservationReviews = lazyCall(writingData, 'loadReservationReviews');
export const loadReviewsToWrite = lazyCall(writingData, 'loadReviewsToWrite');
