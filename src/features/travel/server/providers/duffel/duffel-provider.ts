import type { FlightOffer } from '#features/travel/contract.ts';
import { makeConcurrencyLimit } from '#platform/server/media/concurrency-limit.ts';
import type {
  AskedProvider,
  FlightProvider,
  FlightQuestion,
  FoundFlights,
} from '../flight-provider.ts';
import { FlightsFailed } from '../flight-provider.ts';
import { callDuffel, type Duffel } from './duffel-call.ts';
import { type DuffelOffer, offerRequestSchema, offersSchema } from './duffel-schemas.ts';
import { offerOf } from './offer-of.ts';

/** Milliseconds that Duffel may take for one question, and airlines of it. */
const PATIENCE_MS = 12_000;
const SUPPLIER_MS = 8_000;
/** As long as an answer may be given again. */
const FRESH_MINUTES = 10;
const MAX_OFFERS = 20;
/** Offers that are kept of those. */
const SHOWN_OFFERS = 3;

/** Questions that are asked at once, and that wait for it. */
const AT_ONCE = 8;
const MAX_WAITING = 120;

/**
 * Offers of airlines by Duffel.
 *
 * @param patienceMs how long one question may take
 */
export function makeDuffelProvider(duffel: Duffel, patienceMs = PATIENCE_MS): FlightProvider {
  const inTurn = makeConcurrencyLimit({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });
  return {
    source: 'duffel',
    isKept: true,
    async search(question, asked) {
      const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(patienceMs)]);
      try {
        return await inTurn(async () => {
          if (signal.aborted) {
            throw new FlightsFailed('flights-timeout', 'Duffel was not asked in time');
          }
          return foundOf(await askDuffel(duffel, question, signal), question, asked);
        });
      } catch (error) {
        if (error instanceof FlightsFailed) throw error;
        throw new FlightsFailed('flights-unavailable', 'Too many wait for Duffel', {
          cause: error,
        });
      }
    },
  };
}

async function askDuffel(
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

/** What the offers that still hold say together. */
function foundOf(
  offers: readonly DuffelOffer[],
  { passengers, returnDate }: FlightQuestion,
  { now }: AskedProvider,
): FoundFlights {
  const valid = offers
    .filter(({ expires_at }) => Temporal.Instant.compare(expires_at, now) > 0)
    .slice(0, MAX_OFFERS)
    .sort((a, b) => a.total_amount - b.total_amount);
  const shown = shownOf(valid.map(offerOf));
  const minutes = valid.map(offerOf).flatMap((offer) => offer.minutes ?? []);
  const emitted = valid[0]?.total_emissions_kg ?? null;
  const ways = returnDate === null ? 1 : 2;
  const ends = shown.map(({ expiresAt }) => Temporal.Instant.from(expiresAt));
  return {
    price: priceOf(valid),
    isEstimate: false,
    offers: shown,
    minutes: minutes.length === 0 ? null : Math.min(...minutes),
    co2Kg: emitted === null ? null : Math.round(emitted / passengers / ways),
    searchedAt: now,
    expiresAt: [...ends, now.add({ minutes: FRESH_MINUTES })].reduce((soonest, each) =>
      Temporal.Instant.compare(each, soonest) < 0 ? each : soonest,
    ),
  };
}

/** The cheapest, and the cheapest of those with a checked bag if none of them has one. */
function shownOf(offers: readonly FlightOffer[]): FlightOffer[] {
  const hasBag = ({ bags }: FlightOffer) => (bags.checked ?? 0) > 0;
  const shown = offers.slice(0, SHOWN_OFFERS);
  const withBag = shown.some(hasBag) ? undefined : offers.find(hasBag);
  return withBag === undefined ? shown : [...shown, withBag];
}

/** The cheapest, the middle and the dearest; null where there is none, or several currencies. */
function priceOf(offers: readonly DuffelOffer[]): FoundFlights['price'] {
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
