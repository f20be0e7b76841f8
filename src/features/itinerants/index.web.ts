export {
  ItinerantGone,
  ItinerantSearchPage,
  ItinerantsPage,
  itinerantHead,
  loadItinerant,
  loadItinerantsPage,
  registerItinerantDialogs,
} from './web/lazy-parts.ts';
export { itinerantNights } from './web/page/itinerant-nights.ts';
export { ItinerantPage } from './web/page/itinerant-page.tsx';
export { itinerantSearchHead } from './web/search-form/search-form-head.ts';
