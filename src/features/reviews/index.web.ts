import { lazyRouteComponent } from '@tanstack/react-router';

export { loadFirstReviews } from './web/load-reviews.ts';

export const ReviewsSection = lazyRouteComponent(
  () => import('./web/reviews-section.tsx'),
  'ReviewsSection',
);
