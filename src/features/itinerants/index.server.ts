export { itinerantBooking } from './server/booking/itinerant-booking.ts';
export { pricesForDates as itinerantPricesForDates } from './server/booking/prices-for-dates.ts';
export { makeItinerantRoutes } from './server/routes.ts';
export { itinerantFigures } from './server/store/search/itinerant-figures.ts';
