import type { DateRange } from '#domain/dates.ts';
import type { NightsKind } from '#domain/kinds.ts';
import type { NightsRequest } from '#domain/search/nights-request.ts';
import type { AskCalendar } from '#market/calendar/index.web.ts';
import type { NightsQuote } from '../contract.ts';

/** Requested nights, with the party. */
export interface RequestedNights {
  readonly startDate: string;
  readonly endDate: string;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
  /** Nights that the guest has reserved there: those to change, or right before. */
  readonly agreed?: DateRange;
}

/** Requests the price of nights of a listing. */
export type AskQuote = (
  listingId: string,
  asked: RequestedNights,
  signal?: AbortSignal,
) => Promise<NightsQuote>;

/** Calls and texts of a kind reserved by the night, for choosing and pricing nights. */
export interface NightsOffer {
  readonly kind: NightsKind;
  readonly askQuote: AskQuote;
  readonly askCalendar: AskCalendar;
}

/** The query parameters of a quote (`nightsQuoteQuery`). */
export function nightsQuery({ startDate, endDate, guests, rooms, pets, agreed }: RequestedNights) {
  return {
    ...(agreed === undefined ? {} : { agreedStart: agreed.start, agreedEnd: agreed.end }),
    startDate,
    endDate,
    guests: String(guests),
    rooms: String(rooms),
    pets: String(pets),
  };
}

/** The nights to price; null until both days are chosen. */
export function toRequestedNights(request: NightsRequest): RequestedNights | null {
  const { startDate, endDate } = request;
  return startDate === null || endDate === null ? null : { ...request, startDate, endDate };
}
