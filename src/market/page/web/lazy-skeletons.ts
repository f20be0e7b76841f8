import { lazyRouteComponent } from '@tanstack/react-router';

// Fetched with the page that each stands in for, since every page imports the routes.

export const ListingSkeleton = lazyRouteComponent(
  () => import('./page-skeleton.tsx'),
  'ListingSkeleton',
);
export const ListingGridSkeleton = lazyRouteComponent(
  () => import('./cards/listing-grid-skeleton.tsx'),
  'ListingGridSkeleton',
);
