import { ListingPage } from '#features/stays/index.web.ts';
import { liveListing } from '../-live-listing.ts';

export const StayListing = liveListing(
  () => import('./-stay-listing-view.tsx'),
  'StayListing',
  ListingPage,
  ['stays'],
);

export const prepareStayListing = StayListing.prepare;
