import { lazyPage } from '#platform/web/pages/lazy-page.ts';

export { travelHead } from './web/page-head.ts';

export const TravelPage = lazyPage(() => import('./web/pages/travel-page.tsx'), 'TravelPage');
