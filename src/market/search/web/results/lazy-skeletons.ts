import { lazySkeleton } from '#platform/web/pages/lazy-skeleton.tsx';

// Loaded with the page that each one stands for, since every page imports the routes.

const skeletons = () => import('./results-skeletons.tsx');
export const LandingSkeleton = lazySkeleton(skeletons, 'LandingSkeleton');
export const ResultsSkeleton = lazySkeleton(skeletons, 'ResultsSkeleton');
