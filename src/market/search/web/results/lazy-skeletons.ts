import { lazyRouteComponent } from '@tanstack/react-router';

// Loaded with the page that each one stands for, since every page imports the routes.

const skeletons = () => import('./results-skeletons.tsx');
export const LandingSkeleton = lazyRouteComponent(skeletons, 'LandingSkeleton');
export const ResultsSkeleton = lazyRouteComponent(skeletons, 'ResultsSkeleton');
