import type { StayPricingInput } from '#domain/stay-pricing.ts';
import { SERVICE_RATE } from '#domain/stay-pricing.ts';
import type { HostingValues } from './hosting-values.ts';

/** Dollars of the form in cents. */
const cents = (dollars: number) => Math.round(dollars * 100);

/** What the price of a stay depends on, as the host has said it so far. */
export function pricingTerms(
  values: HostingValues,
): Pick<
  StayPricingInput,
  'nightlyPrice' | 'includedGuests' | 'fees' | 'rates' | 'specialDiscountOn' | 'securityRate'
> {
  return {
    nightlyPrice: cents(values.price),
    includedGuests: values.includedGuests ?? values.guestCount,
    fees: {
      cleaning: cents(values.cleaningFees),
      extraGuestPerNight: cents(values.extraGuestFees),
      pet: cents(values.petFees),
      serviceRate: SERVICE_RATE,
      taxRate: values.taxRate,
    },
    rates: values,
    specialDiscountOn: values.specialDiscountOn,
    securityRate: values.securityRate,
  };
}
