import { expect, test } from 'vitest';
import type { ReservationDetails } from '../../contract.ts';
import { receiptIssue } from './receipt-page.tsx';

const event = (at: string, action: ReservationDetails['events'][number]['action']) => ({
  at,
  action,
  party: 'guest' as const,
  actorName: null,
  fromStatus: null,
  toStatus: 'approved' as const,
  reason: null,
  details: {},
});

test('each event makes another receipt, issued when it happened', () => {
  const asked = event('2026-11-01T10:00:00Z', 'request');
  const paid = event('2026-11-02T10:00:00Z', 'pay');
  const reservation = { key: 'WH-ABCD', createdAt: asked.at };
  const first = receiptIssue({ ...reservation, events: [asked, paid] });
  expect(first).toEqual({ number: 'WH-ABCD/2', issuedAt: paid.at });
  const ended = event('2026-11-09T10:00:00Z', 'complete');
  const second = receiptIssue({ ...reservation, events: [asked, paid, ended] });
  expect(second).toEqual({ number: 'WH-ABCD/3', issuedAt: ended.at });
});
