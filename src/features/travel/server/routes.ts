import type { FlightOffer, FlightSegment } from '#features/travel/contract.ts';
import { makeConcurrencyLimit } from '#platform/server/concurrency-limit.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import {
  callDuffel,
  type Duffel,
  type DuffelCondition,
  type DuffelOffer,
  type DuffelSegment,
  type DuffelSlice,
  offerRequestSchema,
  offersSchema,
} from './providers/duffel/duffel-call.ts';
import { estimator } from './providers/estimator.ts';
import {
  type FlightProvider,
  type FlightQuestion,
  FlightsFailed,
  type FoundFlights,
  type ProviderContext,
} from './providers/flight-provider.ts';
import { airportsOfZone, findAirports } from './search/airport-names.ts';
import type { SearchLimits } from './search/plan-search.ts';
import { compareTrips } from './use-cases/compare-trips.ts';
import { countStayDays } from './use-cases/count-stay-days.ts';
import { listFestivals } from './use-cases/list-festivals.ts';
import { listPlaceCosts } from './use-cases/list-place-costs.ts';
import { listTargets } from './use-cases/list-targets.ts';
import { searchFlights } from './use-cases/search-flights.ts';

/** Maximum suggestions for a query. */
const MAX_SUGGESTIONS = 8;

/** Every call of travel. */
export function makeTravelRoutes(
  { config }: Pick<Services, 'config'>,
  limits: SearchLimits,
): readonly ServedRoute[] {
  const provider = config.duffel === undefined ? estimator : makeDuffelProvider(config.duffel);
  const ports = { provider, limits };
  return [
    serve(contract.searchFlights, ({ body }, context) => searchFlights(body, context, ports)),
    serve(contract.compareTrips, ({ body }, context) => compareTrips(body, context, ports)),
    serve(contract.listPlaceCosts, ({ query }, context) => listPlaceCosts(query, context, limits)),
    serve(contract.listTravelTargets, ({ query }, context) => listTargets(query, context)),
    serve(contract.listFestivals, ({ query }, context) => listFestivals(query, context)),
    serve(contract.listAirports, async ({ query }, { translate }) => ({
      airports:
        query.zone === undefined
          ? findAirports(query.q, translate.locale, MAX_SUGGESTIONS)
          : airportsOfZone(query.zone, translate.locale),
    })),
    serve(contract.countStayDays, ({ query }, context) => countStayDays(query, context)),
  ];
}

/** Timeout of Duffel and its airlines for one question, in milliseconds. */
const PATIENCE_MS = 12_000;
const SUPPLIER_MS = 8_000;
/** As long as an answer may be given again. */
const FRESH_MINUTES = 10;
const MAX_OFFERS = 20;
/** Number of those offers that are shown. */
const SHOWN_OFFERS = 3;

/** Maximum concurrent questions, and maximum waiting ones. */
const AT_ONCE = 8;
const MAX_WAITING = 120;

/**
 * Offers of airlines by Duffel.
 *
 * @param patienceMs timeout of one question
 */
export function makeDuffelProvider(duffel: Duffel, patienceMs = PATIENCE_MS): FlightProvider {
  const inTurn = makeConcurrencyLimit({
    atOnce: AT_ONCE,
    maxWaiting: MAX_WAITING,
    refusal: 'flights-unavailable',
    retrySeconds: 10,
  });
  return {
    source: 'duffel',
    isCacheable: true,
    async search(question, asked) {
      const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(patienceMs)]);
      try {
        return await inTurn(async () => {
          if (signal.aborted) {
            throw new FlightsFailed('flights-timeout', 'Duffel was not asked in time');
          }
          return toFoundFlights(await requestOffers(duffel, question, signal), question, asked);
        });
      } catch (error) {
        if (error instanceof FlightsFailed) throw error;
        // The limit refuses by a problem; anything else is a fault of ours.
        const reason =
          error instanceof Problem ? 'Too many wait for Duffel' : "Duffel's offers can't be read";
        throw new FlightsFailed('flights-unavailable', reason, { cause: error });
      }
    },
  };
}

async function requestOffers(
  duffel: Duffel,
  { from, to, date, returnDate, cabin, passengers }: FlightQuestion,
  signal: AbortSignal,
): Promise<readonly DuffelOffer[]> {
  const [origin, destination] = [from.code, to.code];
  const back = { origin: destination, destination: origin, departure_date: returnDate };
  const body = {
    data: {
      slices: [
        { origin, destination, departure_date: date },
        ...(returnDate === null ? [] : [back]),
      ],
      passengers: Array.from({ length: passengers }, () => ({ type: 'adult' })),
      cabin_class: cabin,
      max_connections: 1,
    },
  };
  const asking = new URLSearchParams({
    return_offers: 'false',
    supplier_timeout: String(SUPPLIER_MS),
  });
  const request = await callDuffel(
    duffel,
    { method: 'POST', path: `/air/offer_requests?${asking}`, body },
    offerRequestSchema,
    signal,
  );
  const listing = new URLSearchParams({
    offer_request_id: request.data.id,
    sort: 'total_amount',
    limit: String(MAX_OFFERS),
  });
  const path = `/air/offers?${listing}`;
  return (await callDuffel(duffel, { method: 'GET', path }, offersSchema, signal)).data;
}

/** Summary of the offers that are still valid. */
function toFoundFlights(
  offers: readonly DuffelOffer[],
  { passengers, returnDate }: FlightQuestion,
  { now }: ProviderContext,
): FoundFlights {
  const valid = offers
    .filter(({ expires_at }) => Temporal.Instant.compare(expires_at, now) > 0)
    .slice(0, MAX_OFFERS)
    .sort((a, b) => a.total_amount - b.total_amount);
  const shown = chooseShownOffers(valid.map(toFlightOffer));
  const minutes = valid.map(toFlightOffer).flatMap((offer) => offer.minutes ?? []);
  const emitted = valid[0]?.total_emissions_kg ?? null;
  const directions = returnDate === null ? 1 : 2;
  const ends = shown.map(({ expiresAt }) => Temporal.Instant.from(expiresAt));
  return {
    price: computePriceRange(valid),
    isEstimate: false,
    offers: shown,
    minutes: minutes.length === 0 ? null : Math.min(...minutes),
    co2Kg: emitted === null ? null : Math.round(emitted / passengers / directions),
    searchedAt: now,
    expiresAt: [...ends, now.add({ minutes: FRESH_MINUTES })].reduce((soonest, each) =>
      Temporal.Instant.compare(each, soonest) < 0 ? each : soonest,
    ),
  };
}

/** The cheapest, and the cheapest of those with a checked bag if none of them has one. */
function chooseShownOffers(offers: readonly FlightOffer[]): FlightOffer[] {
  const hasBag = ({ bags }: FlightOffer) => (bags.checked ?? 0) > 0;
  const shown = offers.slice(0, SHOWN_OFFERS);
  const withBag = shown.some(hasBag) ? undefined : offers.find(hasBag);
  return withBag === undefined ? shown : [...shown, withBag];
}

/**
 * The cheapest, median and most expensive price; null without offers, or with several currencies.
 */
function computePriceRange(offers: readonly DuffelOffer[]): FoundFlights['price'] {
  const [cheapest] = offers;
  const middle = offers[Math.floor((offers.length - 1) / 2)];
  const dearest = offers.at(-1);
  if (cheapest === undefined || middle === undefined || dearest === undefined) return null;
  const currency = cheapest.total_currency;
  if (offers.some(({ total_currency }) => total_currency !== currency)) return null;
  return {
    low: cheapest.total_amount,
    typical: middle.total_amount,
    high: dearest.total_amount,
    currency,
  };
}

/** An offer of Duffel's in our own shape. */
function toFlightOffer(offer: DuffelOffer): FlightOffer {
  const [outbound, inbound] = offer.slices;
  const segments = offer.slices.flatMap((slice) => slice.segments);
  const { change_before_departure: change = null, refund_before_departure: refund = null } =
    offer.conditions;
  return {
    id: offer.id,
    price: offer.total_amount,
    currency: offer.total_currency,
    expiresAt: Temporal.Instant.from(offer.expires_at).toString(),
    airline: offer.owner.name,
    ...toItinerary(outbound ?? { duration: null, segments: [] }),
    inbound: inbound === undefined ? null : toItinerary(inbound),
    bags: { checked: countBags(segments, 'checked'), carryOn: countBags(segments, 'carry_on') },
    conditions: { change: toCondition(change), refund: toCondition(refund) },
  };
}

function toItinerary({ duration, segments }: DuffelSlice) {
  const landings = segments.reduce((sum, { stops }) => sum + (stops?.length ?? 0), 0);
  return {
    minutes: parseMinutes(duration),
    stops: Math.max(0, segments.length - 1) + landings,
    segments: segments.map(toSegment),
  };
}

/** Minutes of a duration such as `PT7H15M` or `P1DT2H`; null if it isn't one. */
function parseMinutes(duration: string | null): number | null {
  if (duration === null) return null;
  try {
    return Math.round(
      Temporal.Duration.from(duration).total({ unit: 'minutes', relativeTo: '2026-01-01' }),
    );
  } catch {
    return null;
  }
}

function toSegment(segment: DuffelSegment): FlightSegment {
  return {
    from: segment.origin.iata_code,
    to: segment.destination.iata_code,
    departsAt: withOffset(segment.departing_at, segment.origin.time_zone),
    arrivesAt: withOffset(segment.arriving_at, segment.destination.time_zone),
    carrier: segment.operating_carrier.name,
    flightNumber: [
      segment.marketing_carrier.iata_code ?? '',
      segment.marketing_carrier_flight_number ?? '',
    ].join(''),
  };
}

/** A local time at an airport with its offset; unchanged if the zone is unknown. */
function withOffset(wallTime: string, timeZone: string | null): string {
  if (timeZone === null) return wallTime;
  try {
    const zoned = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone);
    return zoned.toString({ timeZoneName: 'never' });
  } catch {
    return wallTime;
  }
}

/** Pieces that every passenger may take on every segment; null if unknown. */
function countBags(segments: readonly DuffelSegment[], type: string): number | null {
  const perPassenger = segments.flatMap(({ passengers }) => passengers ?? []);
  const known = perPassenger.filter(({ baggages }) => baggages !== null);
  if (known.length === 0) return null;
  const counts = known.map(({ baggages }) =>
    (baggages ?? [])
      .filter((bag) => bag.type === type)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return Math.min(...counts);
}

function toCondition(condition: DuffelCondition) {
  if (condition === null) return { allowed: null, fee: null };
  const { allowed, penalty_amount: amount, penalty_currency: currency } = condition;
  return { allowed, fee: amount === null || currency === null ? null : { amount, currency } };
}
