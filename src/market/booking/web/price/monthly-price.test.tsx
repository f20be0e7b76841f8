import { expect, test } from 'vitest';
import { renderText } from '#platform/web/testing/html-of.tsx';
import { MonthlyPrice } from './monthly-price.tsx';
import { RefundTimeline, shownSteps } from './refund-timeline.tsx';

test('the price of a month is in whole dollars', () => {
  expect(renderText(<MonthlyPrice amount={166_603} className="" />)).toBe('$1,666 a month');
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
