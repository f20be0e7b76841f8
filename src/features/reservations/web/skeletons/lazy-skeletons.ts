import { lazyRouteComponent } from '@tanstack/react-router';

// Loaded with the page that each one stands for, since every page imports the routes.

const skeletons = () => import('./skeletons.tsx');
export const HostCalendarSkeleton = lazyRouteComponent(skeletons, 'HostCalendarSkeleton');
export const ReservationListSkeleton = lazyRouteComponent(skeletons, 'ReservationListSkeleton');
export const ReservationSkeleton = lazyRouteComponent(skeletons, 'ReservationSkeleton');
