import { expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import type { CheckoutData } from '../page-data.ts';
import { CheckoutPage } from './checkout-page.tsx';

const page = (checkout: Partial<CheckoutData>) =>
  renderHtml(
    <CheckoutPage
      checkout={{
        session: 'sandbox_x',
        amount: 200_600,
        description: 'Casa do Sol, 60 nights',
        status: 'open',
        successUrl: 'https://wayhearth.example/trips/r1?payment=done',
        cancelUrl: 'https://wayhearth.example/trips/r1?payment=left',
        expiresAt: '2026-05-04T11:00:00+01:00',
        timeZone: 'Europe/Lisbon',
        keepsCard: true,
        holdsCard: false,
        readAt: '2026-05-03T10:00:00Z',
        ...checkout,
      }}
    />,
  );

const CARDS = ['Always accepted', 'Declined later', 'Needs your approval later'];

test.each(['open', 'declined'] as const)(
  'a checkout (%s) that keeps its card says so and has three cards, the one that works first',
  (status) => {
    const html = page({ status });
    expect(html).toContain('This card is kept for your later payments.');
    for (const card of CARDS) expect(html).toContain(`>${card}<`);
    expect(html.match(/<input[^>]*checked[^>]*>/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*checked[^>]*value="succeeds"|value="succeeds"[^>]*checked/);
  },
);

test.each([
  ['keeps none', { keepsCard: false, holdsCard: false }],
  ['is paid', { status: 'paid' }],
  ['has expired', { status: 'expired' }],
] as const)('one that %s has no cards', (_, checkout) => {
  expect(page(checkout)).not.toContain('Test card');
  expect(page(checkout)).not.toContain('<input');
});
