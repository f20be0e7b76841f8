export { itinerantNights } from './web/page/itinerant-nights.ts';
export { ItinerantPage } from './web/page/itinerant-page.tsx';
export {
  ItinerantGone,
  ItinerantSearchPage,
  ItinerantsPage,
  itinerantHead,
  itinerantSearchHead,
  loadItinerant,
  loadItinerantsPage,
  registerItinerantDialogs,
} from './web/route-parts.ts';
