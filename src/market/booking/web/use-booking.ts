import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { listingPath } from '#domain/listing-path.ts';
import { fitRequest, type NightsRequest, nightsRequest } from '#domain/search/nights-request.ts';
import type { AskQuote, NightsOffer } from './nights-offer.ts';
import {
  loadQuote,
  type QuoteResult,
  type QuoteView,
  quoteKey,
  REST_MS,
  useAskedQuote,
} from './use-asked-quote.ts';

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
  /** Whether its host asks for guests whose identity was verified. */
  readonly asksVerifiedGuests: boolean;
  /** Whether its host takes no new reservations. */
  readonly isPaused: boolean;
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

/** How a request is written in the URL of its listing. */
interface RequestCodec<Request> {
  /** Names of all its parameters. */
  readonly names: readonly string[];
  /** Its parameters, defaults left out. */
  format(request: Request): Readonly<Record<string, string>>;
}

/** Stores a request in the URL of its listing, so that links carry it. */
export function useRequestInUrl<Request>(
  path: string,
  request: Request,
  codec: RequestCodec<Request>,
): void {
  const navigate = useNavigate();
  const written = useRef(request);

  useEffect(() => {
    if (written.current === request) return;
    const timer = setTimeout(() => {
      const before = new URLSearchParams(codec.format(written.current)).toString();
      const params = codec.format(request);
      written.current = request;
      if (before === new URLSearchParams(params).toString()) return;
      void navigate({
        to: path,
        search: (search) => ({ ...withoutNames(search, codec.names), ...params }),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [path, request, codec, navigate]);
}

function withoutNames<Value>(
  search: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));
}
