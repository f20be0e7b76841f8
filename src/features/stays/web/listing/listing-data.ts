import { notFound } from '@tanstack/react-router';
import type { ProblemBody } from '#platform/contract/errors.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { quoteStay, type StayCard, type StayPage, searchStays, showStay } from '../../contract.ts';
import { quoteQuery, readRequest, type StayRequest } from './stay-request.ts';

export type QuoteAnswer = RouteResponse<typeof quoteStay>;

/** What the price of a request was answered with; `key` names the request. */
export type QuoteResult =
  | { readonly key: string; readonly kind: 'answer'; readonly answer: QuoteAnswer }
  | { readonly key: string; readonly kind: 'refusal'; readonly problem: ProblemBody };

/** What the listing page begins with. */
export interface ListingData {
  readonly stay: StayPage;
  /** The price of the dates in the URL; null where it has none. */
  readonly quote: QuoteResult | null;
}

/** What is shown in place of a home that isn't there. */
export interface GoneData {
  readonly homes: readonly StayCard[];
}

/** Homes offered in place of one that is gone. */
const OFFERED = 4;

/** One name for the price of a request; null while there is nothing to ask. */
export function quoteKey(request: StayRequest): string | null {
  const query = quoteQuery(request);
  return query === null ? null : new URLSearchParams(query).toString();
}

/**
 * The price of a request, or why it has none.
 *
 * @throws OfflineError; ApiError when the fault isn't in the request
 */
export async function loadQuote(
  id: string,
  request: StayRequest,
  signal: AbortSignal,
): Promise<QuoteResult | null> {
  const query = quoteQuery(request);
  const key = quoteKey(request);
  if (query === null || key === null) return null;
  try {
    const answer = await call(quoteStay, { params: { id }, query }, { signal });
    return { key, kind: 'answer', answer };
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 400) {
      return { key, kind: 'refusal', problem: error.problem };
    }
    throw error;
  }
}

/**
 * A home with the price of the dates in the URL.
 *
 * @throws notFound, with homes to look at, when it is unknown or was removed; ApiError,
 *   OfflineError
 */
export async function loadListing(
  id: string,
  search: Record<string, string | string[]>,
  signal: AbortSignal,
): Promise<ListingData> {
  const [stay, quote] = await Promise.all([
    call(showStay, { params: { id } }, { signal }).catch((error: unknown) => {
      if (isUnknown(error)) return null;
      throw error;
    }),
    // Without its price the page is still worth showing; it asks again by itself.
    loadQuote(id, readRequest(search), signal).catch(() => null),
  ]);
  if (stay === null) throw notFound({ data: await loadOffered(signal) });
  return { stay, quote };
}

function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code } = error.problem;
  return code === 'not-found' || code === 'invalid-input';
}

async function loadOffered(signal: AbortSignal): Promise<GoneData> {
  try {
    const answer = await call(searchStays, { query: { page: '1' } }, { signal });
    return { homes: Array.isArray(answer) ? [] : answer.items.slice(0, OFFERED) };
  } catch {
    return { homes: [] };
  }
}
