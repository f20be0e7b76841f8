export { itinerantNights } from './web/page/itinerant-nights.ts';
export { ItinerantPage } from './web/page/itinerant-page.tsx';
