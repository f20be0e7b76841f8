import { nightsBetween } from '#domain/dates.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { SECTION_COUNT } from '#domain/search/section-search.ts';
import { staySearch } from '#domain/search/stay-search.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import { monthlyCost, tripCost } from '#domain/trip-total.ts';
import { experienceFigures } from '#features/experiences/index.server.ts';
import { itinerantFigures } from '#features/itinerants/index.server.ts';
import { homeFigures } from '#features/stays/index.server.ts';
import type {
  compareTrips as contract,
  TripTotal,
  TripTotalsInput,
} from '#features/travel/contract.ts';
import type { PriceFigures } from '#market/search/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { type FoundTrip, findTrips } from '../search/find-trips.ts';
import { computeTotalPrice } from '../search/flight-result.ts';
import {
  aroundTarget,
  buildHref,
  homesAround,
  nightsThere,
  type PlannedSearch,
  type PlannedTarget,
  planSearch,
  spendSearch,
} from '../search/plan-search.ts';

import { computeValidity, type FlightPorts } from './search-flights.ts';

const DOLLARS = 'USD';

/**
 * The cost of a month at each of the targets, the least expensive first. Flights are two one-way
 * tickets, as the section searches them; amounts in other currencies than dollars are not added up.
 *
 * @throws Problem with the field that is wrong; 'rate-limited'
 */
export async function compareTrips(
  input: TripTotalsInput,
  context: RequestContext,
  { provider, limits }: FlightPorts,
): Promise<RouteAnswer<typeof contract>> {
  const { startDate, endDate, travelClass: cabin, passengers, type } = input;
  const isOneWay = type !== 'all';
  // Validated with both dates: even a one-way trip has a check-out date.
  const asked = { ...input, departureDate: startDate, returnDate: endDate, isOneWay: true };
  const names = { departureDate: 'startDate', returnDate: 'endDate' };
  const checked = planSearch(asked, context, names);
  const plan: PlannedSearch = isOneWay ? { ...checked, return: null, ticket: 'one-way' } : checked;
  await spendSearch('trip', context, limits);

  const { services, log, now } = context;
  const guests = input.guests ?? passengers;
  const [trips, found] = await Promise.all([
    findTrips(plan, { cabin, passengers }, { provider, services, log, now }),
    loadFigures(plan.targets, { startDate, endDate, guests }, context),
  ]);
  const { nights } = found;
  const totals = trips.map((trip, nth): TripTotal => {
    const flight = toFlight(trip, plan, input);
    const { homes, itinerants, experiences } = found.of(nth);
    const median = homes.median === null ? null : Math.round(homes.median);
    return {
      target: trip.planned.given,
      flight,
      homes: { count: homes.count, median, href: homes.href },
      itinerants: { count: itinerants.count, from: itinerants.min, href: itinerants.href },
      experiences: { count: experiences.count, from: experiences.min, href: experiences.href },
      ...computeSums(flight, median, nights),
    };
  });
  return {
    source: provider.source,
    isOneWay,
    nights,
    expiresAt: computeValidity(trips, now).expiresAt,
    totals: totals.sort(byMonth),
  };
}

function toFlight(
  trip: FoundTrip,
  plan: PlannedSearch,
  { origin, startDate, endDate, travelClass, passengers, type }: TripTotalsInput,
): TripTotal['flight'] {
  const total = computeTotalPrice(trip, plan, false);
  if (total === null) return null;
  const { given, place, festival } = trip.planned;
  const search = travelSearch.change(travelSearch.parse({}), {
    origin,
    startDate,
    endDate,
    travelClass,
    passengers,
    type,
    targets: [festival === null ? place.code : given.id],
  });
  return {
    amount: total.typical,
    currency: total.currency,
    isEstimate: trip.outbound?.isEstimate === true,
    href: buildHref('/travel', travelSearch.format(search)),
  };
}

/** Cents of the trip and of a month; why there are none. */
function computeSums(
  flight: TripTotal['flight'],
  homesCents: number | null,
  nights: number,
): Pick<TripTotal, 'trip' | 'monthly' | 'missing'> {
  const missing: TripTotal['missing'] = [];
  if (flight === null) missing.push('flight');
  else if (flight.currency !== DOLLARS) missing.push('currency');
  if (homesCents === null) missing.push('homes');
  if (flight === null || homesCents === null || missing.length > 0) {
    return { trip: null, monthly: null, missing };
  }
  const costs = { flight: flight.amount, homes: homesCents, nights };
  return { trip: tripCost(costs), monthly: monthlyCost(costs), missing };
}

interface Figures extends PriceFigures {
  readonly href: string;
}

/** Figures of all targets, with one statement per kind. */
async function loadFigures(
  targets: readonly PlannedTarget[],
  stay: { readonly startDate: string; readonly endDate: string; readonly guests: number },
  { services, actor, now }: RequestContext,
) {
  return services.database.readReplica((db) => loadFiguresFrom(db, targets, stay, { actor, now }));
}

async function loadFiguresFrom(
  db: Queryable,
  targets: readonly PlannedTarget[],
  stay: { readonly startDate: string; readonly endDate: string; readonly guests: number },
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
) {
  const dates = nightsThere(stay.startDate, stay.endDate);
  const nights = nightsBetween(dates.startDate, dates.endDate);
  const caller = { now, groups: actor?.groups ?? [] };
  const there = targets.map((target) => ({
    ...aroundTarget(target),
    guestCount: Math.min(stay.guests, SECTION_COUNT.max),
    dates: { mode: 'exact', ...dates } as const,
  }));
  const homes = targets.map((target) => homesAround(target, dates, stay.guests));
  const itinerants = there.map((each) => itinerantSearch.change(itinerantSearch.parse({}), each));
  const experiences = there.map((each) =>
    experienceSearch.change(experienceSearch.parse({}), each),
  );
  const [ofHomes, ofItinerants, ofExperiences] = await Promise.all([
    homeFigures(db, homes, caller),
    itinerantFigures(db, itinerants, caller),
    experienceFigures(db, experiences, caller),
  ]);
  const linked = (
    figures: readonly PriceFigures[],
    nth: number,
    path: string,
    params: Record<string, string>,
  ): Figures => ({
    ...(figures[nth] ?? { count: 0, min: null, median: null }),
    href: buildHref(path, params),
  });
  const nothing = staySearch.parse({});
  return {
    nights,
    of: (nth: number) => ({
      homes: linked(ofHomes, nth, '/', staySearch.format(homes[nth] ?? nothing)),
      itinerants: linked(
        ofItinerants,
        nth,
        '/itinerants',
        itinerantSearch.format(itinerants[nth] ?? itinerantSearch.parse({})),
      ),
      experiences: linked(
        ofExperiences,
        nth,
        '/experiences',
        experienceSearch.format(experiences[nth] ?? experienceSearch.parse({})),
      ),
    }),
  };
}

/** The least expensive month first; without a sum, in the order of the targets. */
function byMonth(a: TripTotal, b: TripTotal): number {
  if (a.monthly === null || b.monthly === null) {
    return Number(a.monthly === null) - Number(b.monthly === null);
  }
  return a.monthly - b.monthly;
}
