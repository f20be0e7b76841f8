import { ItinerantPage } from '#features/itinerants/index.web.ts';
import { liveListing } from '../-live-listing.ts';

export const ItinerantListing = liveListing(
  () => import('./-itinerant-listing-view.tsx'),
  'ItinerantListing',
  ItinerantPage,
  ['itinerants', 'itinerants/page'],
);

export const prepareItinerantListing = ItinerantListing.prepare;
