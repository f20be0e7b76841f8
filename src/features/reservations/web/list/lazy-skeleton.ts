import { lazyRouteComponent } from '@tanstack/react-router';

/** Loaded with the page that it is a placeholder for, since every page imports the routes. */
export const ReservationListSkeleton = lazyRouteComponent(
  () => import('./reservation-list-skeleton.tsx'),
  'ReservationListSkeleton',
);
