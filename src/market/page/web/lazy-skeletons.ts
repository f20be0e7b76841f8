import { lazyRouteComponent } from '@tanstack/react-router';

// Loaded with the page that each one replaces, since every page imports the routes.

export const ListingSkeleton = lazyRouteComponent(
  () => import('./page-skeleton.tsx'),
  'ListingSkeleton',
);
export const ListingGridSkeleton = lazyRouteComponent(
  () => import('./cards/listing-grid-skeleton.tsx'),
  'ListingGridSkeleton',
);
