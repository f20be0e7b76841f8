import { hydrateListing } from '../-hydrate-listing.ts';

export const ItinerantListing = hydrateListing(
  () => import('./-itinerant-listing-view.tsx'),
  'ItinerantListing',
  ['itinerants'],
);

export const prepareItinerantListing = ItinerantListing.prepare;
