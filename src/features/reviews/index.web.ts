export { loadFirstReviews, type ReviewPage } from './web/load-reviews.ts';
export { ReviewsSection } from './web/reviews-section.tsx';
