import { PRICING_DURATIONS, type PricingDuration } from '../vocabulary.ts';

/** The period of prices on cards that parameters name; a night by default. */
export function readPriceDuration(params: object): PricingDuration {
  const given =
    params instanceof URLSearchParams
      ? params.get('pricingDuration')
      : [Reflect.get(params, 'pricingDuration')].flat()[0];
  return PRICING_DURATIONS.find((duration) => duration === given) ?? 'night';
}
