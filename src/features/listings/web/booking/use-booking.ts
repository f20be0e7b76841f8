import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { listingPath } from '#domain/listing-path.ts';
import type { QuoteResult } from './load-quote.ts';
import type { NightsKind } from './nights-kind.ts';
import {
  fitRequest,
  type NightsRequest,
  readRequest,
  requestParams,
  withRequest,
} from './nights-request.ts';
import type { QuoteView } from './quote-view.ts';
import { REST_MS, useQuote } from './use-quote.ts';

/** What has to be known of a listing to reserve nights of it, whatever its kind. */
export interface NightsListing {
  readonly id: string;
  readonly title: string;
  readonly host: { readonly name: string };
  readonly place: { readonly timeZone: string };
  /** Whether the reader hosts it. */
  readonly own: boolean;
  /** Cents of one unit of its price. */
  readonly nightlyPrice: number;
  /** Guests of one reservation at most, and those that the price includes. */
  readonly guestCount: number;
  readonly includedGuests: number;
  /** Rooms that one may reserve; 1 where there are none to count. */
  readonly rooms: number;
  readonly acceptsPets: boolean;
}

/** What one is about to reserve. */
export interface Booking {
  readonly nights: NightsKind;
  readonly listing: NightsListing;
  readonly request: NightsRequest;
  readonly quote: QuoteView;
  change(patch: Partial<NightsRequest>): void;
  retry(): void;
}

/**
 * The request, kept in the URL so that links carry it, and its price.
 *
 * @param quote what the page's loader was answered
 */
export function useBooking(
  nights: NightsKind,
  listing: NightsListing,
  quote: QuoteResult | null,
  search: Record<string, string | string[]>,
): Booking {
  const [request, setRequest] = useState(() => fitRequest(readRequest(search), listing));
  const { view, retry } = useQuote(nights.askQuote, listing.id, request, quote);
  useRequestInUrl(listingPath(nights.kind, listing.id), request, search);
  return {
    nights,
    listing,
    request,
    quote: view,
    change: (patch) => setRequest((now) => ({ ...now, ...patch })),
    retry,
  };
}

function useRequestInUrl(
  path: string,
  request: NightsRequest,
  search: Record<string, string | string[]>,
): void {
  const navigate = useNavigate();
  const latest = useRef(search);
  latest.current = search;
  const written = useRef(request);

  useEffect(() => {
    if (written.current === request) return;
    const timer = setTimeout(() => {
      const before = new URLSearchParams(requestParams(written.current)).toString();
      const after = new URLSearchParams(requestParams(request)).toString();
      written.current = request;
      if (before === after) return;
      void navigate({
        to: path,
        search: withRequest(latest.current, request),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [path, request, navigate]);
}
