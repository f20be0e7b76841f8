import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ListingData } from './listing-data.ts';
import { fitWish, readWish, type StayWish, wishParams, withWish } from './stay-wish.ts';
import { type QuoteView, REST_MS, useQuote } from './use-quote.ts';

/** What one is about to reserve. */
export interface Booking {
  readonly wish: StayWish;
  readonly quote: QuoteView;
  change(patch: Partial<StayWish>): void;
  retry(): void;
}

/** The wish, kept in the URL so that links carry it, and its price. */
export function useBooking(
  { stay, quote }: ListingData,
  search: Record<string, string | string[]>,
): Booking {
  const [wish, setWish] = useState(() => fitWish(readWish(search), stay));
  const { view, retry } = useQuote(stay.id, wish, quote);
  useWishInUrl(stay.id, wish, search);
  return {
    wish,
    quote: view,
    change: (patch) => setWish((now) => ({ ...now, ...patch })),
    retry,
  };
}

function useWishInUrl(id: string, wish: StayWish, search: Record<string, string | string[]>): void {
  const navigate = useNavigate();
  const latest = useRef(search);
  latest.current = search;
  const written = useRef(wish);

  useEffect(() => {
    if (written.current === wish) return;
    const timer = setTimeout(() => {
      const before = new URLSearchParams(wishParams(written.current)).toString();
      const after = new URLSearchParams(wishParams(wish)).toString();
      written.current = wish;
      if (before === after) return;
      void navigate({
        to: '/listings/$id',
        params: { id },
        search: withWish(latest.current, wish),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [id, wish, navigate]);
}
