export {
  itinerantBooking,
  loadBoardings,
  meetingPointFor,
} from './server/booking/itinerant-booking.ts';

export { pricesForDates as itinerantPricesForDates } from './server/booking/prices-for-dates.ts';
export { itinerantJobs } from './server/jobs.ts';
export { makeItinerantRoutes } from './server/routes.ts';
export { deleteMeetingPoints, exportStops } from './server/store/meeting-points.ts';
export { itinerantFigures } from './server/store/search/itinerant-figures.ts';
