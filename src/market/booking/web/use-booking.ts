import { useState } from 'react';
import { listingPath } from '#domain/listing-path.ts';
import { fitRequest, type NightsRequest, nightsRequest } from '#domain/search/nights-request.ts';
import type { AskQuote, NightsOffer } from './nights-offer.ts';
import {
  loadQuote,
  type QuoteResult,
  type QuoteView,
  quoteKey,
  useAskedQuote,
} from './use-asked-quote.ts';

import { useRequestInUrl } from './use-request-in-url.ts';

/** Fields of a listing that reserving its nights requires, whatever its kind. */
export interface NightsListing {
  readonly id: string;
  readonly title: string;
  /** BCP 47 tag of the title's language; undefined where it is the reader's. */
  readonly language?: string | undefined;
  readonly host: { readonly name: string };
  readonly place: { readonly city: string; readonly timeZone: string };
  /** Whether the reader is its host. */
  readonly own: boolean;
  /** Cents for one unit of its price. */
  readonly nightlyPrice: number;
  /** Maximum number of guests of one reservation, and the number included in the price. */
  readonly guestCount: number;
  readonly includedGuests: number;
  /** Rooms that can be reserved; 1 where rooms aren't counted. */
  readonly rooms: number;
  readonly acceptsPets: boolean;
}

/** The reservation being prepared. */
export interface Booking {
  readonly nights: NightsOffer;
  readonly listing: NightsListing;
  readonly request: NightsRequest;
  readonly quote: QuoteView;
  change(patch: Partial<NightsRequest>): void;
  retry(): void;
}

/**
 * The request, stored in the URL so that links carry it, and its price.
 *
 * @param quote result of the page's loader
 * @param requested the request in the URL of the page
 */
export function useBooking(
  nights: NightsOffer,
  listing: NightsListing,
  quote: QuoteResult | null,
  requested: NightsRequest,
): Booking {
  const [request, setRequest] = useState(() => fitRequest(requested, listing));
  const { view, retry } = useQuote(nights.askQuote, listing.id, request, quote);
  const path = listingPath(nights.kind, listing.id);
  useRequestInUrl(path, request, nightsRequest);
  return {
    nights,
    listing,
    request,
    quote: view,
    change: (patch) => setRequest((now) => ({ ...now, ...patch })),
    retry,
  };
}

/**
 * The price of a request for nights.
 *
 * @param loaded result of the page's loader
 */
function useQuote(
  ask: AskQuote,
  listingId: string,
  request: NightsRequest,
  loaded: QuoteResult | null,
): { view: QuoteView; retry(): void } {
  return useAskedQuote({
    listingId,
    key: quoteKey(request),
    load: (signal) => loadQuote(ask, listingId, request, signal),
    loaded,
  });
}
