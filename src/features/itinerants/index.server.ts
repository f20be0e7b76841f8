export {
  itinerantBooking,
  loadBoardings,
  meetingPointFor,
  pricesForDates as itinerantPricesForDates,
} from './server/booking/itinerant-booking.ts';
export { itinerantJobs } from './server/jobs.ts';
export { makeItinerantRoutes } from './server/routes.ts';
export { itinerantFigures } from './server/store/figures.ts';
export {
  countAboard,
  decideJourney,
  isWaiting,
  type Journey,
  listDueJourneys,
  loadGoStates,
  lockJourney,
  shareJourney,
} from './server/store/going.ts';
export { deleteMeetingPoints, exportStops } from './server/store/meeting-points.ts';
export { watchedItinerants } from './server/store/search/watched-itinerants.ts';
