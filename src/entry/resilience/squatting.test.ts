/** @module-tag long */
import { afterAll, expect, test } from 'vitest';
import { MAX_PENDING_REQUESTS } from '#domain/request-limits.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { sendInProcess } from './testing/in-process.ts';
import { brokenRules } from './testing/invariants.ts';
import { seedPeople, seedStay } from './testing/seed.ts';
import { LONG_STAYS, runSquatter, SHORT_STAYS, squatted } from './testing/squatter.ts';

const HOMES = 12;
const ROUNDS = 3;

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;

test('one account closes no market: it holds few homes, and an unconfirmed one holds none', async () => {
  const secret = app.services.config.sessionSecret;
  const names = ['Host', 'Squatter', 'Unconfirmed', 'Another'];
  const [host, squatter, unconfirmed, another] = await seedPeople(execute, secret, names);
  if (!host || !squatter || !unconfirmed || !another) throw new Error('nobody was seeded');
  await execute('update "user" set email_verified = false where id = $1', [unconfirmed.id]);
  const listingIds: string[] = [];
  for (let nth = 0; nth < HOMES; nth += 1) listingIds.push(await seedStay(execute, host.id, 2));
  const market = { unconfirmed, listingIds, firstDay: '2026-03-20', rounds: ROUNDS };
  const plan = { ...market, squatter, nights: LONG_STAYS };
  const { made, refused, violations } = await runSquatter(sendInProcess(app), plan);
  expect(violations).toEqual([]);
  expect(made).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(HOMES * ROUNDS);
  expect(await squatted(execute, plan)).toEqual([]);

  const short = { ...market, squatter: another, nights: SHORT_STAYS };
  const outcome = await runSquatter(sendInProcess(app), short);
  expect(outcome.violations).toEqual([]);
  expect(outcome.max).toBe(MAX_PENDING_REQUESTS);
  expect(await squatted(execute, short)).toEqual([]);
  expect(await brokenRules(execute)).toEqual([]);

  // The query does find a market that was closed.
  await execute('update reservation set guest_id = $1', [unconfirmed.id]);
  expect(await squatted(execute, plan)).toEqual(['an unconfirmed account made requests']);
});
