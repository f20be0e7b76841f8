import { toDollars } from '#domain/money.ts';
import { FALLBACK_PRICES, type PriceRange } from '#domain/search/price-range.ts';
import { cacheFor } from '#platform/server/cached-answers.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { type NightlyPrices, readNightlyPrices } from '../store/search/price-range.ts';

const kept = cacheFor<NightlyPrices>({ seconds: 60 });

/**
 * The range of prices across listings, in dollars per night, and their average rounded to an
 * integer (spec 3 §4, §9); 0 to 1000 and 100 while nothing is listed. At most a minute old.
 */
export async function showPriceRange({
  db,
  services,
  now,
}: RequestContext): Promise<PriceRange & { average: number }> {
  const cents = await kept(services, now, () => readNightlyPrices(db));
  if (cents.min === null || cents.max === null || cents.mean === null) return FALLBACK_PRICES;
  const min = Math.floor(toDollars(cents.min));
  // A range of one price is empty: sliders need some room to move.
  const max = Math.max(min + 1, Math.ceil(toDollars(cents.max)));
  return { min, max, average: Math.round(toDollars(cents.mean)) };
}
