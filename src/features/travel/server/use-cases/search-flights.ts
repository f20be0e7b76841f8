import { nightsBetween } from '#domain/dates.ts';
import { staySearch } from '#domain/search/stay-search.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import { homeFigures } from '#features/stays/index.server.ts';
import type { searchFlights as contract, FlightSearchInput } from '#features/travel/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { FlightProvider } from '../providers/flight-provider.ts';
import { buildHref, homesAround, nightsThere } from '../search/around-target.ts';
import { cheaperDays } from '../search/cheaper-days.ts';
import { type FoundTrip, findTrips, isOneTicket } from '../search/find-trips.ts';
import { computeTotalPrice, toFlightResult } from '../search/flight-result.ts';
import { type PlannedSearch, planSearch } from '../search/plan-search.ts';
import { type SearchLimits, spendSearch } from '../search/spend-search.ts';
import { townName } from '../search/target-place.ts';
import { computeValidity } from '../search/validity.ts';

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
  const db = services.database.replica;
  const dates = plan.return === null ? null : nightsThere(plan.departure, plan.return);
  const nights = dates === null ? 1 : nightsBetween(dates.startDate, dates.endDate);
  const searches = plan.targets.map((target) => homesAround(target, dates, guests));
  const groups = actor === null || dates === null ? [] : await groupsOf(db, actor.id);
  const figures = await homeFigures(db, searches, { now, groups });
  return searches.map((search, nth) => {
    const min = figures[nth]?.min ?? null;
    return {
      from: min === null ? null : Math.round(min / nights),
      href: buildHref('/', staySearch.format(search)),
    };
  });
}
