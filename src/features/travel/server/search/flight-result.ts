import type { CabinClass } from '#domain/flights.ts';
import { type LandingDays, landingDays } from '#domain/landing-days.ts';
import type { FlightLeg, FlightResult } from '#features/travel/contract.ts';
import type { Translator } from '#platform/server/services.ts';
import type { FlightPlace } from '../../airports/airports.ts';
import { targetFailureText } from '../errors.ts';
import { estimateOneWay } from '../providers/estimator.ts';
import type { FoundFlights } from '../providers/flight-provider.ts';
import type { FoundTrip } from './find-trips.ts';
import { closedOnLanding, kmBetween, wayBetween } from './flight-way.ts';
import { type PlannedSearch, townName } from './plan-search.ts';

/** Options of a search besides its places and dates. */
interface FlightOptions {
  readonly cabin: CabinClass;
  readonly passengers: number;
}

/** The price of a trip for all passengers; null where a part is missing or currencies differ. */
export function computeTotalPrice(
  { outbound, inbound }: FoundTrip,
  plan: PlannedSearch,
  oneTicket: boolean,
) {
  const there = outbound?.price ?? null;
  if (there === null) return null;
  if (plan.return === null || oneTicket) return there;
  const back = inbound?.price ?? null;
  if (back === null || back.currency !== there.currency) return null;
  return {
    low: there.low + back.low,
    typical: there.typical + back.typical,
    high: there.high + back.high,
    currency: there.currency,
  };
}

/** A found trip as the answer has it, without its homes. */
export function toFlightResult(
  trip: FoundTrip,
  plan: PlannedSearch,
  { oneTicket, ...wanted }: FlightOptions & { readonly oneTicket: boolean },
  translate: Translator,
): Omit<FlightResult, 'homesFrom' | 'homesSearch'> {
  const { planned, outbound, inbound, failure } = trip;
  const toLeg = (found: FoundFlights | null, date: string | null, isBack: boolean) =>
    found === null || date === null
      ? null
      : flightLeg(found, {
          ...wanted,
          target: planned,
          today: plan.today,
          date,
          from: isBack ? planned.place : plan.origin,
          to: isBack ? plan.origin : planned.place,
        });
  const ticket = oneTicket && outbound !== null ? toInboundFlights(outbound) : inbound;
  return {
    target: planned.given,
    outbound: toLeg(outbound, plan.departure, false),
    inbound: toLeg(ticket, plan.return, true),
    total: computeTotalPrice(trip, plan, oneTicket),
    ...(failure === null
      ? {}
      : {
          error: {
            code: failure,
            message: translate(
              targetFailureText(failure, {
                origin: townName(plan.origin, translate.locale),
                destination: townName(planned.place, translate.locale),
              }),
            ),
          },
        }),
  };
}

/** The return flight of a return ticket; its offers and price are part of the outbound flight. */
function toInboundFlights(found: FoundFlights): FoundFlights {
  const minutes = found.offers.flatMap(({ inbound }) => inbound?.minutes ?? []);
  return { ...found, offers: [], minutes: minutes.length === 0 ? null : Math.min(...minutes) };
}

function flightLeg(
  { isEstimate, price, offers, minutes, co2Kg }: FoundFlights,
  way: Parameters<typeof estimateOneWay>[0] & { readonly date: string },
): FlightLeg {
  const guess = estimateOneWay(way, way.date);
  const getPlaceCode = ({ code, airport }: FlightPlace) => (isEstimate ? airport.code : code);
  const landing =
    findLandingDays(offers) ??
    landingDays(way.date, { ...wayBetween(way.from, way.to), minutes: minutes ?? guess.minutes });
  return {
    date: way.date,
    landing,
    closedOnLanding: isEstimate ? closedOnLanding(way.to, landing) : null,
    from: getPlaceCode(way.from),
    to: getPlaceCode(way.to),
    km: Math.round(kmBetween(way.from, way.to)),
    minutes: minutes ?? guess.minutes,
    co2Kg: co2Kg ?? guess.co2Kg,
    ...(isEstimate && price !== null
      ? { estimate: { low: price.low, typical: price.typical, high: price.high } }
      : {}),
    offers: [...offers],
  };
}

/** The days on which offered flights land; null if unknown. */
function findLandingDays(offers: FoundFlights['offers']): LandingDays | null {
  const days = offers
    .flatMap(({ segments }) => segments.at(-1)?.arrivesAt.slice(0, 10) ?? [])
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
