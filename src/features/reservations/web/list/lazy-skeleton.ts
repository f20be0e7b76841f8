import { lazyRouteComponent } from '@tanstack/react-router';

/** Fetched with the page that it stands in for, since every page imports the routes. */
export const ReservationListSkeleton = lazyRouteComponent(
  () => import('./reservation-list-skeleton.tsx'),
  'ReservationListSkeleton',
);
