export {
  ListingGone,
  listingHead,
  loadListing,
  loadSearchPage,
  registerStayDialogs,
  SearchFormPage,
  SearchPage,
} from './web/lazy-parts.ts';
export { ListingPage } from './web/listing/listing-page.tsx';
export { stayNights } from './web/listing/stay-nights.ts';
export { monthsLabel } from './web/search/months-label.ts';
export { searchFormHead } from './web/search/search-form-head.ts';
export { StayCard } from './web/search/stay-card.tsx';
export { foundPlace } from './web/search/use-place-label.ts';
