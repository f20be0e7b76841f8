import { afterAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import type { FeatureFactory } from './feature.ts';
import { makeTestApp } from './testing/test-app.ts';

const app = await makeTestApp();
afterAll(() => app.close());

const plain: FeatureFactory = () => ({ routes: [] });
const withSessions: FeatureFactory = () => ({ routes: [], actorOf: async () => null });

test('sessions are brought by exactly one feature', () => {
  const { actorOf: _, ...base } = app.services;
  expect(() => compose(base, [plain])).toThrow('here are 0');
  expect(() => compose(base, [withSessions, plain, withSessions])).toThrow('here are 2');
  expect(compose(base, [plain, withSessions]).services.actorOf).toBeTypeOf('function');
});
