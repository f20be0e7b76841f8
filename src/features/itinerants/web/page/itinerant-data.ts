import { notFound } from '@tanstack/react-router';
import { nightsRequest } from '#domain/search/nights-request.ts';
import { loadQuote, type QuoteResult } from '#market/booking/index.web.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { readSearch, type UrlParams } from '#platform/web/scope/url-search.ts';
import { showItinerant } from '../../contract/addresses.gen.ts';
import type { ItinerantDetails } from '../../contract.ts';
import { itinerantNights } from './itinerant-nights.ts';

/** Initial data of an itinerant's page. */
export interface ItinerantData {
  readonly itinerant: ItinerantDetails;
  /** The price of the nights in the URL; null where it has none. */
  readonly quote: QuoteResult | null;
}

/**
 * An itinerant with the price of the nights in the URL.
 *
 * @throws notFound when it is unknown or was removed; ApiError, OfflineError
 */
export async function loadItinerant(
  id: string,
  params: UrlParams,
  signal: AbortSignal,
): Promise<ItinerantData> {
  const request = readSearch(nightsRequest, params);
  const [itinerant, quote] = await Promise.all([
    call(showItinerant, { params: { id } }, { signal }).catch((error: unknown) => {
      if (isUnknown(error)) return null;
      throw error;
    }),
    // Without its price the page is still worth showing; it requests the price again automatically.
    loadQuote(itinerantNights.askQuote, id, request, signal).catch(() => null),
  ]);
  if (itinerant === null) throw notFound();
  return { itinerant, quote };
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'not-found';
}
