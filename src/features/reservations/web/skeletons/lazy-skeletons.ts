import { lazySkeleton } from '#platform/web/pages/lazy-skeleton.tsx';

// Loaded with the page that each one stands for, since every page imports the routes.

const skeletons = () => import('./skeletons.tsx');
export const HostCalendarSkeleton = lazySkeleton(skeletons, 'HostCalendarSkeleton');
export const ReservationListSkeleton = lazySkeleton(skeletons, 'ReservationListSkeleton');
export const ReservationSkeleton = lazySkeleton(skeletons, 'ReservationSkeleton');
