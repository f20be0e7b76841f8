import { liveListing } from '../-live-listing.ts';

export const ItinerantListing = liveListing(
  () => import('./-itinerant-listing-view.tsx'),
  'ItinerantListing',
  ['itinerants', 'itinerants/page'],
);

export const prepareItinerantListing = ItinerantListing.prepare;
