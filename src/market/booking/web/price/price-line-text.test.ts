import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { priceItinerant } from '#domain/itinerant-pricing.ts';
import { priceStay, type StayPricingInput } from '#domain/stay-pricing.ts';
import { priceLineText } from './price-lines.tsx';

const INPUT: StayPricingInput = {
  nightlyPrice: 5200,
  nights: 30,
  guests: 3,
  pets: 2,
  units: 1,
  includedGuests: 2,
  fees: { cleaning: 4000, extraGuestPerNight: 500, pet: 2500, serviceRate: 6, taxRate: 7.5 },
  rates: { studentDiscount: 15 },
  specialDiscountOn: false,
  securityRate: 20,
  daysAhead: 3,
  groups: ['student'],
};

function formatLines(
  more: Partial<StayPricingInput> = {},
  locale = 'en',
  reader: 'guest' | 'host' = 'guest',
) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const quote = priceStay({ ...INPUT, ...more });
  return Object.fromEntries(
    quote.lines.map((line) => [line.kind, priceLineText(i18n, line, quote, reader)]),
  );
}

describe('the lines of a price', () => {
  it('says how each comes about', () => {
    expect(formatLines()).toEqual({
      nights: { name: '$52.00 × 30 nights', why: null },
      discount: {
        name: 'Student discount −15%',
        why: 'For a group in your profile, when you stay 28 nights or more',
      },
      cleaning: { name: 'Cleaning', why: 'Once for the whole stay' },
      service: { name: 'Service fee 6%', why: 'On nights, after any discount' },
      'extra-guests': { name: 'Extra guests', why: '$5.00 × 30 guest nights' },
      pets: { name: 'Pets', why: '$25.00 × 2 pets' },
      taxes: { name: 'Taxes 7.5%', why: 'On nights, cleaning and extras' },
      deposit: {
        name: 'Refundable deposit',
        why: '20% of the price of the nights, refunded to you afterwards',
      },
    });
  });

  it('counts the rooms when there are several', () => {
    expect(formatLines({ units: 2 }).nights?.name).toBe('$52.00 × 30 nights × 2 rooms');
  });

  it('tells nights at each price apart', () => {
    const quote = priceStay({
      ...INPUT,
      nights: 3,
      units: 2,
      pricedNights: [
        { price: 5200, nights: 2 },
        { price: 8000, nights: 1 },
      ],
    });
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    const names = quote.lines.map((line) => priceLineText(i18n, line, quote).name);
    expect(names.slice(0, 2)).toEqual([
      '$52.00 × 2 nights × 2 rooms',
      '$80.00 × 1 night × 2 rooms',
    ]);
  });

  it('names the reason of a discount for booking early', () => {
    const early = { nights: 7, daysAhead: 60, rates: { discount: 10 } };
    expect(formatLines(early).discount).toEqual({
      name: 'Discount −10%',
      why: 'Yours for booking 28 or more days ahead',
    });
  });

  it('keeps the minus of a discount before its digits where text runs from right to left', () => {
    expect(formatLines({}, 'ar').discount?.name).toBe('Student discount \u200E−15\u200E%\u200E');
    expect(formatLines({}, 'de').discount?.name).toBe('Student discount −15\u00A0%');
  });

  it('speaks of the guest to a host', () => {
    const words = formatLines({}, 'en', 'host');
    expect(words.discount).toEqual({
      name: 'Student discount −15%',
      why: 'For a stay of 28 nights or more',
    });
    expect(words.deposit?.why).toBe(
      '20% of the price of the nights, refunded to the guest afterwards',
    );
    expect(JSON.stringify(words)).not.toMatch(/\byou/i);
  });

  it('keeps an amount together in a right-to-left sentence', () => {
    expect(formatLines({}, 'ar').nights?.name).toMatch(/^\u2068[^\u2069]*\$[^\u2069]*\u2069 × /);
  });
});

it('counts the guests of an itinerant, whose fees are amounts', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const quote = priceItinerant({
    nightlyPrice: 4_500,
    nights: 7,
    guests: 2,
    pets: 0,
    daysAhead: 3,
    groups: [],
    fees: { cleaning: 6_000, extraGuest: 2_500, pet: 0, tax: 3_000, deposit: 15_000 },
    rates: {},
    specialDiscountOn: false,
  });
  const words = (reader: 'guest' | 'host') =>
    Object.fromEntries(
      quote.lines.map((line) => [line.kind, priceLineText(i18n, line, quote, reader)]),
    );
  expect(words('guest')).toMatchObject({
    nights: { name: '$45.00 × 7 nights × 2 guests', why: null },
    'extra-guests': { why: '$25.00 × 1 guest' },
    taxes: { name: 'Taxes', why: '$30.00 × 2 guests' },
    deposit: { why: 'Refunded to you afterwards' },
  });
  expect(words('host').deposit?.why).toBe('Refunded to the guest afterwards');
});
