import type { Cents } from './money.ts';

/** Fewer homes than these say more about single hosts than about a place. */
export const MIN_COMPARABLE = 5;
/** Most homes that are compared, the nearest. */
export const MAX_COMPARABLE = 200;
/** Kilometres around a home, the nearest circle first that has enough homes. */
const COMPARED_KM = [2, 5, 10, 25] as const;
export const MAX_COMPARED_KM = 25;
/** Days before today whose nights tell how often homes are taken. */
export const COMPARED_DAYS = 90;

interface NearHome {
  readonly price: Cents;
  readonly km: number;
}

/** Prices a night of similar homes, in cents. */
export interface PriceQuartiles {
  readonly lower: Cents;
  readonly median: Cents;
  readonly upper: Cents;
}

/** The homes within the smallest circle that has enough of them; null where none has. */
export function nearestComparable<Home extends NearHome>(
  homes: readonly Home[],
): { readonly withinKm: number; readonly homes: readonly Home[] } | null {
  for (const withinKm of COMPARED_KM) {
    const near = homes.filter(({ km }) => km <= withinKm);
    if (near.length >= MIN_COMPARABLE) return { withinKm, homes: near };
  }
  return null;
}

/**
 * The quartiles of prices, between two of them by their distance, rounded to the cent.
 *
 * @param prices at least one
 */
export function priceQuartiles(prices: readonly Cents[]): PriceQuartiles {
  const sorted = [...prices].sort((one, other) => one - other);
  const at = (share: number): Cents => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return Math.round(below + (above - below) * (place - Math.floor(place)));
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
