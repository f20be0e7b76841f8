/** The page of flights and its bar, and notes on days in a country for pages of stays and trips. */

export { loadTravelPage, registerTravelDialogs, TravelBar, TravelPage } from './web/route-parts.ts';
export { StayDaysForDates, StayDaysOfTrips } from './web/stay-days/stay-days-for-dates.tsx';
export { FlightsThere } from './web/trip-ahead/flights-there.tsx';
