import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeStage, NOW } from '#features/reservations/server/testing/stage.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { MoneyOverview } from '../contract.ts';

const stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
const administrator = await app.signUp('Ada Admin', { role: 'admin' });
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await main.execute(sql`delete from ledger_check`);
  await stage.renewGuest();
});

const overview = async () =>
  (await app.request<MoneyOverview>('GET', '/api/admin/money', { as: administrator })).body;
const askForCheck = async (as = administrator) =>
  (await app.request('POST', '/api/admin/money/check', { as, body: {} })).status;

test('before the first check there is nothing to show', async () => {
  expect(await overview()).toMatchObject({ check: null, isChecking: false });
});

test('each night the ledger is added up, and compared with what happened', async () => {
  await stage.reach('paid', { listingId: await stage.addStay() });
  await stage.runJob('earnings.check-ledger');
  const { check } = await overview();
  expect(check).toMatchObject({ checkedAt: app.services.now().toString(), differences: [] });
  expect(check?.balances.map(({ account }) => account)).toContain('clearing');
  expect(check?.balances.find(({ account }) => account === 'provider')?.amount).toBeGreaterThan(0);
  expect(check?.balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test('a check that is asked for runs once, however often it is asked for meanwhile', async () => {
  expect([await askForCheck(), await askForCheck(), await askForCheck()]).toEqual([200, 200, 200]);
  expect(await overview()).toMatchObject({ check: null, isChecking: true });
  const jobs = sql`select 1 from pgboss.job where data->>'name' = 'earnings.check-ledger'`;
  expect(await queryRows(main, jobs)).toHaveLength(1);
  await app.services.jobs.drain();
  expect(await overview()).toMatchObject({ check: { differences: [] }, isChecking: false });
  const log = sql`select 1 from audit_entry where action = 'money.check'`;
  expect(await queryRows(main, log)).toHaveLength(1);
});

test('a check never looks ended before its result is there', async () => {
  await askForCheck();
  const drained = app.services.jobs.drain();
  let seen = await overview();
  while (seen.isChecking) seen = await overview();
  expect(seen.check).not.toBeNull();
  await drained;
});

test('money that was written past the product is shown until it is gone', async () => {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  await main.execute(sql`update reservation set paid = paid + 5 where id = ${id}`);
  await askForCheck();
  await app.services.jobs.drain();
  const { check } = await overview();
  expect(check?.differences.length).toBeGreaterThan(0);
  const [{ expected, found } = { expected: 0, found: 0 }] = check?.differences ?? [];
  expect(Math.abs(expected - found)).toBe(5);

  await main.execute(sql`update reservation set paid = paid - 5 where id = ${id}`);
  app.clock.advance({ minutes: 1 });
  await askForCheck();
  await app.services.jobs.drain();
  expect((await overview()).check?.differences).toEqual([]);
});

test('nobody without that duty has it checked', async () => {
  expect(await askForCheck(stage.host)).toBe(404);
});
