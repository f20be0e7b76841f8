import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD, MAX_TARGETS } from '#domain/flights.ts';
import { timeZoneAt } from '#features/catalogues/index.server.ts';
import type { FlightTarget } from '#features/travel/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import { type FlightPlace, isSameTown, placeByCode } from '../../airports/airports.ts';
import type { FestivalEntry } from '../../festivals/data/festivals.ts';
import { festivalById } from '../../festivals/festival-dates.ts';
import { travelErrors } from '../errors.ts';
import { type TargetPlace, targetPlace } from './target-place.ts';

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
