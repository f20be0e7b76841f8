export { itinerantBooking } from './server/booking/itinerant-booking.ts';
export { makeItinerantRoutes } from './server/routes.ts';
