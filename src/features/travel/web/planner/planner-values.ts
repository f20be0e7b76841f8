import { addDays, type DateText } from '#domain/dates.ts';
import { normaliseIataCode, PASSENGERS } from '#domain/flights.ts';
import { defaultMonths, type MonthChoice } from '#domain/search/choose-months.ts';
import { askedPrices, type PriceRange } from '#domain/search/price-range.ts';
import { DEFAULT_FLEXIBILITY, type StayDates } from '#domain/search/stay-dates.ts';
import { EMPTY_STAY_SEARCH, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { type TravelSearch, travelSearch } from '#domain/search/travel-search.ts';
import { formatPlannedTrip, type TripSearch } from '#domain/search/trip-search.ts';
import { daysOfTrip, estimatedNights, type TripDates } from '#domain/trip-plan.ts';
import { NO_CHOICE, type RangeChoice } from '#market/calendar/index.web.ts';
import { createWizard } from '#platform/web/wizard/wizard.tsx';
import type { TravelTarget } from '../../contract.ts';

/** Values of the three-step travel search (spec 3 §2.8). */
export interface PlannerValues {
  /** The reader's day, before which nothing can be chosen. */
  readonly today: DateText;
  readonly destination: TravelTarget | null;
  /** Origin of the flights: a code, or the typed text; '' until it is known. */
  readonly origin: string;
  /** Content of the destination's field. */
  readonly destinationText: string;
  /** A street or neighbourhood there; may be empty. */
  readonly address: string;
  readonly dateMode: StayDates['mode'];
  readonly range: RangeChoice;
  readonly baseDate: DateText;
  readonly flexibility: number;
  readonly months: MonthChoice;
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
  /** As typed; null while it is the lowest or the highest available price. */
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
}

/** Km around a destination in which homes are near it. */
export const NEAR_KM = 50;

/** Initial values of the dialog: from the page's address, otherwise defaults. */
export function valuesOfTrip(
  { flights, homes: home }: TripSearch,
  destination: TravelTarget | null,
  origin: string,
  today: DateText,
): PlannerValues {
  const { dates } = home;
  const isPlanned = destination !== null;
  return {
    today,
    destination,
    origin,
    destinationText: destination?.name ?? '',
    address: isPlanned && home.address !== destination.name ? (home.address ?? '') : '',
    dateMode: dates?.mode ?? 'exact',
    range: toRangeChoice(flights, today),
    baseDate: dates?.mode === 'flexible' && dates.baseDate >= today ? dates.baseDate : today,
    flexibility: dates?.mode === 'flexible' ? dates.flexibility : DEFAULT_FLEXIBILITY,
    months: toMonthChoice(dates, today),
    guestCount: home.guestCount ?? flights.passengers,
    roomCount: home.roomCount ?? 1,
    bathroomCount: home.bathroomCount ?? 1,
    minPrice: home.minPrice === undefined ? null : String(home.minPrice),
    maxPrice: home.maxPrice === undefined ? null : String(home.maxPrice),
  };
}

/** Dates in the address; the default dates of a flight search are not a choice. */
function toRangeChoice({ startDate, endDate }: TravelSearch, today: DateText): RangeChoice {
  if (startDate === undefined || startDate < today) return NO_CHOICE;
  return { start: startDate, end: endDate ?? null };
}

function toMonthChoice(dates: StayDates | undefined, today: DateText): MonthChoice {
  if (dates?.mode !== 'months' || dates.startMonth < today.slice(0, 7)) return defaultMonths(today);
  return { start: dates.startMonth, end: dates.endMonth, open: false };
}

/** The dates of the trip; null while one of two exact dates is missing. */
export function toTripDates(
  values: Pick<PlannerValues, 'dateMode' | 'range' | 'baseDate' | 'flexibility' | 'months'>,
): TripDates | null {
  const { range, baseDate, flexibility, months } = values;
  switch (values.dateMode) {
    case 'exact': {
      const { start, end } = range;
      return start === null || end === null
        ? null
        : { mode: 'exact', startDate: start, endDate: end };
    }
    case 'flexible':
      return { mode: 'flexible', baseDate, flexibility };
    case 'months':
      return { mode: 'months', startMonth: months.start, endMonth: months.end };
  }
}

/** The value that the first step lacks (spec 3 §2.8); null when it is complete. */
export function missingOfTrip(values: PlannerValues): 'destination' | 'dates' | null {
  if (values.destination === null) return 'destination';
  return toTripDates(values) === null ? 'dates' : null;
}

/** Homes near the destination, whatever they cost and whenever they are free. */
export function homesNear(destination: Pick<TravelTarget, 'latitude' | 'longitude'>): StaySearch {
  const { latitude, longitude } = destination;
  return withChange(EMPTY_STAY_SEARCH, { latitude, longitude, radiusKm: NEAR_KM });
}

/**
 * The parameters of `/travel` for the trip: those of the flights first, then those of the main
 * search, so that flights and homes are shown together.
 *
 * @param current the page's current search, whose cabin class is retained
 * @throws TypeError if the first step is incomplete
 */
export function paramsOfTrip(
  current: TravelSearch,
  values: PlannerValues,
  bounds: PriceRange,
): Record<string, string> {
  const { destination, today, guestCount, roomCount, bathroomCount } = values;
  const dates = toTripDates(values);
  if (destination === null || dates === null) throw new TypeError('a trip to nowhere, or never');
  const flights = travelSearch.change(travelSearch.parse({}), {
    origin: normaliseIataCode(values.origin),
    travelClass: current.travelClass,
    searchTerm: destination.name,
    ...daysOfTrip(dates, today),
    passengers: Math.min(guestCount, PASSENGERS.max),
    targets: [destination.id],
  });
  const typed = { min: values.minPrice ?? '', max: values.maxPrice ?? '' };
  const homes = withChange(EMPTY_STAY_SEARCH, {
    ...findArea(destination, values.address.trim()),
    dates: toStayDates(dates),
    guestCount,
    roomCount,
    bathroomCount,
    ...askedPrices(typed, bounds),
  });
  return formatPlannedTrip({ flights, homes });
}

/** The area of homes: around the address, otherwise around the destination. */
function findArea(
  { name, country, latitude, longitude }: TravelTarget,
  address: string,
): Partial<StaySearch> {
  return address === ''
    ? { locationValue: country, address: name, latitude, longitude }
    : { locationValue: country, address };
}

function toStayDates(dates: TripDates): StayDates {
  switch (dates.mode) {
    case 'exact':
      return dates.startDate === dates.endDate
        ? { ...dates, endDate: addDays(dates.startDate, 1) }
        : dates;
    case 'flexible':
      return { ...dates, nights: estimatedNights(dates) };
    case 'months':
      return dates;
  }
}

/** The wizard of the three-step travel search. */
export const { Wizard: PlannerWizard, useWizard: usePlanner } = createWizard<PlannerValues>();
