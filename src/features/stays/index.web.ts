export { ListingPage } from './web/listing/listing-page.tsx';
export { noteLeft, noteOpened } from './web/listing/note-opened.ts';
export { stayNights } from './web/listing/stay-nights.ts';
export {
  ListingGone,
  listingHead,
  loadListing,
  loadSearchPage,
  registerStayDialogs,
  SearchFormPage,
  SearchPage,
  searchFormHead,
} from './web/route-parts.ts';
export { monthsLabel } from './web/search/months-label.ts';
export { StayCard } from './web/search/stay-card.tsx';
export { foundPlace } from './web/search/use-place-label.ts';
