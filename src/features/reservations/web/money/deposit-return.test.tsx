import { expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { DepositReturn } from './deposit-return.tsx';

const HELD = { amount: 15_000, left: 15_000, toHost: 0, returnsAt: '2026-12-03T01:00:00+00:00' };
const RETURNED = { amount: 15_000, left: 0, toHost: 0, returnsAt: null };

function renderText(
  of: object,
  listing: object = { kind: 'stay' },
  deposit: typeof HELD | typeof RETURNED | null = null,
): string {
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
  return renderHtml(<DepositReturn reservation={reservation} deposit={deposit} />)
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
    /^The deposit of \$150\.00 is refunded 72 hours after the stay ends on .*29.*, unless the host claims/,
  );
  expect(renderText({ status: 'checked-in' })).toContain('$150.00 is refunded');
  expect(renderText({}, { kind: 'experience' })).toBe(
    'The deposit of $150.00 is refunded 72 hours after it&#x27;s over, unless the host claims part of it for damage.',
  );
});

test('one that went back says when and how much', () => {
  expect(renderText(ended('complete', 15_000))).toMatch(
    /^Deposit of \$150\.00 refunded on Nov(ember)? 30, 2026/,
  );
  // After a no-show the policy may refund more; the rest is no deposit.
  expect(renderText(ended('no-show', 40_000))).toContain('Deposit of $150.00 refunded');
  expect(renderText(ended('complete', 4_000))).toContain('Deposit of $40.00 refunded');
});

const kept = {
  status: 'completed',
  events: [
    {
      action: 'complete',
      at: '2026-11-30T01:00:00Z',
      details: { refund: 0, deposit: 15_000, depositBy: '2026-12-03T01:00:00Z' },
    },
  ],
};

test('one that is kept for claims says until when, and then that it went back', () => {
  expect(renderText(kept, undefined, HELD)).toMatch(
    /^The deposit of \$150\.00 is refunded on Dec(ember)? 3, 2026.*, unless the host claims/,
  );
  expect(renderText(kept, undefined, RETURNED)).toMatch(
    /^Deposit of \$150\.00 refunded on Dec(ember)? 3, 2026/,
  );
});

test('one that the host got a part of is told elsewhere', () => {
  expect(renderText(kept, undefined, { ...RETURNED, toHost: 4_000 })).toBe('');
  expect(renderText(kept, undefined, { ...RETURNED, left: 4_000 })).toBe('');
});

test.each([
  ['without a deposit', { quote: { deposit: 0 } }],
  ['that nobody has paid', { paid: 0 }],
  ['that was cancelled', { status: 'cancelled' }],
  ['whose deposit did not go back', ended('complete', 0)],
])('a reservation %s says nothing of it', (_, of) => {
  expect(renderText(of)).toBe('');
});
