import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '#features/reservations/index.server.ts';
import { makeStage, NOW, type Stage } from '#features/reservations/server/testing/stage.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { Earnings, PayoutAccountInfo } from '../contract.ts';

const stage: Stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
const { payouts } = app.services;
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});

type Port = typeof payouts;

/** Makes the provider answer otherwise for a while, at the port. */
async function withPort(change: Partial<Port>, work: () => Promise<void>): Promise<void> {
  const before = Object.fromEntries(
    (['createAccount', 'transfer', 'accountStatus'] as const).map((name) => [name, payouts[name]]),
  );
  Object.assign(payouts, change);
  try {
    await work();
  } finally {
    Object.assign(payouts, before);
  }
}

const beginOnboarding = (as: Stage['host']) =>
  app.request<{ url: string; code: string }>('POST', '/api/earnings/account', { as, body: {} });
const checkAccount = async (as: Stage['host']) =>
  (await app.request<PayoutAccountInfo>('POST', '/api/earnings/account/check', { as, body: {} }))
    .body;

test('an account of the provider belongs to one host, whatever the provider says', async () => {
  const first = await app.signUp('Hana Host', { email: `${stage.key()}@example.org` });
  const second = await app.signUp('Hugo Host', { email: `${stage.key()}@example.org` });
  expect((await beginOnboarding(first)).status).toBe(200);
  const [known] = await queryRows<{ account: string }>(
    main,
    sql`select provider_account as account from payout_account where user_id = ${first.id}`,
  );
  const account = String(known?.account);
  await withPort({ createAccount: () => Promise.resolve({ account }) }, async () => {
    expect((await beginOnboarding(second)).body.code).toBe('payout-account-taken');
  });
  const owners = await queryRows(
    main,
    sql`select user_id as id from payout_account where provider_account = ${account}`,
  );
  expect(owners).toEqual([{ id: first.id }]);
  expect(await checkAccount(second)).toMatchObject({ status: 'none' });
  // The provider names another one.
  expect((await beginOnboarding(second)).status).toBe(200);
  expect(await checkAccount(second)).toMatchObject({ status: 'more-needed' });
});

test('an onboarding is begun and finished by its own host alone', async () => {
  const host = await app.signUp('Hana Host', { email: `${stage.key()}@example.org` });
  await beginOnboarding(host);
  // No request names an account: what is sent along is ignored.
  const [known] = await queryRows<{ account: string }>(
    main,
    sql`select provider_account as account from payout_account where user_id = ${host.id}`,
  );
  const body = { account: known?.account, userId: host.id };
  await app.request('POST', '/api/earnings/account', { as: stage.stranger, body });
  const owners = await queryRows(
    main,
    sql`select user_id as id from payout_account where provider_account = ${known?.account}`,
  );
  expect(owners).toEqual([{ id: host.id }]);
  const { status } = await app.request('POST', '/api/earnings/account', { body: {} });
  expect(status).toBe(401);
});

test('a payout is sent once when the provider is back after a day', async () => {
  const { body } = await beginOnboarding(stage.host);
  await app.request('POST', `/api/sandbox-account/${body.url.split('/').at(-1)}`, {
    body: { outcome: 'ready' },
  });
  await app.services.jobs.drain();
  await stage.reach('paid', { listingId: await stage.addStay() });
  app.clock.set('2026-03-21T15:00:00Z');
  await stage.runJob('reservations.release-money');
  const earnings = async () =>
    (await app.request<Earnings>('GET', '/api/earnings', { as: stage.host })).body;
  const { balance } = await earnings();
  expect(balance).toBeGreaterThan(0);

  let asked = 0;
  const away = () => {
    asked += 1;
    return Promise.reject(new Error('the provider is away'));
  };
  await withPort({ transfer: away, accountStatus: away }, async () => {
    for (let hours = 0; hours < 24; hours += 4) {
      await stage.runJob('earnings.make-payouts');
      await app.services.jobs.drain();
      app.clock.advance({ hours: 4 });
    }
  });
  expect(asked).toBeGreaterThan(1);
  expect(await earnings()).toMatchObject({ balance: 0, underWay: balance, paidOut: 0 });
  for (let hours = 0; hours < 48; hours += 12) {
    await stage.runJob('earnings.make-payouts');
    await app.services.jobs.drain();
    app.clock.advance({ hours: 12 });
  }
  expect(await earnings()).toMatchObject({ balance: 0, underWay: 0, paidOut: balance });
  const sent = await queryRows<{ amount: number }>(
    main,
    sql`select sum(t.amount)::int as amount from sandbox_transfer t
      join sandbox_account a on a.id = t.account_id where a.user_id = ${stage.host.id}`,
  );
  expect(sent).toEqual([{ amount: balance }]);
  expect(await checkLedger(main)).toEqual([]);
});
