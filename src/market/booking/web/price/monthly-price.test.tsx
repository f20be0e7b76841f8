import { expect, test } from 'vitest';
import { renderText } from '#platform/web/testing/html-of.tsx';
import type { NightsQuote } from '../../contract.ts';
import { MonthlyPrice, monthlyAmount } from './monthly-price.tsx';
import { RefundTimeline, shownSteps } from './refund-timeline.tsx';

/** The instalments of so many nights each, at $1,666 for 30. */
function monthly(...nights: number[]): Pick<NightsQuote, 'monthly'> {
  const instalments = nights.map((count, at) => ({
    number: at + 1,
    dueAt: at === 0 ? null : '2026-04-26T09:00:00+01:00',
    // The first with a deposit and cleaning.
    amount: Math.round((166_600 * count) / 30) + (at === 0 ? 34_000 : 0),
    startDate: '2026-04-01',
    nights: count,
  }));
  return { monthly: { instalments, refunds: [] } };
}

test('a month costs what its nights do, without what is paid once', () => {
  expect(monthlyAmount(monthly(30, 30, 15))).toBe(166_600);
  expect(monthlyAmount({})).toBeNull();
});

test.each([1, 7, 29])('a second instalment of %d nights says it to the dollar', (nights) => {
  const amount = monthlyAmount(monthly(30, nights)) ?? 0;
  expect(renderText(<MonthlyPrice amount={amount} className="" />)).toBe('$1,666 a month');
});

test('a refund that rises with a payment begins a step of its own', () => {
  const step = (from: string, amount: number) => ({
    from,
    until: null,
    amount,
    rule: 'unused-nights',
    percent: 100,
  });
  const steps = [step('a', 900), step('b', 500), step('c', 100), step('d', 700), step('e', 300)];
  expect(shownSteps(steps).map(({ amount, falling }) => [amount, falling])).toEqual([
    [900, true],
    [700, true],
  ]);
});

test.each([
  [0, 'No refund.'],
  [450, 'Only the deposit is refunded.'],
])('where a deposit of %d alone is refunded, it is said once', (deposit, text) => {
  const step = (from: string, until: string | null, percent: number) => ({
    from,
    until,
    amount: deposit,
    rule: 'percent',
    percent,
  });
  const refunds = [step('2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z', 30)];
  refunds.push(step('2026-05-01T00:00:00Z', null, 0));
  const shown = renderText(
    <RefundTimeline
      kind="stay"
      refunds={refunds}
      paid={2000}
      deposit={deposit}
      isMonthly={true}
      zone="Europe/Lisbon"
      city="Lisbon"
    />,
  );
  expect(shown.split(text)).toHaveLength(2);
  expect(shown).toContain('At any time');
});
