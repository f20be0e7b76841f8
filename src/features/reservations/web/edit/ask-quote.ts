import { quoteStay } from '#features/stays/contract.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';

export type QuoteAnswer = RouteResponse<typeof quoteStay>;

export interface QuoteRequest {
  readonly startDate: string;
  readonly endDate: string;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
}

/** What other dates would cost. */
export function askQuote(
  listingId: string,
  { startDate, endDate, guests, rooms, pets }: QuoteRequest,
  signal?: AbortSignal,
): Promise<QuoteAnswer> {
  const query = {
    startDate,
    endDate,
    guests: String(guests),
    rooms: String(rooms),
    pets: String(pets),
  };
  return call(quoteStay, { params: { id: listingId }, query }, signal ? { signal } : {});
}
