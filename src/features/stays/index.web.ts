import './web/listing/register-dialogs.ts';

export {
  ListingGone,
  ListingPage,
  listingHead,
  loadListing,
} from './web/listing/listing-route.ts';
export { ListingSkeleton } from './web/listing/listing-skeleton.tsx';
export { SearchBar } from './web/search/search-bar.tsx';
export { loadSearch, searchQuery } from './web/search/search-data.ts';
export { searchHead } from './web/search/search-head.ts';
export { SearchPage } from './web/search/search-page.tsx';
