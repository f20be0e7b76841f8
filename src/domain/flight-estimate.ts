import { type DateText, getWeekday, nightsBetween } from './dates.ts';
import type { CabinClass } from './flights.ts';
import { type Cents, toCents } from './money.ts';

/**
 * Price, duration and emissions of a flight, estimated from distance and season. It names no
 * airline, no flight and no hour: an invented flight is a lie even where it is labelled. The
 * constants are an honest guess, and the same question always has the same answer.
 */

/** Demand for the place at that time. */
export type Demand = 'high' | 'shoulder' | 'low';

export interface FlightQuestion {
  /** Great-circle km, 0 or more. */
  readonly km: number;
  /** Today, where the flight leaves. */
  readonly today: DateText;
  /** The day of departure, not before today. */
  readonly date: DateText;
  readonly cabin: CabinClass;
  /** 1 or more. */
  readonly passengers: number;
  /** At the target on that day. */
  readonly demand: Demand;
  /** Whether it is within two days of the start of the festival at the destination. */
  readonly isForFestival: boolean;
  /** Whether both ends are large airports; between others a connection is likely. */
  readonly isBetweenLarge: boolean;
}

export interface FlightEstimate {
  /** For all passengers, rounded to whole dollars. */
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  readonly minutes: number;
  /** Kg of CO2 equivalent a person. */
  readonly co2Kg: number;
}

/** Dollars one way in economy: a base, and an amount per km by distance. */
const BASE_DOLLARS = 35;
const KM_PRICES = [
  { upTo: 1_500, dollars: 0.09 },
  { upTo: 6_000, dollars: 0.055 },
  { upTo: Number.POSITIVE_INFINITY, dollars: 0.04 },
] as const;
const DEMAND_FACTORS: Readonly<Record<Demand, number>> = { high: 1.2, shoulder: 1, low: 0.9 };
const CABIN_FACTORS: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 1.6,
  business: 3.2,
  first: 4.8,
};
const FESTIVAL_FACTOR = 1.3;
/** The band extends by this share of its middle in both directions. */
const BAND = 0.25;

const KM_PER_HOUR = 840;
/** To taxi, climb and land. */
const GROUND_HOURS = 0.75;
const CONNECTION_HOURS = 2.5;
/** Beyond it there are hardly any nonstop flights. */
const NONSTOP_KM = 9_000;

/** A linear fit to published burn and factors of the travel impact model, detours included. */
const CO2_BASE_KG = 27;
const CO2_KG_PER_KM = 0.058;
/** From here on cabins differ by their floor area as on wide-body aircraft. */
const LONG_HAUL_KM = 4_500;
const SHORT_HAUL_CO2: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 1,
  business: 1.5,
  first: 1.5,
};
const LONG_HAUL_CO2: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 1.5,
  business: 4,
  first: 5,
};

/** @throws RangeError when a date is invalid */
export function estimateFlight(question: FlightQuestion): FlightEstimate {
  const { km, cabin, passengers } = question;
  const middle =
    basePrice(km) *
    DEMAND_FACTORS[question.demand] *
    aheadFactor(nightsBetween(question.today, question.date)) *
    weekdayFactor(getWeekday(question.date)) *
    CABIN_FACTORS[cabin] *
    (question.isForFestival ? FESTIVAL_FACTOR : 1) *
    passengers;
  return {
    low: toCents(Math.round(middle * (1 - BAND))),
    typical: toCents(Math.round(middle)),
    high: toCents(Math.round(middle * (1 + BAND))),
    minutes: Math.round(flightHours(km, question.isBetweenLarge) * 60),
    co2Kg: flightCo2(km, cabin),
  };
}

function basePrice(km: number): number {
  let dollars = BASE_DOLLARS;
  let from = 0;
  for (const { upTo, dollars: each } of KM_PRICES) {
    dollars += each * Math.max(0, Math.min(km, upTo) - from);
    from = upTo;
  }
  return dollars;
}

/**
 * Last-minute seats are expensive, and so are those sold before airlines know their competitors'
 * prices.
 */
function aheadFactor(days: number): number {
  if (days < 7) return 1.6;
  if (days <= 20) return 1.25;
  return days <= 90 ? 1 : 1.05;
}

/** @param weekday 1 for Monday to 7 for Sunday */
function weekdayFactor(weekday: number): number {
  if (weekday === 5 || weekday === 7) return 1.08;
  return weekday === 2 || weekday === 3 ? 0.94 : 1;
}

/** Whether a connection is likely. */
export function isConnectionLikely(km: number, isBetweenLarge: boolean): boolean {
  return km > NONSTOP_KM || !isBetweenLarge;
}

/** Hours from departure to arrival. */
export function flightHours(km: number, isBetweenLarge: boolean): number {
  const connection = isConnectionLikely(km, isBetweenLarge) ? CONNECTION_HOURS : 0;
  return GROUND_HOURS + km / KM_PER_HOUR + connection;
}

/** Whole kg of CO2 equivalent a person, one way. */
export function flightCo2(km: number, cabin: CabinClass): number {
  const factors = km > LONG_HAUL_KM ? LONG_HAUL_CO2 : SHORT_HAUL_CO2;
  return Math.round((CO2_BASE_KG + CO2_KG_PER_KM * km) * factors[cabin]);
}
