import { hydrateListing } from '../-hydrate-listing.ts';

export const StayListing = hydrateListing(() => import('./-stay-listing-view.tsx'), 'StayListing', [
  'stays',
]);

export const prepareStayListing = StayListing.prepare;
