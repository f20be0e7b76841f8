import { expect, test } from 'vitest';
import type { Quote } from '#market/booking/contract.ts';
import { renderHtml, renderText } from '#platform/web/testing/html-of.tsx';
import { type Monthly, WaysToPay } from './ways-to-pay.tsx';

/** 60 nights from Apr 1: money as a table of the rules works it out. */
const MONTHLY: Monthly = {
  instalments: [
    { number: 1, dueAt: null, amount: 200_600, startDate: '2026-04-01', nights: 30 },
    {
      number: 2,
      dueAt: '2026-04-26T09:00:00+01:00',
      amount: 166_600,
      startDate: '2026-05-01',
      nights: 30,
    },
  ],
  refunds: [],
};

const quote = (deposit: number, cleaning: number) =>
  ({
    total: 367_200,
    deposit,
    lines: [
      { kind: 'nights', amount: 300_000 },
      { kind: 'cleaning', amount: cleaning },
    ],
  }) as Quote;

const ways = (payMonthly: boolean, deposit = 30_000, cleaning = 4_000, monthly = MONTHLY) => (
  <WaysToPay
    quote={quote(deposit, cleaning)}
    monthly={monthly}
    startDate="2026-04-01"
    payMonthly={payMonthly}
    disabled={false}
    onChange={() => {}}
  />
);

test('both ways say what is paid when, before anything is sent', () => {
  const text = renderText(ways(true), 'Pacific/Auckland');
  expect(text).toContain(
    'Pay by the monthPay $2,006.00 once your host says yes (includes a deposit of $300.00 and cleaning)$1,666.00 on Apr 26',
  );
  expect(text).toContain('Pay all at oncePay $3,672.00 once your host says yes');
});

test.each([
  [0, 0, 'once your host says yes$1,666.00'],
  [30_000, 0, '(includes a deposit of $300.00)'],
  [0, 4_000, '(includes cleaning)'],
])('of a deposit of %d and cleaning of %d it names what there is', (deposit, cleaning, text) => {
  expect(renderText(ways(true, deposit, cleaning))).toContain(text);
});

test('the chosen way is checked, and a card is kept only by the month', () => {
  const checked = (html: string) => /checked="" value="([^"]+)"|value="([^"]+)" checked/.exec(html);
  const [monthly, atOnce] = [renderHtml(ways(true)), renderHtml(ways(false))];
  expect(checked(monthly)?.slice(1).filter(Boolean)).toEqual(['by-the-month']);
  expect(checked(atOnce)?.slice(1).filter(Boolean)).toEqual(['at-once']);
  expect(monthly).toContain('Our payment partner keeps your card');
  expect(atOnce).not.toContain('keeps your card');
});

test('a day that could be of two years has its year', () => {
  const [first, second] = MONTHLY.instalments;
  if (first === undefined || second === undefined) throw new Error('two instalments');
  const later = { ...second, dueAt: '2027-02-26T09:00:00Z' };
  const text = renderText(ways(true, 0, 0, { ...MONTHLY, instalments: [first, later] }));
  expect(text).toContain('$1,666.00 on February 26, 2027');
});
