import { notFound } from '@tanstack/react-router';
import { nightsRequest } from '#domain/search/nights-request.ts';
import { loadQuote, type QuoteResult } from '#market/booking/index.web.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { readSearch, type UrlParams } from '#platform/web/scope/url-search.ts';
import { searchStays, showStay } from '../../contract/addresses.gen.ts';
import type { StayCard, StayDetails } from '../../contract.ts';
import { stayNights } from './stay-nights.ts';

/** Initial data of the listing page. */
export interface ListingData {
  readonly stay: StayDetails;
  /** The price of the dates in the URL; null without dates. */
  readonly quote: QuoteResult | null;
}

/** Data of the page for a missing home. */
export interface ReplacementData {
  readonly homes: readonly StayCard[];
}

/** Number of homes offered instead of a deleted one. */
const OFFERED = 4;

/**
 * A home with the price of the dates in the URL.
 *
 * @throws notFound, with other homes, when it is unknown or was removed; ApiError, OfflineError
 */
export async function loadListing(
  id: string,
  params: UrlParams,
  signal: AbortSignal,
): Promise<ListingData> {
  const request = readSearch(nightsRequest, params);
  const [stay, quote] = await Promise.all([
    call(showStay, { params: { id } }, { signal }).catch((error: unknown) => {
      if (isUnknown(error)) return null;
      throw error;
    }),
    // The page is useful without its price, which is requested again automatically.
    loadQuote(stayNights.askQuote, id, request, signal).catch(() => null),
  ]);
  if (stay === null) throw notFound({ data: await loadOffered(signal) });
  return { stay, quote };
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'not-found';
}

async function loadOffered(signal: AbortSignal): Promise<ReplacementData> {
  try {
    const answer = await call(searchStays, { query: { page: '1' } }, { signal });
    return { homes: Array.isArray(answer) ? [] : answer.items.slice(0, OFFERED) };
  } catch {
    return { homes: [] };
  }
}
