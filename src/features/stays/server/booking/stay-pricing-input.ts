import type { PricedNights } from '#domain/night-overrides.ts';
import { SERVICE_RATE, type StayPricingInput } from '#domain/stay-pricing.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';

/** Stored fields that determine a stay's price. Prices in cents, rates in percent. */
export interface StayTerms {
  readonly nightlyPrice: number;
  readonly includedGuests: number;
  readonly cleaningFee: number;
  readonly extraGuestFee: number;
  readonly petFee: number;
  readonly taxRate: number;
  readonly discount: number;
  readonly influencerDiscount: number;
  readonly localDiscount: number;
  readonly parentDiscount: number;
  readonly specialDiscount: number;
  readonly specialDiscountOn: boolean;
  readonly studentDiscount: number;
  readonly volunteerDiscount: number;
  readonly womenDiscount: number;
  readonly securityRate: number;
}

/** Dates and guests to compute a price for. */
export interface QuoteInput {
  readonly nights: number;
  /** The nights grouped by price; by default all at that of the stay. */
  readonly pricedNights?: readonly PricedNights[] | undefined;
  readonly guests: number;
  readonly pets: number;
  /** Units of each night, see `requestedUnits`. */
  readonly units: number;
  /** Days from today, in the listing's time zone, to the arrival. */
  readonly daysAhead: number;
  readonly groups: readonly GuestGroup[];
}

/** The input of `priceStay` for a request; shared by search, listing page and reservation. */
export function stayPricingInput(terms: StayTerms, request: QuoteInput): StayPricingInput {
  return {
    nightlyPrice: terms.nightlyPrice,
    ...(request.pricedNights === undefined ? {} : { pricedNights: request.pricedNights }),
    nights: request.nights,
    guests: request.guests,
    pets: request.pets,
    units: request.units,
    includedGuests: terms.includedGuests,
    fees: {
      cleaning: terms.cleaningFee,
      extraGuestPerNight: terms.extraGuestFee,
      pet: terms.petFee,
      serviceRate: SERVICE_RATE,
      taxRate: terms.taxRate,
    },
    rates: {
      discount: terms.discount,
      influencerDiscount: terms.influencerDiscount,
      localDiscount: terms.localDiscount,
      parentDiscount: terms.parentDiscount,
      specialDiscount: terms.specialDiscount,
      studentDiscount: terms.studentDiscount,
      volunteerDiscount: terms.volunteerDiscount,
      womenDiscount: terms.womenDiscount,
    },
    specialDiscountOn: terms.specialDiscountOn,
    securityRate: terms.securityRate,
    daysAhead: request.daysAhead,
    groups: request.groups,
  };
}
