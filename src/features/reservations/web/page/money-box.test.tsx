import { expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { amountLapsed } from '../money/next-instalment.ts';
import { getPaymentNote, PaymentNote } from './money-box.tsx';

type Action = ReservationDetails['events'][number]['action'];

const page = (due: number, ...actions: Action[]) =>
  ({
    due,
    status: 'approved',
    events: actions.map((action) => ({ action })),
  }) as ReservationDetails;

test('a payment that has arrived is thanked for until something else happens', () => {
  const paid = page(0, 'request', 'approve', 'pay');
  expect(renderHtml(<PaymentNote payment="done" reservation={paid} />)).toContain(
    'Payment received',
  );
  expect(
    getPaymentNote('done', 3, page(0, 'request', 'approve', 'pay', 'request-change')),
  ).toBeNull();
  expect(
    getPaymentNote('done', 3, page(500, 'request', 'approve', 'pay', 'accept-change')),
  ).toBeNull();
});

test('one that is on its way arrives', () => {
  expect(getPaymentNote('done', 2, page(500, 'request', 'approve'))).toBe('on-its-way');
  expect(getPaymentNote('done', 2, page(0, 'request', 'approve', 'pay'))).toBe('arrived');
});

test('having left the checkout is said while nothing else has happened', () => {
  expect(getPaymentNote('left', 2, page(500, 'request', 'approve'))).toBe('left');
  expect(getPaymentNote('left', 2, page(0, 'request', 'approve', 'pay'))).toBeNull();
  expect(getPaymentNote('left', 2, page(0, 'request', 'approve', 'cancel'))).toBeNull();
});

test('whoever does not come from the checkout reads nothing', () => {
  const reservation = page(0, 'request', 'approve', 'pay');
  expect(renderHtml(<PaymentNote payment={undefined} reservation={reservation} />)).toBe('');
  expect(renderHtml(<PaymentNote payment="lots" reservation={reservation} />)).toBe('');
});

test('payments that were planned after an early end are not charged', () => {
  const lapsed = (status: ReservationDetails['status'], paid = 390, planned = [199, 191]) =>
    amountLapsed({
      status,
      paid,
      total: 581,
      instalments: planned.map((amount) => ({ amount })) as ReservationDetails['instalments'],
    });
  expect(lapsed('cancelled')).toBe(191);
  expect(lapsed('checked-in')).toBe(0);
  expect(lapsed('cancelled', 0)).toBe(0);
  expect(lapsed('cancelled', 581, [])).toBe(0);
  expect(lapsed('completed', 581, [199, 191, 191])).toBe(0);
});
