export { itinerantNights } from './web/page/itinerant-nights.ts';
export { ItinerantPage } from './web/page/itinerant-page.tsx';
export { useWorkHours } from './web/page/work/use-work-hours.ts';
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
