import { addDays, type DateText } from '#domain/dates.ts';
import type { CabinClass } from '#domain/flights.ts';
import { landingDays } from '#domain/landing-days.ts';
import { monthlyCost } from '#domain/trip-total.ts';
import type { WindowHome } from '#features/stays/index.server.ts';
import type { PriceBand } from '#features/travel/contract.ts';
import { type FlightPlace, isSameTown, placeByCode } from '../../airports/airports.ts';
import { DESTINATIONS } from '../../destinations/destinations.ts';
import { isAirportClosed, mayClose } from '../../festivals/airport-closures.ts';
import { estimateOneWay } from '../providers/estimator.ts';
import { closedOnLanding, wayBetween } from './flight-way.ts';
import { groupByArea } from './group-by-area.ts';
import { type PlannedTarget, targetPlace } from './plan-search.ts';

/** A question for the cost of a month at every place; its places and dates are possible. */
export interface CostQuestion {
  readonly origin: FlightPlace;
  /** Today's date at the origin. */
  readonly today: DateText;
  readonly cabin: CabinClass;
  readonly passengers: number;
  readonly nights: number;
  /** First days of the compared stays. */
  readonly starts: readonly DateText[];
}

/** The stay at a place that costs least. */
export interface CheapestStay {
  readonly target: PlannedTarget;
  readonly startDate: DateText;
  readonly endDate: DateText;
  /** Cents of thirty nights. */
  readonly monthly: PriceBand;
  /** The median in cents of all nights, and the home of that price or of the one below. */
  readonly homes: { readonly count: number; readonly median: number; readonly exampleId: string };
  /** Null for the origin's own town. */
  readonly flight: (PriceBand & { readonly minutes: number }) | null;
  readonly wifi: { readonly median: number; readonly homes: number } | null;
}

/**
 * The stay that costs least at every destination with a free home, the least expensive place first.
 *
 * @param homes that are free for one of the stays or more
 */
export function findCheapestStays(
  question: CostQuestion,
  homes: readonly WindowHome[],
): CheapestStay[] {
  const targets = listTargets(question.origin);
  const byTarget = groupByArea(
    targets.map(({ town }) => town),
    homes,
  );
  return targets
    .flatMap((target, nth) => cheapestAt(target, byTarget[nth] ?? [], question) ?? [])
    .sort(
      (a, b) =>
        a.monthly.typical - b.monthly.typical ||
        a.target.place.code.localeCompare(b.target.place.code, 'en'),
    );
}

function listTargets(origin: FlightPlace): PlannedTarget[] {
  return [...DESTINATIONS.keys()].flatMap((code): PlannedTarget[] => {
    const place = placeByCode(code);
    if (place === null) return [];
    const town = targetPlace(place);
    const given = {
      id: code,
      name: code,
      iataCode: code,
      type: 'destination',
      country: town.country,
    } as const;
    return [{ given, place, town, festival: null, isOrigin: isSameTown(origin.code, code) }];
  });
}

function cheapestAt(
  target: PlannedTarget,
  homes: readonly WindowHome[],
  question: CostQuestion,
): CheapestStay | null {
  if (homes.length === 0) return null;
  const byPrice = homes.toSorted((a, b) => a.total - b.total || a.id.localeCompare(b.id, 'en'));
  let cheapest: CheapestStay | null = null;
  for (const [nth, startDate] of question.starts.entries()) {
    const free = byPrice.filter(({ windows }) => (windows & (1 << nth)) !== 0);
    const stay = free.length === 0 ? null : costOfStay(target, free, startDate, question);
    if (stay === null) continue;
    if (cheapest === null || stay.monthly.typical < cheapest.monthly.typical) cheapest = stay;
  }
  return cheapest;
}

/** @param free not empty, by price */
function costOfStay(
  target: PlannedTarget,
  free: readonly WindowHome[],
  startDate: DateText,
  question: CostQuestion,
): CheapestStay | null {
  const endDate = addDays(startDate, question.nights);
  const flight = target.isOrigin ? null : flightsOn(target, { startDate, endDate }, question);
  if (flight === null && !target.isOrigin) return null;
  const median = Math.round(computeMedian(free.map(({ total }) => total)));
  const cost = (amount: number) =>
    monthlyCost({ flight: amount, homes: median, nights: question.nights });
  const speeds = free.flatMap(({ mbps }) => (mbps > 0 ? mbps : [])).sort((a, b) => a - b);
  return {
    target,
    startDate,
    endDate,
    monthly: {
      low: cost(flight?.low ?? 0),
      typical: cost(flight?.typical ?? 0),
      high: cost(flight?.high ?? 0),
    },
    homes: {
      count: free.length,
      median,
      exampleId: free[Math.floor((free.length - 1) / 2)]?.id ?? '',
    },
    flight,
    wifi:
      speeds.length === 0
        ? null
        : { median: Math.round(computeMedian(speeds)), homes: speeds.length },
  };
}

/** @param sorted not empty */
function computeMedian(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Both flights as they are estimated; null where an airport is closed on one of the days. */
function flightsOn(
  target: PlannedTarget,
  { startDate, endDate }: { readonly startDate: DateText; readonly endDate: DateText },
  { origin, today, cabin, passengers }: CostQuestion,
): CheapestStay['flight'] {
  const common = { cabin, passengers, target, today };
  const there = { ...common, from: origin, to: target.place, date: startDate };
  const back = { ...common, from: target.place, to: origin, date: endDate };
  if ([there, back].some((way) => !isOpen(way))) return null;
  const [one, other] = [estimateOneWay(there, startDate), estimateOneWay(back, endDate)];
  return {
    low: one.low + other.low,
    typical: one.typical + other.typical,
    high: one.high + other.high,
    minutes: one.minutes,
  };
}

function isOpen({ from, to, date }: Record<'from' | 'to', FlightPlace> & { date: DateText }) {
  if (isAirportClosed(from.code, date)) return false;
  // Landing days of thousands of flights would take longer than all the rest.
  if (!mayClose(to.code)) return true;
  return closedOnLanding(to, landingDays(date, wayBetween(from, to))) === null;
}
