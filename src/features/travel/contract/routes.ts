import { searchFlights } from './flights.ts';
import { listPlaceCosts } from './place-costs.ts';
import { countStayDays } from './stay-days.ts';
import { listAirports, listFestivals, listTravelTargets } from './targets.ts';
import { compareTrips } from './totals.ts';

/** Every call of travel. */
export const travelRoutes = [
  searchFlights,
  compareTrips,
  listPlaceCosts,
  listTravelTargets,
  listFestivals,
  listAirports,
  countStayDays,
] as const;
