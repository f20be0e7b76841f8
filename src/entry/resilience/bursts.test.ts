import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { POOL, runBursts } from './testing/bursts.ts';
import { sendInProcess } from './testing/in-process.ts';
import { brokenRules } from './testing/invariants.ts';
import { seedPeople, seedResetLinks, seedStay } from './testing/seed.ts';

const app = await makeTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;

test('four times as many writes at once as there are connections are all answered', async () => {
  const names = Array.from({ length: 4 * POOL }, (_, index) => `Guest ${index}`);
  const secret = app.services.config.sessionSecret;
  const [host, ...guests] = await seedPeople(execute, secret, ['Host', ...names]);
  if (host === undefined) throw new Error('nobody was seeded');
  const listingIds: string[] = [];
  for (const _ of guests) listingIds.push(await seedStay(execute, host.id, 1));
  const resetTokens = await seedResetLinks(execute, guests);
  const plan = { guests, host, listingIds, resetTokens, firstDay: '2026-04-10' };
  const outcome = await runBursts(sendInProcess(app), plan);
  expect(outcome.violations).toEqual([]);
  expect(await brokenRules(execute)).toEqual([]);
});
