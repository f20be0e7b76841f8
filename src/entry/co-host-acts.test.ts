import { expect, test } from 'vitest';
import { UNSIGNED } from '#features/cohosting/server/hosting-for.ts';
import { ACT_TEXTS } from '#features/cohosting/web/pages/act-texts.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { CONTRACTS } from './contracts.ts';

const isReached = (coHost: RouteDefinition['coHost']) =>
  coHost !== undefined && coHost !== 'self' && coHost !== 'never';

test('each change that a co-host can make has a text in the list of acts, or isn’t one', () => {
  const routes: readonly RouteDefinition[] = CONTRACTS;
  const acts = routes.filter(({ method, coHost }) => method !== 'GET' && isReached(coHost));
  const ids = acts.map(({ id }) => id).filter((id) => !UNSIGNED.has(id));
  expect(ids.toSorted()).toEqual(Object.keys(ACT_TEXTS).toSorted());
});

test('no co-host can reach money, sessions, or what can’t be taken back', () => {
  const routes: readonly RouteDefinition[] = CONTRACTS;
  const reached = routes.flatMap(({ id, coHost }) => (isReached(coHost) ? id : []));
  const kept = ['earnings.', 'accounts.', 'cohosting.', 'numbers.', 'console.'];
  expect(reached.filter((id) => kept.some((prefix) => id.startsWith(prefix)))).toEqual([]);
  expect(reached).not.toContain('reservations.cancel');
  expect(reached).not.toContain('listings.delete-listing');
  expect(reached).not.toContain('reviews.write');
  expect(reached).not.toContain('reviews.reply');
});
