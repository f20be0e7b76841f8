import { PRICING_DURATIONS, type PricingDuration } from '../vocabulary.ts';
import { type QuerySource, readValues } from './query-source.ts';

/** The period of prices on cards that parameters name; a night by default. */
export function readPriceDuration(params: QuerySource): PricingDuration {
  const [given] = readValues(params, 'pricingDuration');
  return PRICING_DURATIONS.find((duration) => duration === given) ?? 'night';
}
