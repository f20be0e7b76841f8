import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { CabinClass } from '#domain/flights.ts';
import { flightOfferSchema, priceBandSchema } from '#features/travel/contract.ts';
import type { Services } from '#platform/server/services.ts';
import { isAirportClosed } from '../../festivals/airport-closures.ts';
import type { TargetFailure } from '../errors.ts';
import {
  type FlightProvider,
  type FlightQuestion,
  FlightsFailed,
  type FoundFlights,
  type ProviderContext,
} from '../providers/flight-provider.ts';
import { cacheSearch, claimSearch, readCachedSearch } from '../store/flight-searches.ts';
import type { PlannedSearch, PlannedTarget } from './plan-search.ts';

/** Timeout of a provider in milliseconds. */
const SEARCH_MS = 13_000;

/** Results for one target. */
export interface FoundTrip {
  readonly planned: PlannedTarget;
  /** For a return ticket, that ticket. */
  readonly outbound: FoundFlights | null;
  readonly inbound: FoundFlights | null;
  /** Why a part is missing; null if complete. */
  readonly failure: TargetFailure | null;
}

export interface TripSearch {
  readonly provider: FlightProvider;
  readonly services: KeepingServices;
  readonly log: ProviderContext['log'];
  readonly now: Temporal.Instant;
}

/** Whether one question covers both directions; an estimate always adds two one-way flights. */
export function isOneTicket({ ticket }: PlannedSearch, { isCacheable }: FlightProvider): boolean {
  return ticket === 'return' && isCacheable;
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
      const questions = toQuestions(plan, planned, wanted, search.provider);
      const ways = await Promise.all(questions.map((each) => findWay(each, asked, search)));
      const [outbound = null, inbound = null] = ways.map(({ found }) => found);
      const failures = ways.flatMap(({ failure }) => failure ?? []);
      return { planned, outbound, inbound, failure: failures[0] ?? null };
    }),
  );
}

function toQuestions(
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
  asked: ProviderContext,
  { provider, services }: TripSearch,
): Promise<{ found: FoundFlights | null; failure: FoundTrip['failure'] }> {
  if (isAirportClosed(question.from.code, question.date)) {
    return { found: null, failure: 'airport-closed' };
  }
  try {
    const found = provider.isCacheable
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

/** Seconds after which a claimed question is free again: longer than any answer takes. */
const CLAIM_SECONDS = 15;
/** Seconds for which waiting requests get the failure. */
const FAILURE_SECONDS = 5;
/** Milliseconds between polls for another process's answer. */
const LOOK_MS = 150;

/** Services needed for caching answers. */
type KeepingServices = Pick<Services, 'database' | 'now'>;

/** An answer as the database has it. */
const keptSchema = v.variant('kind', [
  v.object({
    kind: v.literal('failed'),
    code: v.picklist(['flights-unavailable', 'flights-timeout']),
  }),
  v.object({
    kind: v.literal('found'),
    price: v.nullable(v.object({ ...priceBandSchema.entries, currency: v.string() })),
    offers: v.array(flightOfferSchema),
    minutes: v.nullable(v.number()),
    co2Kg: v.nullable(v.number()),
    searchedAt: v.string(),
    expiresAt: v.string(),
  }),
]);
type CachedAnswer = v.InferOutput<typeof keptSchema>;

/**
 * The inputs that determine a provider's answer, the same for every user, and the unit of its
 * amounts: answers of an earlier release counted dollars.
 */
function computeCacheKey(provider: FlightProvider, question: FlightQuestion): string {
  const { from, to, date, returnDate, cabin, passengers } = question;
  const asked = ['cents', provider.source, from.code, to.code, date, returnDate, cabin, passengers];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

/**
 * Sends a question once, for all concurrent requests on any number of servers, and caches the
 * answer while it is valid.
 *
 * @throws FlightsFailed, also for the waiting requests
 */
async function keptSearch(
  provider: FlightProvider,
  question: FlightQuestion,
  asked: ProviderContext,
  { database, now }: KeepingServices,
): Promise<FoundFlights> {
  const key = computeCacheKey(provider, question);
  const db = database.main;
  while (!asked.signal.aborted) {
    const kept = await readCachedSearch(db, key, now());
    if (kept !== null && !kept.isOver && kept.answer !== null)
      return parseCachedAnswer(kept.answer);
    const isOurs =
      (kept === null || kept.isOver) &&
      (await claimSearch(
        db,
        { key, provider: provider.source },
        now(),
        now().add({ seconds: CLAIM_SECONDS }),
      ));
    if (isOurs) return requestAndCache(provider, question, asked, { db, key, now });
    await pause(LOOK_MS);
  }
  throw new FlightsFailed('flights-timeout', 'Somebody else asks the same, and has no answer yet');
}

async function requestAndCache(
  provider: FlightProvider,
  question: FlightQuestion,
  asked: ProviderContext,
  { db, key, now }: { db: Services['database']['main']; key: string; now: Services['now'] },
): Promise<FoundFlights> {
  try {
    const found = await provider.search(question, asked);
    const { searchedAt, expiresAt, isEstimate, ...rest } = found;
    const kept: CachedAnswer = {
      kind: 'found',
      ...rest,
      offers: [...rest.offers],
      searchedAt: searchedAt.toString(),
      expiresAt: expiresAt.toString(),
    };
    await cacheSearch(db, key, kept, now(), expiresAt);
    return found;
  } catch (error) {
    const code = error instanceof FlightsFailed ? error.code : 'flights-unavailable';
    const kept: CachedAnswer = { kind: 'failed', code };
    await cacheSearch(db, key, kept, now(), now().add({ seconds: FAILURE_SECONDS }));
    throw error;
  }
}

function parseCachedAnswer(answer: unknown): FoundFlights {
  // Written by another release, it may have another form.
  const { success, output: kept } = v.safeParse(keptSchema, answer);
  if (!success) throw new FlightsFailed('flights-unavailable', 'What is kept cannot be read');
  if (kept.kind === 'failed') throw new FlightsFailed(kept.code, 'It failed a moment ago');
  return {
    ...kept,
    isEstimate: false,
    searchedAt: Temporal.Instant.from(kept.searchedAt),
    expiresAt: Temporal.Instant.from(kept.expiresAt),
  };
}
