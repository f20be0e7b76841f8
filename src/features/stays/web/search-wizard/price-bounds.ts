import { useEffect, useState } from 'react';
import { FALLBACK_PRICES, type PriceRange } from '#domain/search/price-range.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { showPriceRange } from '../../contract/addresses.gen.ts';

export type PriceBounds = PriceRange & { readonly average: number };

/** Afterwards the user can continue without them. */
const WAIT_MS = 5_000;

/** They hardly change during a visit. */
let asked: Promise<PriceBounds> | undefined;
let known: PriceBounds | undefined;

/**
 * The prices across listings, requested once; the fallbacks where the request fails, which is
 * logged and not shown (spec 3 §8), and retried the next time.
 */
export function loadPriceBounds(): Promise<PriceBounds> {
  asked ??= call(showPriceRange, {}, { signal: AbortSignal.timeout(WAIT_MS) }).then(
    (found) => {
      known = found;
      return found;
    },
    (error: unknown) => {
      logFailure(error);
      asked = undefined;
      return FALLBACK_PRICES;
    },
  );
  return asked;
}

/** The prices across listings; the fallbacks while they load. */
export function usePriceBounds(): PriceBounds {
  const [bounds, setBounds] = useState<PriceBounds>(() => {
    // Not in an effect: a prerendered wizard runs none before it opens.
    whenIdle(() => void loadPriceBounds());
    return known ?? FALLBACK_PRICES;
  });
  useEffect(() => {
    if (bounds === known) return;
    let isStale = false;
    const cancel = whenIdle(() => {
      void loadPriceBounds().then((found) => {
        if (!isStale) setBounds(found);
      });
    });
    return () => {
      isStale = true;
      cancel();
    };
  }, [bounds]);
  return bounds;
}
