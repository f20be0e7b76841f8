import { lazyPage } from '#platform/web/pages/lazy-page.ts';

export { loadFirstReviews } from './web/load-reviews.ts';

export const ReviewsSection = lazyPage(() => import('./web/reviews-section.tsx'), 'ReviewsSection');
