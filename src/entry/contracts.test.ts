import { expect, test } from 'vitest';
import { CONTRACTS, type RouteId } from './contracts.ts';

/** They move money, or lead to the page that does. */
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

test('previews of unsaved forms are counted for each account', () => {
  const previews = CONTRACTS.filter(({ path }) => path.endsWith('preview'));
  expect(previews.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['stays.preview', 'itinerants.preview', 'experiences.preview']),
  );
  for (const route of previews) {
    expect('accountLimit' in route && route.accountLimit, route.id).toBe('preview');
  }
});
