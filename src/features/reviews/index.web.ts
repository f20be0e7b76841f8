export {
  guestReviewsPart,
  loadFirstReviews,
  loadPersonReviews,
  loadReviewsToWrite,
  PersonReviews,
  ReviewsSection,
  ReviewsToWrite,
  registerReviewDialogs,
} from './web/route-parts.ts';
export { GuestReviews } from './web/writing/guest-reviews.tsx';
export {
  loadGuestReviews,
  loadReservationReviews,
  REVIEW_TEXTS,
} from './web/writing/load-writing.ts';
export { ReservationReviews } from './web/writing/reservation-reviews.tsx';
