import { addDays } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD } from '#domain/flights.ts';
import { landingDays } from '#domain/landing-days.ts';
import type { CheaperDays } from '#features/travel/contract.ts';
import { isAirportClosed } from '../../festivals/airport-closures.ts';
import { estimateOneWay } from '../providers/estimator.ts';
import type { FlightQuestion } from '../providers/flight-provider.ts';
import { closedOnLanding, wayBetween } from './flight-way.ts';
import type { PlannedSearch, PlannedTarget } from './plan-search.ts';

type Directions = readonly Omit<FlightQuestion, 'returnDate'>[];

/**
 * The days on which the same trip, as long as planned, is estimated to cost least; of several the
 * nearest. Past days, days too far ahead, and days on which an airport of the route is closed don't
 * count.
 *
 * @param flexibility days that the trip may begin earlier or later, 1 or more
 * @returns null if the planned days cost least, and for a festival, which other days would miss
 */
export function cheaperDays(
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
