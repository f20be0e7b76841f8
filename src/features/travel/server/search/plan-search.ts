import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD, MAX_TARGETS, type TravelSeason } from '#domain/flights.ts';
import type { Position } from '#domain/places.ts';
import { type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import { cityName, countryByCode, timeZoneAt } from '#features/catalogues/index.server.ts';
import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { type FlightPlace, isSameTown, placeByCode } from '../../airports/airports.ts';
import type { FlightTarget } from '../../contract.ts';
import { DESTINATIONS } from '../../destinations/destinations.ts';
import type { FestivalEntry } from '../../festivals/data/festivals.ts';
import { festivalById } from '../../festivals/festival-dates.ts';
import { travelErrors } from '../errors.ts';

/** Data of a town with flights. */
export interface TargetPlace extends Position {
  /** ISO 3166-1 alpha-2; the airport may be in another one. */
  readonly country: string;
  readonly bestSeasons: readonly TravelSeason[];
}

/** The town of a code: that of the destination, otherwise of its main airport. */
export function targetPlace({ code, metro, airport }: FlightPlace): TargetPlace {
  const known =
    DESTINATIONS.get(code) ?? DESTINATIONS.get(airport.code) ?? DESTINATIONS.get(metro?.code ?? '');
  if (known !== undefined) return known;
  const { latitude, longitude } = airport;
  return { latitude, longitude, country: (metro ?? airport).country, bestSeasons: [] };
}

/** A town's name by its destination, metropolis or airport, in a language. */
export function townName({ code, metro, airport }: FlightPlace, locale: string): string {
  const destination = DESTINATIONS.get(code);
  if (destination !== undefined) return destinationName(destination.code, locale);
  const { town, country } = metro ?? airport;
  return cityName(town, country, locale);
}

/** A destination's name in a language. */
export function destinationName(code: string, locale: string): string {
  const destination = DESTINATIONS.get(code);
  if (destination === undefined) return code;
  const { name, town, country } = destination;
  const translated = cityName(town, country, locale);
  return translated === town && name !== '' ? name : translated;
}

export function countryName(country: string, locale: string): string {
  return countryByCode(country, locale)?.label ?? country;
}

/** `two-one-way`: two separate tickets; `return`: one for both directions. */
export type Ticket = 'one-way' | 'two-one-way' | 'return';

export interface PlannedTarget {
  /** As requested. */
  readonly given: FlightTarget;
  readonly place: FlightPlace;
  readonly town: TargetPlace;
  readonly festival: FestivalEntry | null;
  /** Whether it is the origin's own town. */
  readonly isOrigin: boolean;
}

/** A search whose places and dates are known and possible. */
export interface PlannedSearch {
  readonly origin: FlightPlace;
  /** Today's date at the origin. */
  readonly today: DateText;
  readonly departure: DateText;
  readonly return: DateText | null;
  readonly ticket: Ticket;
  /** One or more. */
  readonly targets: readonly PlannedTarget[];
}

export interface SearchRequest {
  readonly origin: string;
  readonly targets: readonly FlightTarget[];
  readonly departureDate: DateText;
  readonly returnDate?: DateText | undefined;
  readonly isOneWay: boolean;
}

/** Names of the caller's fields, for errors by field. */
export interface FieldNames {
  readonly departureDate: string;
  readonly returnDate: string;
}

type Refusal = keyof typeof travelErrors;

/**
 * Places and dates of a search; an impossible one reaches no provider.
 *
 * @throws Problem `no-target`, `too-many-targets`, `unknown-airport`, `departure-past`,
 *   `departure-too-far`, `return-first`, each with its field
 */
export function planSearch(
  asked: SearchRequest,
  { now, translate }: { readonly now: Temporal.Instant; readonly translate: Translator },
  names: FieldNames = { departureDate: 'departureDate', returnDate: 'returnDate' },
): PlannedSearch {
  const refuse = (code: Refusal, field: string): never => {
    throw new Problem(code, { fields: { [field]: translate(travelErrors[code].message) } });
  };
  const getPlace = (code: string, field: string): FlightPlace =>
    placeByCode(code) ?? refuse('unknown-airport', field);

  if (asked.targets.length === 0) refuse('no-target', 'targets');
  if (asked.targets.length > MAX_TARGETS) refuse('too-many-targets', 'targets');
  const origin = getPlace(asked.origin, 'origin');
  const targets = asked.targets.map((given, nth): PlannedTarget => {
    const place = getPlace(given.iataCode, `targets.${nth}.iataCode`);
    const festival = given.type === 'festival' ? festivalById(given.id) : null;
    const isOrigin = isSameTown(asked.origin, given.iataCode);
    return { given, place, town: targetPlace(place), festival, isOrigin };
  });

  const { airport } = origin;
  const today = todayIn(now, timeZoneAt(airport, airport.country));
  const { departureDate, returnDate = null, isOneWay } = asked;
  if (departureDate < today) refuse('departure-past', names.departureDate);
  const last = addDays(today, MAX_DAYS_AHEAD);
  if (departureDate > last) refuse('departure-too-far', names.departureDate);
  if (returnDate !== null) {
    if (returnDate < departureDate) refuse('return-first', names.returnDate);
    if (returnDate > last) refuse('departure-too-far', names.returnDate);
  }
  const ticket = returnDate === null ? 'one-way' : isOneWay ? 'two-one-way' : 'return';
  return { origin, today, departure: departureDate, return: returnDate, ticket, targets };
}

export type SearchLimits = Pick<RateLimits, 'spend'>;

/**
 * Counts a search: signed in by account, signed out by network. Searches during server rendering
 * count as well, since each may call airlines.
 *
 * @throws Problem `rate-limited`
 */
export function spendSearch(
  limit: 'flight' | 'trip' | 'place-cost',
  { actor, address }: Pick<RequestContext, 'actor' | 'address'>,
  limits: SearchLimits,
): Promise<void> {
  return actor === null
    ? limits.spend(limit, callerNetwork(address))
    : limits.spend(`${limit}-member`, `account:${actor.id}`);
}

/** Radius around a town that counts as the town, in km. */
export const RADIUS_KM = 50;

/** Dates of the stay; the check-out date is at least one night later. */
export interface TripDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** Nights in a home there; the same day twice counts as one (spec 1 §2.2). */
export function nightsThere(startDate: DateText, endDate: DateText): TripDates {
  return { startDate, endDate: endDate > startDate ? endDate : addDays(startDate, 1) };
}

/** The area of a search around a target. */
export function aroundTarget({ town }: PlannedTarget) {
  const { latitude, longitude } = town;
  return { latitude, longitude, radiusKm: RADIUS_KM };
}

/** The search for homes there, with dates if known. */
export function homesAround(
  target: PlannedTarget,
  dates: TripDates | null,
  guests: number,
): StaySearch {
  return staySearch.change(staySearch.parse({}), {
    ...aroundTarget(target),
    guestCount: guests,
    ...(dates === null ? {} : { dates: { mode: 'exact', ...dates } }),
  });
}

/** The address of a page of results. */
export function buildHref(path: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString();
  return query === '' ? path : `${path}?${query}`;
}
