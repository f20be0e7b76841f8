import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { makeStage, NOW, START } from '#features/reservations/server/testing/stage.ts';
import type { Earnings, EarningsSummary, Statement } from '../contract.ts';

const stage = await makeStage();
const { app } = stage;
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});

const ask = async <Answer>(as: TestPerson, path: string) =>
  (await app.request<Answer>('GET', `/api/earnings${path}`, { as })).body;

/** Lets the job run 48 hours after check-in opens on the first day. */
async function release(): Promise<void> {
  app.clock.set('2026-03-21T15:00:00Z');
  await stage.runJob('reservations.release-money');
}

test('a guest who never hosted has no earnings', async () => {
  expect(await ask<EarningsSummary>(stage.guest, '/summary')).toEqual({
    isHost: false,
    account: { status: 'none', provider: 'sandbox', bankFailed: false },
    balance: 0,
    upcomingTotal: 0,
  });
  const earnings = await ask<Earnings>(stage.guest, '');
  expect(earnings).toMatchObject({ isHost: false, upcoming: [], listings: [], payouts: [] });
  expect(earnings.months).toHaveLength(12);
});

test('the summary, the overview and the statement agree on what is earned and what is to come', async () => {
  const listingId = await stage.addStay();
  const id = await stage.reach('paid', { listingId, endDate: addDays(START, 45) });
  const before = await ask<Earnings>(stage.host, '');
  const [first, second] = before.upcoming.filter(({ reservation }) => reservation?.id === id);
  expect(first).toMatchObject({ at: '2026-03-21T15:00:00Z', waitsFor: 'time' });
  expect(second?.at).toBe('2026-04-20T15:00:00Z');

  await release();
  const earned = first?.amount ?? 0;
  const after = await ask<Earnings>(stage.host, '');
  expect(after).toMatchObject({
    isHost: true,
    balance: before.balance + earned,
    upcomingTotal: before.upcomingTotal - earned,
  });
  expect(after.months.at(-1)).toMatchObject({ month: '2026-03', earned });
  expect(after.listings).toContainEqual(expect.objectContaining({ listingId, earned }));
  expect(await ask<EarningsSummary>(stage.host, '/summary')).toEqual({
    isHost: true,
    account: after.account,
    balance: after.balance,
    upcomingTotal: after.upcomingTotal,
  });

  const statement = await ask<Statement>(stage.host, '/statements/2026-03');
  expect(statement.lines.filter(({ reservation }) => reservation?.id === id)).toEqual([
    expect.objectContaining({ kind: 'release', amount: earned, taxes: first?.taxes }),
  ]);
  expect(statement.after).toBe(after.balance);
  const sum = statement.lines.reduce((all, { amount }) => all + amount, statement.before);
  expect(sum).toBe(statement.after);
});

test('a month that is to come, or is none, has no statement', async () => {
  const fetchStatus = async (month: string) =>
    (await app.request('GET', `/api/earnings/statements/${month}`, { as: stage.host })).status;
  expect(await fetchStatus('2026-13')).toBe(404);
  expect(await fetchStatus('2099-01')).toBe(404);
  expect(await fetchStatus('2026-01')).toBe(200);
});

test('an account that the provider has closed is said to be, and leads nowhere', async () => {
  const { main } = app.services.database;
  await main.execute(sql`
    insert into payout_account (user_id, provider, provider_account, status, created_at, updated_at)
    values (${stage.host.id}, 'sandbox', 'acct_closed', 'rejected', ${NOW}, ${NOW})`);
  const summary = await ask<EarningsSummary>(stage.host, '/summary');
  expect(summary.account.status).toBe('rejected');
  const { status, body } = await app.request<{ code: string }>('POST', '/api/earnings/account', {
    as: stage.host,
  });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'payout-account-closed' });
});
