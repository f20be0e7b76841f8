import type { DateText } from '../dates.ts';
import { HOME_COUNTS } from '../home-counts.ts';
import { count } from './fields.ts';
import type { QuerySource } from './query-source.ts';
import { readInteger } from './query-values.ts';
import { readDates } from './stay-dates.ts';

/** Maximum number of pets per reservation. */
export const MAX_PETS = 10;

/** A guest's request for one listing; it needs both days or none. */
export interface NightsRequest {
  readonly startDate: DateText | null;
  readonly endDate: DateText | null;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
}

const GUESTS = count('guestCount', HOME_COUNTS.guestCount);
const ROOMS = count('roomCount', HOME_COUNTS.roomCount);

/** Parses the request in a URL. Invalid values are ignored (spec 1 §4.8). */
export function readRequest(source: QuerySource): NightsRequest {
  const dates = readDates(source);
  const { guestCount } = GUESTS.read(source);
  const { roomCount } = ROOMS.read(source);
  const exact = dates?.mode === 'exact' ? dates : null;
  return {
    startDate: exact?.startDate ?? null,
    endDate: exact?.endDate ?? null,
    guests: guestCount ?? 1,
    rooms: roomCount ?? 1,
    pets: readInteger(source, 'petCount', 0, MAX_PETS) ?? 0,
  };
}

/** Limits of a listing's requests. */
interface Countable {
  /** Rooms that can be reserved; 1 where rooms aren't counted. */
  readonly rooms: number;
  readonly acceptsPets: boolean;
}

/** Drops what this listing can't fulfil: a whole place has no rooms to count. */
export function fitRequest(request: NightsRequest, listing: Countable): NightsRequest {
  return {
    ...request,
    rooms: listing.rooms === 1 ? 1 : request.rooms,
    pets: listing.acceptsPets ? request.pets : 0,
  };
}

/** URL parameters that `readRequest` parses; defaults are omitted, and so is a single date. */
export function requestParams(request: NightsRequest): Record<string, string> {
  const { startDate, endDate, guests, rooms, pets } = request;
  return {
    ...(startDate !== null && endDate !== null ? { startDate, endDate } : {}),
    ...(guests === 1 ? {} : { guestCount: String(guests) }),
    ...(rooms === 1 ? {} : { roomCount: String(rooms) }),
    ...(pets === 0 ? {} : { petCount: String(pets) }),
  };
}

/** A request between the parameters of its listing's page and its values. */
export const nightsRequest = {
  names: ['startDate', 'endDate', 'dateMode', 'guestCount', 'roomCount', 'petCount'],
  parse: readRequest,
  format: requestParams,
};
