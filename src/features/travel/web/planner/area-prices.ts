import { useEffect, useState } from 'react';
import { FALLBACK_PRICES, type PriceRange } from '#domain/search/price-range.ts';
import { formatStaySearch } from '#domain/search/stay-search.ts';
import { showAnalytics } from '#features/stays/contract/addresses.gen.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import type { TravelTarget } from '../../contract.ts';
import { homesNear } from './planner-values.ts';

/** Prices per night of an area's homes, in whole dollars. */
export type AreaPrices = PriceRange & { readonly average: number };

/** The dialog doesn't wait longer than this. */
const WAIT_MS = 5_000;

const known = new Map<string, Promise<AreaPrices>>();

/**
 * Prices of homes near a destination, requested once; 0 to 1000 without homes or after an error,
 * which is logged and not shown (spec 3 §8).
 */
export function loadAreaPrices(destination: TravelTarget | null): Promise<AreaPrices> {
  if (destination === null) return Promise.resolve(FALLBACK_PRICES);
  const { id } = destination;
  const asked = known.get(id) ?? fetchAreaPrices(destination);
  known.set(id, asked);
  return asked;
}

async function fetchAreaPrices(destination: TravelTarget): Promise<AreaPrices> {
  try {
    const query = formatStaySearch(homesNear(destination));
    const signal = AbortSignal.timeout(WAIT_MS);
    const { price } = await call(showAnalytics, { query }, { signal });
    const { lowest, highest, average } = price;
    // One home has one price, which is no range to choose in.
    if (lowest === null || highest === null || average === null || lowest >= highest) {
      return FALLBACK_PRICES;
    }
    return { min: lowest, max: highest, average };
  } catch (error) {
    logFailure(error);
    known.delete(destination.id);
    return FALLBACK_PRICES;
  }
}

/** Prices of homes near a destination; the fallbacks until they are loaded. */
export function useAreaPrices(destination: TravelTarget | null): AreaPrices {
  const [prices, setPrices] = useState<AreaPrices>(FALLBACK_PRICES);
  useEffect(() => {
    let isStale = false;
    void loadAreaPrices(destination).then((found) => {
      if (!isStale) setPrices(found);
    });
    return () => {
      isStale = true;
    };
  }, [destination]);
  return prices;
}
