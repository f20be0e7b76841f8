export {
  listingArrivals,
  listingNights,
  listingPictures,
  listingSessions,
  listings,
} from './inventory-tables.ts';
export { favorites, listingDrafts } from './listings-tables.ts';
export { uploads } from './upload-tables.ts';
