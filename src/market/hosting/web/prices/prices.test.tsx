import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PRICING_FIELDS } from '#domain/discounts.ts';
import { priceStay, SERVICE_RATE } from '#domain/stay-pricing.ts';
import { PricePreview } from './price-preview.tsx';
import { PricingSliders } from './pricing-sliders.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const render = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>);

const NONE = {
  discount: 0,
  influencerDiscount: 0,
  localDiscount: 0,
  parentDiscount: 0,
  specialDiscount: 0,
  studentDiscount: 0,
  volunteerDiscount: 0,
  womenDiscount: 0,
  securityRate: 0,
};

const TERMS = {
  nightlyPrice: 100_00,
  includedGuests: 1,
  fees: { cleaning: 0, extraGuestPerNight: 0, pet: 0, serviceRate: SERVICE_RATE, taxRate: 0 },
  rates: { discount: 10, studentDiscount: 50 },
  specialDiscountOn: false,
  securityRate: 0,
  guests: 1,
  pets: 0,
  units: 1,
  daysAhead: 0,
};

it('the nine sliders have the ranges and steps of spec 1 §5', () => {
  const html = render(
    <PricingSliders
      legend="Discounts"
      fields={PRICING_FIELDS}
      rates={NONE}
      errors={{}}
      onChange={() => {}}
    />,
  );
  const sliders = Object.fromEntries(
    [
      ...html.matchAll(/data-field="(\w+)".*?<input[^>]*?min="(\d+)" max="(\d+)" step="(\d+)"/g),
    ].map(([, field, min, max, step]) => [field, `${min} to ${max} step ${step}`]),
  );
  expect(sliders).toEqual({
    discount: '0 to 100 step 1',
    influencerDiscount: '0 to 100 step 1',
    localDiscount: '0 to 100 step 1',
    parentDiscount: '0 to 40 step 1',
    securityRate: '0 to 100 step 1',
    specialDiscount: '0 to 60 step 5',
    studentDiscount: '0 to 50 step 1',
    volunteerDiscount: '0 to 55 step 1',
    womenDiscount: '0 to 35 step 1',
  });
});

it('says what a guest pays for 7, 28 and 90 nights and what the host receives', () => {
  const html = render(
    <PricePreview
      nights={[7, 28, 90]}
      quoteOf={(nights, groups) => priceStay({ ...TERMS, nights, groups })}
      about=""
    />,
  );
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/\$[\d,.]+/g)].map(([amount]) => amount),
  );
  // A week is too short for the discount, and the guest isn't a student.
  expect(rows).toEqual([
    [],
    ['$742.00', '$700.00'],
    ['$2,671.20', '$2,520.00'],
    ['$8,586.00', '$8,100.00'],
  ]);
});
