import { afterAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import type { FeatureFactory } from './feature.ts';
import { makeTestApp } from './testing/test-app.ts';

const app = await makeTestApp();
afterAll(() => app.close());

const plain: FeatureFactory = () => ({ routes: [] });
const withSessions: FeatureFactory = () => ({ routes: [], actorOf: async () => null });
const withCoHosts: FeatureFactory = () => ({
  routes: [],
  coHosts: { actingFor: async () => null, sign: async () => {} },
});

test.each([
  ['sessions', 'actorOf', withSessions, withCoHosts],
  ['co-hosts', 'coHosts', withCoHosts, withSessions],
] as const)('%s are brought by exactly one feature', (_, part, wanted, other) => {
  const { actorOf: _sessions, coHosts: _coHosts, ...base } = app.services;
  expect(() => compose(base, [plain, other])).toThrow(`brings ${part}; here are 0`);
  expect(() => compose(base, [wanted, plain, other, wanted])).toThrow(`brings ${part}; here are 2`);
  expect(compose(base, [plain, wanted, other]).services[part]).toBeDefined();
});
