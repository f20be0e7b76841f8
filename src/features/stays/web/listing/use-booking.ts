import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ListingData } from './listing-data.ts';
import {
  fitRequest,
  readRequest,
  requestParams,
  type StayRequest,
  withRequest,
} from './stay-request.ts';
import { type QuoteView, REST_MS, useQuote } from './use-quote.ts';

/** What one is about to reserve. */
export interface Booking {
  readonly request: StayRequest;
  readonly quote: QuoteView;
  change(patch: Partial<StayRequest>): void;
  retry(): void;
}

/** The request, kept in the URL so that links carry it, and its price. */
export function useBooking(
  { stay, quote }: ListingData,
  search: Record<string, string | string[]>,
): Booking {
  const [request, setRequest] = useState(() => fitRequest(readRequest(search), stay));
  const { view, retry } = useQuote(stay.id, request, quote);
  useRequestInUrl(stay.id, request, search);
  return {
    request,
    quote: view,
    change: (patch) => setRequest((now) => ({ ...now, ...patch })),
    retry,
  };
}

function useRequestInUrl(
  id: string,
  request: StayRequest,
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
        to: '/listings/$id',
        params: { id },
        search: withRequest(latest.current, request),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [id, request, navigate]);
}
