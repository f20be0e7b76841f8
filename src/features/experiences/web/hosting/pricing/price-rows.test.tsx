import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PriceSummary } from '../../../contract.ts';
import { CoveredTable, PriceRows } from './price-rows.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const render = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>);
const stripTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Eight of them share $140 a week; design 7.3. */
const SPLIT: PriceSummary = {
  tier: 'weekly',
  source: 'manager',
  basePrice: 14_000,
  isPerPerson: false,
  sessionsPerPeriod: 3,
  share: 1_750,
  sessionShare: 584,
  fee: 500,
  guestOwes: 2_250,
  hostOwes: 1_750,
  guestsPay: 15_750,
  totalRevenue: 17_500,
  isLocationOwner: false,
  ownerBenefit: 0,
  ownershipMessage: '',
  warnings: [],
  covered: [7, 6, 5, 4, 3, 2, 1, 0].map((guests) => ({ guests, amount: 14_000 - 1_750 * guests })),
};

it('says who owes what, with two decimals, and what all guests pay (spec 2 §4)', () => {
  const text = stripTags(render(<PriceRows price={SPLIT} guestCount={8} />));
  expect(text).toContain('Base Price Share $17.50');
  expect(text).toContain('Each guest owes $22.50 a week ');
  expect(text).toContain('You owe $17.50');
  expect(text).toContain('Guest payment: $22.50 × 7 (8 guests minus the host) = $157.50');
});

it('shows an owner the benefit in place of the share', () => {
  const owner = { ...SPLIT, isLocationOwner: true, hostOwes: 0, ownerBenefit: 14_000 };
  const text = stripTags(render(<PriceRows price={owner} guestCount={8} />));
  expect(text).toContain('Owner Benefit $140.00');
  expect(text).not.toContain('Base Price Share');
});

it('says what the host receives, and owes nobody, where no manager takes it', () => {
  const own = { ...SPLIT, source: 'base', tier: 'one-time' } as const;
  const text = stripTags(render(<PriceRows price={own} guestCount={8} />));
  expect(text).toContain('You receive when all 7 guests come $157.50');
  expect(text).toContain('Each guest owes $22.50 a session ');
  expect(text).not.toContain('You owe');
  expect(render(<CoveredTable price={own} />)).toBe('');
});

it('says that the fee stays where nothing else is paid', () => {
  const free = { ...SPLIT, source: 'manual', basePrice: null, share: 0, fee: 100 } as const;
  const text = stripTags(render(<PriceRows price={free} guestCount={8} />));
  expect(text).toContain('the arrangement fee of $1.00 stays');
  const paid = { ...free, share: 100 };
  expect(stripTags(render(<PriceRows price={paid} guestCount={8} />))).not.toContain('stays');
});

it('lists what the host covers when fewer come', () => {
  const text = stripTags(render(<CoveredTable price={SPLIT} />));
  expect(text).toContain('7 guests $17.50');
  expect(text).toContain('None $140.00');
  expect(render(<CoveredTable price={{ ...SPLIT, covered: [] }} />)).toBe('');
});
