import type { DateText } from '#domain/dates.ts';
import { ALL_REGIONS, defaultTravelDates } from '#domain/flights.ts';
import type { TravelSearch } from '#domain/search/travel-search.ts';
import type { TripSearch } from '#domain/search/trip-search.ts';
import type { TravelTarget } from '../../contract.ts';

/** A target as the call takes it (spec 3 §3.6). */
export type RequestedTarget = Pick<TravelTarget, 'id' | 'name' | 'iataCode' | 'type' | 'country'>;

/** The payload of spec 3 §7, to the letter, and days that may shift. */
export interface FlightQuestion {
  readonly type: 'search';
  readonly origin: string;
  readonly targets: readonly RequestedTarget[];
  readonly departureDate: DateText;
  readonly returnDate?: DateText;
  readonly adults: number;
  readonly children: 0;
  readonly infants: 0;
  readonly travelClass: TravelSearch['travelClass'];
  readonly isOneWay: true;
  readonly currency: 'USD';
  readonly region?: string;
  /** Days that the trip may begin earlier or later; absent where its days are exact. */
  readonly flexibility?: number;
}

/** The flight days: those of the search, otherwise today and a week later (spec 3 §4). */
export function flightDates(
  { startDate, endDate }: Pick<TravelSearch, 'startDate' | 'endDate'>,
  today: DateText,
): { startDate: DateText; endDate: DateText | undefined } {
  return startDate === undefined ? defaultTravelDates(today) : { startDate, endDate };
}

/** Whether one flies back: only where a day is named for it and no type is chosen (spec 3 §7). */
export function fliesBack({ type }: Pick<TravelSearch, 'type'>, endDate: DateText | undefined) {
  return type === 'all' && endDate !== undefined;
}

/** The request for a search and its targets. */
export function toFlightQuestion(
  { flights: search, homes: { dates } }: Pick<TripSearch, 'flights' | 'homes'>,
  targets: readonly RequestedTarget[],
  today: DateText,
): FlightQuestion {
  const { startDate, endDate } = flightDates(search, today);
  return {
    type: 'search',
    origin: search.origin,
    targets: targets.map(({ id, name, iataCode, type, country }) => ({
      id,
      name,
      iataCode,
      type,
      country,
    })),
    departureDate: startDate,
    ...(endDate !== undefined && fliesBack(search, endDate) ? { returnDate: endDate } : {}),
    adults: search.passengers,
    children: 0,
    infants: 0,
    travelClass: search.travelClass,
    isOneWay: true,
    currency: 'USD',
    ...(search.region === undefined || (search.region as string) === ALL_REGIONS
      ? {}
      : { region: search.region }),
    ...(dates?.mode === 'flexible' ? { flexibility: dates.flexibility } : {}),
  };
}
