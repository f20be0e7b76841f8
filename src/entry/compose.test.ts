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
const { actorOf: _actorOf, coHosts: _coHosts, ...base } = app.services;

test('sessions are brought by exactly one feature', () => {
  expect(() => compose(base, [plain])).toThrow('brings actorOf; here is none');
  expect(() => compose(base, [withSessions, plain, withSessions])).toThrow('here are 2');
  expect(compose(base, [plain, withSessions]).services.actorOf).toBeTypeOf('function');
});

test('co-hosts are brought by one feature, or there are none', async () => {
  const features = [withSessions, withCoHosts];
  expect(() => compose(base, [...features, withCoHosts])).toThrow('brings coHosts; here are 2');
  expect(compose(base, features).services.coHosts).toBeDefined();
  const { coHosts } = compose(base, [withSessions]).services;
  expect(await coHosts.actingFor(new Headers(), 'someone')).toBeNull();
});
