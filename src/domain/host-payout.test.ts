import { expect, it } from 'vitest';
import { hostPayout } from './host-payout.ts';
import { priceStay, SERVICE_RATE, type StayPricingInput } from './stay-pricing.ts';

const NOTHING: StayPricingInput = {
  nightlyPrice: 100_00,
  nights: 10,
  guests: 1,
  pets: 0,
  units: 1,
  includedGuests: 1,
  fees: { cleaning: 0, extraGuestPerNight: 0, pet: 0, serviceRate: SERVICE_RATE, taxRate: 0 },
  rates: {},
  specialDiscountOn: false,
  securityRate: 0,
  daysAhead: 0,
  groups: [],
};

it('a host receives the nights, without the service fee', () => {
  expect(hostPayout(priceStay(NOTHING))).toBe(1000_00);
});

it('a host receives no deposit', () => {
  expect(hostPayout(priceStay({ ...NOTHING, securityRate: 50 }))).toBe(1000_00);
});

it('a host receives what fees and taxes bring and discounts leave', () => {
  const quote = priceStay({
    ...NOTHING,
    nights: 28,
    rates: { discount: 10 },
    fees: { ...NOTHING.fees, cleaning: 80_00, taxRate: 10 },
  });
  expect(hostPayout(quote)).toBe(2520_00 + 80_00 + 260_00);
});

it('guest and host agree: what one pays is what the other gets, the fee and the deposit', () => {
  const quote = priceStay({ ...NOTHING, securityRate: 20 });
  expect(quote.total).toBe(hostPayout(quote) + 60_00 + quote.deposit);
});
