import { expect, test } from 'vitest';
import { CONTRACTS, type RouteId } from './contracts.ts';

/** They move money, or lead to where it is moved. */
const PAYING: readonly RouteId[] = [
  'reservations.start-payment',
  'reservations.start-host-payment',
  'sandbox.settle-checkout',
];

test('every call that creates or pays honours an idempotency key', () => {
  const careless = CONTRACTS.filter(
    (route) =>
      (PAYING.includes(route.id) ||
        ('status' in route && route.status === 201 && route.method === 'POST')) &&
      !('idempotent' in route && route.idempotent),
  );
  expect(careless.map(({ id }) => id)).toEqual([]);
  const ids: readonly string[] = CONTRACTS.map(({ id }) => id);
  for (const id of PAYING) expect(ids).toContain(id);
});
