// The page of one of them, for the route that fetches it when somebody is there.
export { ItinerantPage } from './web/page/itinerant-page.tsx';
