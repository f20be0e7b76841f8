import type { CabinClass } from '#domain/flights.ts';
import { isAirportClosed } from '../../festivals/airport-closures.ts';
import type { TargetFailure } from '../errors.ts';
import {
  type AskedProvider,
  type FlightProvider,
  type FlightQuestion,
  FlightsFailed,
  type FoundFlights,
} from '../providers/flight-provider.ts';
import { type KeepingServices, keptSearch } from './kept-search.ts';
import type { PlannedSearch, PlannedTarget } from './plan-search.ts';

/** Milliseconds after which nobody waits for a provider any more. */
const SEARCH_MS = 13_000;

/** What was found of one target. */
export interface FoundTrip {
  readonly planned: PlannedTarget;
  /** Of one ticket for both ways, that ticket. */
  readonly outbound: FoundFlights | null;
  readonly inbound: FoundFlights | null;
  /** Why something is missing; null where nothing is. */
  readonly failure: TargetFailure | null;
}

export interface TripSearch {
  readonly provider: FlightProvider;
  readonly services: KeepingServices;
  readonly log: AskedProvider['log'];
  readonly now: Temporal.Instant;
}

/** Whether one question asks for both ways; an estimate adds two ways in any case. */
export function isOneTicket({ ticket }: PlannedSearch, { isKept }: FlightProvider): boolean {
  return ticket === 'return' && isKept;
}

/** The flights of a planned search, target by target; a failure of one leaves the others. */
export function findTrips(
  plan: PlannedSearch,
  wanted: { readonly cabin: CabinClass; readonly passengers: number },
  search: TripSearch,
): Promise<FoundTrip[]> {
  const signal = AbortSignal.timeout(SEARCH_MS);
  const asked = { now: search.now, log: search.log, signal };
  return Promise.all(
    plan.targets.map(async (planned): Promise<FoundTrip> => {
      if (planned.isOrigin) {
        return { planned, outbound: null, inbound: null, failure: 'same-place' };
      }
      const questions = questionsOf(plan, planned, wanted, search.provider);
      const ways = await Promise.all(questions.map((each) => findWay(each, asked, search)));
      const [outbound = null, inbound = null] = ways.map(({ found }) => found);
      const failures = ways.flatMap(({ failure }) => failure ?? []);
      return { planned, outbound, inbound, failure: failures[0] ?? null };
    }),
  );
}

function questionsOf(
  plan: PlannedSearch,
  target: PlannedTarget,
  wanted: { readonly cabin: CabinClass; readonly passengers: number },
  provider: FlightProvider,
): FlightQuestion[] {
  const common = { ...wanted, target, today: plan.today };
  const oneTicket = isOneTicket(plan, provider);
  const there = {
    ...common,
    from: plan.origin,
    to: target.place,
    date: plan.departure,
    returnDate: oneTicket ? plan.return : null,
  };
  if (plan.return === null || oneTicket) return [there];
  const back = { from: target.place, to: plan.origin, date: plan.return, returnDate: null };
  return [there, { ...common, ...back }];
}

async function findWay(
  question: FlightQuestion,
  asked: AskedProvider,
  { provider, services }: TripSearch,
): Promise<{ found: FoundFlights | null; failure: FoundTrip['failure'] }> {
  if (isAirportClosed(question.from.code, question.date)) {
    return { found: null, failure: 'airport-closed' };
  }
  try {
    const found = provider.isKept
      ? await keptSearch(provider, question, asked, services)
      : await provider.search(question, asked);
    const isEmpty = !found.isEstimate && found.offers.length === 0;
    return { found: isEmpty ? null : found, failure: isEmpty ? 'no-flights' : null };
  } catch (error) {
    if (error instanceof FlightsFailed) {
      asked.log.warn({ err: error }, 'no flights from the provider');
      return { found: null, failure: error.code };
    }
    throw error;
  }
}
