import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bestDiscount, DISCOUNTS, isGivenFor } from '#domain/discounts.ts';
import { NO_RULES } from '#domain/offer-rules.ts';
import type { StayDetails } from '../../contract.ts';
import { PriceDurations } from './price-durations.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const early = 'or booked at least 28 days ahead:';
const longStay = 'For stays of at least 28 nights:';

/** Labels of the discounts of a home, in its order. */
const LABELS: Record<string, string> = {
  studentDiscount: 'Student discount',
  womenDiscount: "Women's discount",
};

function renderDurations(...fields: StayDetails['discounts'][number]['field'][]): string {
  const discounts = fields.map((field) => ({ field, label: LABELS[field] ?? field, percent: 30 }));
  const stay = { durationPrices: [], discounts, rules: NO_RULES } as unknown as StayDetails;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PriceDurations stay={stay} />
    </I18nProvider>,
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

it("promises the women's discount for long stays alone (spec 1 §9)", () => {
  const said = renderDurations('studentDiscount', 'womenDiscount');
  expect(said.indexOf(early)).toBeLessThan(said.indexOf('Student discount'));
  expect(said.indexOf('Student discount')).toBeLessThan(said.indexOf(longStay));
  expect(said.indexOf(longStay)).toBeLessThan(said.indexOf("Women's discount"));
});

it('names neither kind where the home has none of it', () => {
  expect(renderDurations('womenDiscount')).not.toContain(early);
  expect(renderDurations('discount')).not.toContain(longStay);
});

it.each(DISCOUNTS)('gives $field exactly for what the page promises', ({ field, group }) => {
  const input = {
    groups: group === null ? [] : [group],
    rates: { [field]: 30 },
    specialOn: true,
  };
  const isEarly = bestDiscount({ ...input, nights: 19, daysAhead: 160 }) !== null;
  const isLong = bestDiscount({ ...input, nights: 28, daysAhead: 0 }) !== null;
  expect([isEarly, isLong]).toEqual([
    isGivenFor(field, 'early-booking'),
    isGivenFor(field, 'long-stay'),
  ]);
  expect(renderDurations(field).includes(early)).toBe(isEarly);
});
