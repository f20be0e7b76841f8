import { addDays, nightsBetween } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD } from '#domain/flights.ts';
import { landingDays } from '#domain/landing-days.ts';
import { staySearch } from '#domain/search/stay-search.ts';
import { homeFigures } from '#features/stays/index.server.ts';
import type {
  CheaperDays,
  searchFlights as contract,
  FlightSearchInput,
} from '#features/travel/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { isAirportClosed } from '../../festivals/airport-closures.ts';
import { estimateOneWay } from '../providers/estimator.ts';
import type { FlightProvider, FlightQuestion } from '../providers/flight-provider.ts';
import { type FoundTrip, findTrips, isOneTicket } from '../search/find-trips.ts';
import { computeTotalPrice, toFlightResult } from '../search/flight-result.ts';
import { closedOnLanding, wayBetween } from '../search/flight-way.ts';
import {
  buildHref,
  homesAround,
  nightsThere,
  type PlannedSearch,
  type PlannedTarget,
  planSearch,
  type SearchLimits,
  spendSearch,
  townName,
} from '../search/plan-search.ts';

export interface FlightPorts {
  readonly provider: FlightProvider;
  readonly limits: SearchLimits;
}

/**
 * Flights to each of the targets (spec 3 §7), with prices of homes there.
 *
 * @throws Problem with the field that is wrong; 'rate-limited'; 'flights-timeout' or
 *   'flights-unavailable' where every target failed
 */
export async function searchFlights(
  input: FlightSearchInput,
  context: RequestContext,
  { provider, limits }: FlightPorts,
): Promise<RouteAnswer<typeof contract>> {
  const plan = planSearch(input, context);
  await spendSearch('flight', context, limits);
  const wanted = { cabin: input.travelClass, passengers: input.adults };
  const { services, log, now } = context;
  const [trips, homes] = await Promise.all([
    findTrips(plan, wanted, { provider, services, log, now }),
    findCheapestHomes(plan, wanted.passengers, context),
  ]);
  refuseIfAllFailed(trips);
  const oneTicket = isOneTicket(plan, provider);
  const { flexibility = 0 } = input;
  const cheaper = trips.map(({ planned, outbound }) =>
    flexibility === 0 || outbound?.isEstimate !== true
      ? null
      : cheaperDays(plan, planned, wanted, flexibility),
  );
  return {
    source: provider.source,
    ticket: plan.ticket,
    ...(input.region === undefined ? {} : { region: input.region }),
    ...computeValidity(trips, now),
    origin: { code: plan.origin.code, town: townName(plan.origin, context.translate.locale) },
    currency: findCommonCurrency(
      trips.map((trip) => computeTotalPrice(trip, plan, oneTicket)?.currency ?? null),
    ),
    results: trips.map((trip, nth) => ({
      ...toFlightResult(trip, plan, { ...wanted, oneTicket }, context.translate),
      ...(cheaper[nth] == null ? {} : { cheaper: cheaper[nth] }),
      homesFrom: homes[nth]?.from ?? null,
      homesSearch: homes[nth]?.href ?? '/',
    })),
  };
}

/** @throws Problem of the failures, where each target has one */
function refuseIfAllFailed(trips: readonly FoundTrip[]): void {
  const codes = trips.map(({ outbound, failure }) => (outbound === null ? failure : null));
  if (codes.some((code) => code !== 'flights-timeout' && code !== 'flights-unavailable')) return;
  const isTimeout = codes.every((code) => code === 'flights-timeout');
  throw new Problem(isTimeout ? 'flights-timeout' : 'flights-unavailable');
}

/** The one currency of all prices; null where there are several, or none. */
function findCommonCurrency(currencies: readonly (string | null)[]): string | null {
  const known = new Set(currencies.filter((each) => each !== null));
  const [only] = known;
  return known.size === 1 ? (only ?? null) : null;
}

/**
 * For each target, cents per night of the least expensive available home, and the link to homes.
 */
async function findCheapestHomes(
  plan: PlannedSearch,
  guests: number,
  { services, actor, now }: RequestContext,
): Promise<{ from: number | null; href: string }[]> {
  const dates = plan.return === null ? null : nightsThere(plan.departure, plan.return);
  const nights = dates === null ? 1 : nightsBetween(dates.startDate, dates.endDate);
  const searches = plan.targets.map((target) => homesAround(target, dates, guests));
  const groups = dates === null ? [] : (actor?.groups ?? []);
  const figures = await services.database.readReplica((db) =>
    homeFigures(db, searches, { now, groups }),
  );
  return searches.map((search, nth) => {
    const min = figures[nth]?.min ?? null;
    return {
      from: min === null ? null : Math.round(min / nights),
      href: buildHref('/', staySearch.format(search)),
    };
  });
}

type Directions = readonly Omit<FlightQuestion, 'returnDate'>[];

/**
 * The days on which the same trip, as long as planned, is estimated to cost least; of several the
 * nearest. Past days, days too far ahead, and days on which an airport of the route is closed don't
 * count.
 *
 * @param flexibility days that the trip may begin earlier or later, 1 or more
 * @returns null if the planned days cost least, and for a festival, which other days would miss
 */
function cheaperDays(
  plan: PlannedSearch,
  target: PlannedTarget,
  wanted: Pick<FlightQuestion, 'cabin' | 'passengers'>,
  flexibility: number,
): CheaperDays | null {
  if (target.isOrigin || target.festival !== null) return null;
  const directionsOn = (shift: number): Directions => {
    const common = { ...wanted, target, today: plan.today };
    const date = addDays(plan.departure, shift);
    const there = { ...common, from: plan.origin, to: target.place, date };
    if (plan.return === null) return [there];
    const returnDate = addDays(plan.return, shift);
    return [there, { ...common, from: target.place, to: plan.origin, date: returnDate }];
  };
  const planned = sumTypicalPrices(directionsOn(0));
  const last = addDays(plan.today, MAX_DAYS_AHEAD);
  const isPossible = (ways: Directions) =>
    ways.every(({ date }) => date >= plan.today && date <= last);
  const cheapest = shiftsWithin(flexibility)
    .map(directionsOn)
    .filter(isPossible)
    .map((ways) => ({ ways, typical: sumTypicalPrices(ways) }))
    .filter(({ typical }) => typical < planned)
    .sort((one, other) => one.typical - other.typical)
    .find(({ ways }) => ways.every(isOpen));
  const [there, back] = cheapest?.ways ?? [];
  if (cheapest === undefined || there === undefined) return null;
  return {
    departureDate: there.date,
    returnDate: back?.date ?? null,
    typical: cheapest.typical,
  };
}

/** -1, 1, -2, 2 and so on: the nearest first. */
function shiftsWithin(flexibility: number): number[] {
  return Array.from({ length: flexibility }, (_, nth) => [-nth - 1, nth + 1]).flat();
}

function sumTypicalPrices(ways: Directions): number {
  return ways.reduce((sum, way) => sum + estimateOneWay(way, way.date).typical, 0);
}

function isOpen({ from, to, date }: Directions[number]): boolean {
  const landing = landingDays(date, wayBetween(from, to));
  return !isAirportClosed(from.code, date) && closedOnLanding(to, landing) === null;
}

/** ISO 8601 instants between which prices hold. */
interface Validity {
  readonly searchedAt: string;
  /** Null without a price that could become stale. */
  readonly expiresAt: string | null;
}

/** When the oldest part of found trips was found, and until when all of it holds. */
export function computeValidity(trips: readonly FoundTrip[], now: Temporal.Instant): Validity {
  const found = trips
    .flatMap(({ outbound, inbound }) => [outbound, inbound])
    .filter((each) => each !== null);
  const first = (instants: readonly Temporal.Instant[]) =>
    instants.toSorted(Temporal.Instant.compare)[0];
  return {
    searchedAt: (first(found.map(({ searchedAt }) => searchedAt)) ?? now).toString(),
    expiresAt: first(found.map(({ expiresAt }) => expiresAt))?.toString() ?? null,
  };
}
