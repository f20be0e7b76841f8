import { useSyncExternalStore } from 'react';
import { readPriceDuration } from '#domain/search/price-duration.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';

/**
 * The span of prices on cards. It is read from the URL once, when the page starts (spec 1 §2.2),
 * and is this browser's choice from then on; null on the server, which serves many users.
 */
let chosen: PricingDuration | null = import.meta.env.SSR
  ? null
  : readPriceDuration(new URLSearchParams(location.search));
const listeners = new Set<() => void>();

/** The chosen duration; while a page is taken over, that of its own URL. */
export function usePriceDuration(asked: PricingDuration): PricingDuration {
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? asked,
    () => asked,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses the duration for all pages from now on. */
export function choosePriceDuration(duration: PricingDuration): void {
  chosen = duration;
  for (const listener of listeners) listener();
}

/** Parameters of this duration; a night is the default and omitted. */
export function withPriceDuration<Search extends object>(
  search: Search,
  duration: PricingDuration,
): Search {
  const { pricingDuration: _, ...others } = search as Search & { pricingDuration?: unknown };
  return (duration === 'night' ? others : { ...others, pricingDuration: duration }) as Search;
}

/** For the routes of results: every link to them carries the chosen duration. */
export function savePriceDuration<Search extends object>({
  search,
  next,
}: {
  search: Search;
  next(search: Search): Search;
}): Search {
  const asked = next(search);
  const duration = chosen ?? readPriceDuration(search);
  return readPriceDuration(asked) === duration ? asked : withPriceDuration(asked, duration);
}
