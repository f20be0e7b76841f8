import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { checkLedger } from '#features/reservations/index.server.ts';
import { makeStage, NOW, START } from '#features/reservations/server/testing/stage.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { TransferRefused } from '#platform/server/payments/payouts.ts';
import type { Earnings, PayoutAccountInfo } from '../contract.ts';
import { sendPayout } from './pay-out.ts';
import { receivePayoutEvent } from './payout-events.ts';
import { checkPayouts } from './store/check-payouts.ts';

const stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});

const earnings = async (as = stage.host) =>
  (await app.request<Earnings>('GET', '/api/earnings', { as })).body;

/** A host whose account at the sandbox has come this far. */
async function hostWith(outcome: 'ready' | 'more-needed' | null) {
  const host = await app.signUp('Hana Host', { email: `${stage.key()}@example.org` });
  if (outcome === null) return host;
  const { body } = await app.request<{ url: string }>('POST', '/api/earnings/account', {
    as: host,
    body: {},
  });
  const token = body.url.split('/').at(-1);
  await app.request('POST', `/api/sandbox-account/${token}`, { body: { outcome } });
  await app.services.jobs.drain();
  return host;
}

/** A stay of this host that is paid, and of which the first 30 nights were released. */
async function earn(host: Awaited<ReturnType<typeof hostWith>>, nights = 10) {
  const listingId = await stage.addStay();
  await main.execute(sql`update listing set host_id = ${host.id} where id = ${listingId}`);
  const asked = { listingId, endDate: addDays(START, nights) };
  const { body, text } = await stage.book(asked);
  if (body.id === undefined) throw new Error(text);
  await app.request('POST', `/api/reservations/${body.id}`, {
    as: host,
    body: { status: 'approved' },
  });
  await stage.pay(body.id);
  app.clock.set('2026-03-21T15:00:00Z');
  await stage.runJob('reservations.release-money');
  return body.id;
}

async function makePayouts(): Promise<void> {
  await stage.runJob('earnings.make-payouts');
  await app.services.jobs.drain();
}

test('what a host earned is sent to their account once a day, and mailed', async () => {
  const host = await hostWith('ready');
  await earn(host);
  const before = await earnings(host);
  expect(before.account).toMatchObject({ status: 'ready', provider: 'sandbox' });
  expect(before.balance).toBeGreaterThan(100);

  await makePayouts();
  await makePayouts();
  const after = await earnings(host);
  expect(after).toMatchObject({ balance: 0, underWay: 0, paidOut: before.balance });
  expect(after.payouts).toEqual([
    expect.objectContaining({ amount: before.balance, status: 'sent' }),
  ]);
  const rows = await queryRows<{ amount: number }>(
    main,
    sql`select t.amount from sandbox_transfer t
      join sandbox_account a on a.id = t.account_id where a.user_id = ${host.id}`,
  );
  expect(rows.map(({ amount }) => amount)).toEqual([before.balance]);
  const mails = (await stage.mails(host)).filter(({ template }) =>
    template.startsWith('earnings.'),
  );
  expect(mails.map(({ template }) => template).sort()).toEqual([
    'earnings.payout-account',
    'earnings.payout-sent',
  ]);
  expect(await checkLedger(main)).toEqual([]);
});

test.each([null, 'more-needed'] as const)(
  'nothing is sent to a host whose account is %s; their money waits',
  async (outcome) => {
    const host = await hostWith(outcome);
    await earn(host);
    const { balance } = await earnings(host);
    await makePayouts();
    expect(await earnings(host)).toMatchObject({ balance, underWay: 0, paidOut: 0, payouts: [] });
  },
);

test('the next payout is a day later, and takes what came since', async () => {
  const host = await hostWith('ready');
  await earn(host);
  await makePayouts();
  await stage.renewGuest();
  app.clock.set(NOW);
  await earn(host);
  const { balance } = await earnings(host);
  await makePayouts();
  expect(await earnings(host)).toMatchObject({ balance });
  app.clock.advance({ hours: 25 });
  await makePayouts();
  expect(await earnings(host)).toMatchObject({ balance: 0, underWay: 0 });
});

test('a host who owes is sent nothing, and what they earn next fills it first', async () => {
  const host = await hostWith('ready');
  const id = await earn(host);
  await makePayouts();
  // The host cancels after they were paid: everything goes back to the guest.
  const { status } = await stage.cancel(host, id);
  expect(status).toBe(200);
  const owing = await earnings(host);
  expect(owing.balance).toBe(-owing.paidOut);
  app.clock.advance({ hours: 25 });
  await makePayouts();
  expect(await earnings(host)).toMatchObject({ balance: owing.balance, underWay: 0 });
  expect(await checkLedger(main)).toEqual([]);
});

/** Makes the sandbox answer otherwise for a moment, at the port. */
async function withPayouts<T>(
  other: Partial<Pick<typeof app.services.payouts, 'transfer' | 'accountStatus'>>,
  work: () => Promise<T>,
): Promise<T> {
  const { payouts } = app.services;
  const { transfer, accountStatus } = payouts;
  Object.assign(payouts, other);
  try {
    return await work();
  } finally {
    Object.assign(payouts, { transfer, accountStatus });
  }
}

const withTransfer = <T>(
  transfer: typeof app.services.payouts.transfer,
  work: () => Promise<T>,
): Promise<T> => withPayouts({ transfer }, work);

test('a refused payout is the host’s again, and the account is asked about', async () => {
  const host = await hostWith('ready');
  await earn(host);
  const { balance } = await earnings(host);
  await withTransfer(
    () => Promise.reject(new TransferRefused('no such account')),
    () => makePayouts(),
  );
  expect(await earnings(host)).toMatchObject({ balance, underWay: 0, paidOut: 0 });
  const [payout] = (await earnings(host)).payouts;
  expect(payout).toMatchObject({ status: 'failed' });
  expect(await checkLedger(main)).toEqual([]);
});

test('a payout on its way to an account that is rejected is the host’s again at once', async () => {
  const host = await hostWith('ready');
  await earn(host);
  const { balance } = await earnings(host);
  const settleAccount = async (status: string) => {
    await main.execute(
      sql`update sandbox_account set status = ${status} where user_id = ${host.id}`,
    );
    await app.request('POST', '/api/earnings/account/check', { as: host, body: {} });
  };
  await main.execute(
    sql`update sandbox_account set status = 'restricted' where user_id = ${host.id}`,
  );
  await stage.runJob('earnings.make-payouts');
  const [payout] = (await earnings(host)).payouts;
  // The first try finds an account that isn't ready, and may be by the next one.
  await expect(sendPayout(app.services, String(payout?.id))).rejects.toThrow('restricted');
  expect(await earnings(host)).toMatchObject({ balance: 0, underWay: balance });

  await settleAccount('rejected');
  await app.services.jobs.drain();
  const after = await earnings(host);
  expect(after).toMatchObject({ balance, underWay: 0, paidOut: 0 });
  expect(after.account.status).toBe('rejected');
  expect(after.payouts[0]?.status).toBe('failed');
  // Nothing more is tried.
  app.clock.advance({ hours: 25 });
  await makePayouts();
  expect((await earnings(host)).payouts).toHaveLength(1);
  const templates = (await stage.mails(host)).map(({ template }) => template);
  expect(templates.filter((template) => template === 'earnings.payout-account')).toHaveLength(2);
  expect(await checkLedger(main)).toEqual([]);
});

test('a payout whose job dies between provider and database is sent once', async () => {
  const host = await hostWith('ready');
  await earn(host);
  const { balance } = await earnings(host);
  const { payouts } = app.services;
  const send = payouts.transfer.bind(payouts);
  await stage.runJob('earnings.make-payouts');
  const [payout] = (await earnings(host)).payouts;
  const payoutId = String(payout?.id);
  const dies = withTransfer(
    async (request) => {
      await send(request);
      throw new Error('the worker died');
    },
    () => sendPayout(app.services, payoutId),
  );
  await expect(dies).rejects.toThrow('the worker died');
  expect(await earnings(host)).toMatchObject({ balance: 0, underWay: balance });
  await Promise.all([sendPayout(app.services, payoutId), sendPayout(app.services, payoutId)]);
  expect(await earnings(host)).toMatchObject({ balance: 0, underWay: 0, paidOut: balance });
  const rows = await queryRows(
    main,
    sql`select t.id from sandbox_transfer t
      join sandbox_account a on a.id = t.account_id where a.user_id = ${host.id}`,
  );
  expect(rows).toHaveLength(1);
  expect(await checkLedger(main)).toEqual([]);
});

test('a refusal that comes after another worker has sent a part changes nothing', async () => {
  const host = await hostWith('ready');
  await earn(host);
  const { balance } = await earnings(host);
  await stage.runJob('earnings.make-payouts');
  const [payout] = (await earnings(host)).payouts;
  const payoutId = String(payout?.id);
  const send = app.services.payouts.transfer.bind(app.services.payouts);
  await withTransfer(
    async () => {
      await withTransfer(send, () => sendPayout(app.services, payoutId));
      throw new TransferRefused('the account was rejected for a moment');
    },
    () => sendPayout(app.services, payoutId),
  );
  expect(await earnings(host)).toMatchObject({ balance: 0, underWay: 0, paidOut: balance });
  expect(await checkPayouts(main)).toEqual([]);
});

test('a change of an account is noticed though the provider is away for half a day', async () => {
  const host = await hostWith('ready');
  const [known] = await queryRows<{ account: string }>(
    main,
    sql`select id as account from sandbox_account where user_id = ${host.id}`,
  );
  const account = String(known?.account);
  await main.execute(sql`update sandbox_account set status = 'restricted' where id = ${account}`);
  await app.services.database.transaction((tx) =>
    receivePayoutEvent(tx, { kind: 'account-changed', account }, app.services),
  );
  await withPayouts({ accountStatus: () => Promise.reject(new Error('away')) }, async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      await app.services.jobs.drain();
      app.clock.advance({ hours: 1 });
    }
  });
  expect((await earnings(host)).account.status).toBe('ready');
  // However long the last wait between two tries was.
  app.clock.advance({ hours: 48 });
  await app.services.jobs.drain();
  expect((await earnings(host)).account.status).toBe('restricted');
});

test('what the provider takes back is the host’s again, each cent once, in any order', async () => {
  const host = await hostWith('ready');
  await earn(host);
  await makePayouts();
  const { paidOut } = await earnings(host);
  const [part] = await queryRows<{ id: string }>(
    main,
    sql`select part.id from payout_part part join payout p on p.id = part.payout_id
      where p.host_id = ${host.id}`,
  );
  const transferId = String(part?.id);
  const reverse = (reversed: number) =>
    app.services.database.transaction((tx) =>
      receivePayoutEvent(tx, { kind: 'transfer-reversed', transferId, reversed }, app.services),
    );
  for (const reversed of [500, 500, 300, 900]) await reverse(reversed);
  expect(await earnings(host)).toMatchObject({ balance: 900, paidOut: paidOut - 900 });
  for (const unknown of ['nope', crypto.randomUUID()]) {
    await app.services.database.transaction((tx) =>
      receivePayoutEvent(
        tx,
        { kind: 'transfer-reversed', transferId: unknown, reversed: 5 },
        app.services,
      ),
    );
  }
  expect(await checkLedger(main)).toEqual([]);
});

test('a webhook without a signature is refused', async () => {
  const body = { type: 'account.updated' };
  const { status } = await app.request('POST', '/api/payouts/webhook', { body });
  expect(status).toBe(403);
});

test('two onboardings begun at once are one account, and nobody sees another’s', async () => {
  const host = await hostWith(null);
  const begin = () => app.request('POST', '/api/earnings/account', { as: host, body: {} });
  const answers = await Promise.all([begin(), begin()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await queryRows(main, sql`select from sandbox_account where user_id = ${host.id}`);
  expect(rows).toHaveLength(1);
  const check = async (as: typeof host) =>
    (await app.request<PayoutAccountInfo>('POST', '/api/earnings/account/check', { as, body: {} }))
      .body;
  expect(await check(host)).toMatchObject({ status: 'more-needed' });
  expect(await check(stage.stranger)).toMatchObject({ status: 'none' });
});

test('a host’s export names what was paid out to them', async () => {
  const host = await hostWith('ready');
  await earn(host);
  await makePayouts();
  const { paidOut } = await earnings(host);
  const { body } = await app.request<{ data: { payouts: object[] } }>(
    'GET',
    '/api/account/export',
    { as: host },
  );
  expect(body.data.payouts).toEqual([expect.objectContaining({ amount: paidOut, status: 'sent' })]);
});

test('one host asks the payout provider so often in an hour, and others go on', async () => {
  const limited = await makeStage({ env: { RATE_LIMITS: 'on' } });
  const begin = async (as: typeof limited.host) =>
    (await limited.app.request('POST', '/api/earnings/account', { as, body: {} })).status;
  const { points } = RATE_LIMITS['payout-account'];
  for (let count = 0; count < points; count += 1) expect(await begin(limited.host)).toBe(200);
  expect(await begin(limited.host)).toBe(429);
  expect(await begin(limited.guest)).toBe(200);
  // Links that are over go when the next one is made.
  limited.app.clock.advance({ hours: 2 });
  expect(await begin(limited.guest)).toBe(200);
  const [{ count } = { count: 0 }] = await queryRows<{ count: number }>(
    limited.app.services.database.main,
    sql`select count(*)::int as count from sandbox_onboarding o
      join sandbox_account a on a.id = o.account_id where a.user_id = ${limited.guest.id}`,
  );
  expect(count).toBe(1);
  await limited.app.close();
});
