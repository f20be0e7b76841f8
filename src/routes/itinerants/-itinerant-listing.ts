import { liveListing } from '../-live-listing.ts';

export const ItinerantListing = liveListing(
  () => import('./-itinerant-listing-view.tsx'),
  'ItinerantListing',
  ['itinerants'],
);

export const prepareItinerantListing = ItinerantListing.prepare;
