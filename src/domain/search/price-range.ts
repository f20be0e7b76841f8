import { parseAmount } from '../typed-number.ts';

/** Whole dollars a night, both ends included. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** The range and the average when no prices are known (spec 3 §4, §9). */
export const FALLBACK_PRICES: PriceRange & { readonly average: number } = {
  min: 0,
  max: 1000,
  average: 100,
};

/** The problem of the two prices as they are typed. */
export type PriceProblem = 'not-a-number' | RangeProblem;

export type RangeProblem =
  /** Below the lowest or above the highest possible price. */
  | 'out-of-bounds'
  /** The lowest is not below the highest. */
  | 'crossed';

export interface PriceProblems {
  readonly min?: PriceProblem;
  readonly max?: PriceProblem;
}

/** A typed price, cut to whole dollars (spec 3 §5); null for invalid text. */
export function parseDollars(typed: string): number | null {
  const amount = parseAmount(typed);
  return amount === null ? null : Math.trunc(amount);
}

/**
 * The problems that prevent two prices from being a range: both at their own field, or the highest
 * as crossed.
 */
export function rangeProblems(
  { min, max }: PriceRange,
  bounds: PriceRange,
): { min?: RangeProblem; max?: RangeProblem } {
  const isBeyond = (dollars: number) => dollars < bounds.min || dollars > bounds.max;
  if (isBeyond(min) || isBeyond(max)) {
    return {
      ...(isBeyond(min) ? { min: 'out-of-bounds' } : {}),
      ...(isBeyond(max) ? { max: 'out-of-bounds' } : {}),
    };
  }
  return min >= max ? { max: 'crossed' } : {};
}

/**
 * Whether typed prices are a range (spec 3 §5): each within the bounds, the lowest below the
 * highest. An empty field sets no bound, and is valid.
 */
export function priceProblems(
  typed: { min: string; max: string },
  bounds: PriceRange,
): PriceProblems {
  const isNone = (text: string) => text.trim() !== '' && parseDollars(text) === null;
  const range = {
    min: parseDollars(typed.min) ?? bounds.min,
    max: parseDollars(typed.max) ?? bounds.max,
  };
  return {
    ...rangeProblems(range, bounds),
    ...(isNone(typed.min) ? { min: 'not-a-number' } : {}),
    ...(isNone(typed.max) ? { max: 'not-a-number' } : {}),
  };
}

/** The prices that a range sets in a search: an end at its bound sets none. */
export function askedPrices(
  typed: { min: string; max: string },
  bounds: PriceRange,
): { minPrice: number | undefined; maxPrice: number | undefined } {
  const min = parseDollars(typed.min);
  const max = parseDollars(typed.max);
  return {
    minPrice: min === null || min <= bounds.min ? undefined : min,
    maxPrice: max === null || max >= bounds.max ? undefined : max,
  };
}
