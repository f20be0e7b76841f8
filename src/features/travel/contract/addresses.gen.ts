// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as flights from './flights.ts';
import type * as placeCosts from './place-costs.ts';
import type * as stayDays from './stay-days.ts';
import type * as targets from './targets.ts';
import type * as totals from './totals.ts';

export const searchFlights: RouteAddress<typeof flights.searchFlights> = {
  method: 'POST',
  path: '/api/flightsAPIService',
  access: 'public',
  idempotent: false,
};

export const listPlaceCosts: RouteAddress<typeof placeCosts.listPlaceCosts> = {
  method: 'GET',
  path: '/api/travel/place-costs',
  access: 'public',
  idempotent: false,
};

export const countStayDays: RouteAddress<typeof stayDays.countStayDays> = {
  method: 'GET',
  path: '/api/stay-days',
  access: 'signed-in',
  idempotent: false,
};

export const listAirports: RouteAddress<typeof targets.listAirports> = {
  method: 'GET',
  path: '/api/airports',
  access: 'public',
  idempotent: false,
};

export const listFestivals: RouteAddress<typeof targets.listFestivals> = {
  method: 'GET',
  path: '/api/festivals',
  access: 'public',
  idempotent: false,
};

export const listTravelTargets: RouteAddress<typeof targets.listTravelTargets> = {
  method: 'GET',
  path: '/api/travel/targets',
  access: 'public',
  idempotent: false,
};

export const compareTrips: RouteAddress<typeof totals.compareTrips> = {
  method: 'POST',
  path: '/api/travel/totals',
  access: 'public',
  idempotent: false,
};
