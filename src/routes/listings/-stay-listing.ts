import { liveListing } from '../-live-listing.ts';

export const StayListing = liveListing(() => import('./-stay-listing-view.tsx'), 'StayListing', [
  'stays',
]);

export const prepareStayListing = StayListing.prepare;
