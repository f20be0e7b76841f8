export {
  loadFirstReviews,
  loadReviewsToWrite,
  ReviewsSection,
  ReviewsToWrite,
} from './web/lazy-parts.ts';
export { GuestReviews } from './web/writing/guest-reviews.tsx';
export {
  loadGuestReviews,
  loadReservationReviews,
  REVIEW_TEXTS,
} from './web/writing/load-writing.ts';
export { registerReviewDialogs } from './web/writing/register-dialogs.ts';
export { ReservationReviews } from './web/writing/reservation-reviews.tsx';
