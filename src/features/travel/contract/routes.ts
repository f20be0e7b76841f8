import { searchFlights } from './flights.ts';
import { countStayDays } from './stay-days.ts';
import { listAirports, listFestivals, listTravelTargets } from './targets.ts';
import { compareTrips } from './totals.ts';

/** Every call of travel. */
export const travelRoutes = [
  searchFlights,
  compareTrips,
  listTravelTargets,
  listFestivals,
  listAirports,
  countStayDays,
] as const;
