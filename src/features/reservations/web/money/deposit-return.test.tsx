import { expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { DepositReturn } from './deposit-return.tsx';

function renderText(of: object, listing: object = { kind: 'stay' }): string {
  const reservation = {
    quote: { deposit: 15_000 },
    paid: 90_000,
    status: 'approved',
    events: [],
    listing,
    timeZone: 'Europe/Lisbon',
    endDate: '2026-11-29',
    ...of,
  } as unknown as ReservationDetails;
  return renderHtml(<DepositReturn reservation={reservation} />)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
const ended = (action: string, refund: number) => ({
  status: action === 'complete' ? 'completed' : 'no-show',
  events: [{ action, at: '2026-11-30T01:00:00Z', details: { refund } }],
});

test('a deposit that is held says when it goes back', () => {
  expect(renderText({})).toMatch(
    /^The deposit of \$150\.00 is returned when the stay is over, on .*29/,
  );
  expect(renderText({ status: 'checked-in' })).toContain('$150.00 is returned');
  expect(renderText({}, { kind: 'experience' })).toBe(
    'The deposit of $150.00 is returned once it is over.',
  );
});

test('one that went back says when and how much', () => {
  expect(renderText(ended('complete', 15_000))).toMatch(
    /^Deposit of \$150\.00 returned on Nov(ember)? 30, 2026/,
  );
  // After a no-show the policy may refund more; the rest is no deposit.
  expect(renderText(ended('no-show', 40_000))).toContain('Deposit of $150.00 returned');
  expect(renderText(ended('complete', 4_000))).toContain('Deposit of $40.00 returned');
});

test.each([
  ['without a deposit', { quote: { deposit: 0 } }],
  ['that nobody has paid', { paid: 0 }],
  ['that was cancelled', { status: 'cancelled' }],
  ['whose deposit did not go back', ended('complete', 0)],
])('a reservation %s says nothing of it', (_, of) => {
  expect(renderText(of)).toBe('');
});
