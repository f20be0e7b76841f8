import './web/register-dialogs.ts';

export { useRememberDates } from './web/last-dates.ts';
export { ListingGridSkeleton, ListingSkeleton } from './web/lazy-skeletons.ts';
