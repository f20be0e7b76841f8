import { ITINERANT_NUMBERS, type ItinerantNumber } from '#domain/itinerant-form.ts';
import type { ItinerantPricingInput } from '#domain/itinerant-pricing.ts';
import { toCents } from '#domain/money.ts';
import type { HostingValues } from './itinerant-form.ts';

type Amount = Extract<
  ItinerantNumber,
  'price' | 'cleaningFees' | 'extraGuestFees' | 'petFees' | 'taxFees' | 'securityDepositFee'
>;

/** Pricing terms of an itinerant from the host's input so far. Converts dollars to cents. */
export function pricingTerms(
  values: HostingValues,
): Pick<ItinerantPricingInput, 'nightlyPrice' | 'fees' | 'rates' | 'specialDiscountOn'> {
  /** Limited to the bounds of the form: during typing it may be any number. */
  const cents = (name: Amount) => {
    const { min, max } = ITINERANT_NUMBERS[name];
    const value = values[name] ?? min;
    return toCents(Math.min(max, Math.max(min, Number.isFinite(value) ? value : min)));
  };
  return {
    nightlyPrice: cents('price'),
    fees: {
      cleaning: cents('cleaningFees'),
      extraGuest: cents('extraGuestFees'),
      pet: cents('petFees'),
      tax: cents('taxFees'),
      deposit: cents('securityDepositFee'),
    },
    rates: values,
    specialDiscountOn: values.specialDiscountOn,
  };
}
