/** Flights for a trip, which are searched at other services, and days in a country. */

export { travelErrors } from './server/errors.ts';
export { makeTravelRoutes } from './server/routes.ts';
