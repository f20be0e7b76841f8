import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { Resolutions } from '../contract.ts';
import { checkLedger } from './store/check-ledger.ts';
import { makeStage, NOW, START, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
const admin = await app.signUp('Ada Admin', { role: 'admin' });
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => app.close());

/** 00:00 of March 20 in Tokyo. */
const CHECK_IN_OPENS = Temporal.Instant.from('2026-03-19T15:00:00Z');
const SECOND_PERIOD = CHECK_IN_OPENS.add({ hours: 30 * 24 });
/** Five days before it, at 09:00 in Tokyo. */
const SECOND_DUE = Temporal.Instant.from('2026-04-14T00:00:00Z');

const page = async (id: string) => (await stage.page(stage.guest, id)).body;

/** A guest who is there, and whose card takes the first instalment and no other. */
async function comeByTheMonth(nights: number): Promise<string> {
  const listingId = await stage.addStay();
  const endDate = addDays(START, nights);
  const id = await stage.reach('approved', { listingId, endDate, payMonthly: true } as object);
  const { body } = await stage.startPayment(id);
  await app.request('POST', `/api/sandbox-checkout/${body.url.split('/').at(-1)}`, {
    body: { outcome: 'succeed', card: 'declines' },
  });
  app.clock.set(CHECK_IN_OPENS.add({ hours: 1 }).toString());
  const { check_in_code: code } = await stage.row(id);
  expect((await stage.act(stage.guest, id, { code })).status).toBe(200);
  return id;
}

/** An administrator gives a part back because of a problem. */
async function reportProblem(id: string): Promise<(refund: number) => Promise<void>> {
  const { body } = await app.request<Resolutions>('POST', `/api/reservations/${id}/cases`, {
    as: stage.guest,
    body: { kind: 'unsafe', text: 'There is mould.' },
  });
  return async (refund) => {
    const { status, text } = await app.request('POST', `/api/cases/${body.cases[0]?.id}/decision`, {
      as: admin,
      body: { refund, leaveFreely: false, reason: 'The pictures show it.' },
    });
    expect(status, text).toBe(200);
  };
}

/** Lets the jobs run at an instant. */
async function at(instant: Temporal.Instant, hours = 0): Promise<void> {
  app.clock.set(instant.add({ hours }).toString());
  for (const job of ['complete-stays', 'see-to-instalments', 'return-deposits', 'release-money']) {
    await stage.runJob(`reservations.${job}`);
  }
  await app.services.jobs.drain();
}

/** What is still held, and what the host has. */
async function balances(id: string) {
  const rows = await queryRows<{ account: string; amount: number }>(
    main,
    sql`select e.account, -sum(e.amount)::int as amount from ledger_entry e
      join ledger_transfer t on t.id = e.transfer_id
      where t.reservation_id = ${id} group by e.account`,
  );
  expect(await checkLedger(main)).toEqual([]);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

test('a late instalment is still charged, and ends the stay, after the price was lowered', async () => {
  const id = await comeByTheMonth(75);
  const decide = await reportProblem(id);
  await at(SECOND_DUE);
  await decide(1_000);
  const lowered = await page(id);
  // What was paid too much at first counts for the instalment that is late.
  expect(lowered).toMatchObject({
    refunded: 0,
    due: (lowered.instalments[1]?.amount ?? 0) - 1_000,
  });
  expect((await stage.row(id)).paid_at).not.toBeNull();
  await at(SECOND_DUE, 24);
  const rows = await queryRows<{ amount: number }>(
    main,
    sql`select amount from payment where reservation_id = ${id} and status = 'failed'
      order by created_at`,
  );
  expect(rows.map(({ amount }) => amount)).toEqual([lowered.due + 1_000, lowered.due]);
  await at(SECOND_DUE, 72);
  await at(SECOND_PERIOD);
  await at(SECOND_PERIOD, 72);
  const ended = await page(id);
  expect(ended).toMatchObject({ status: 'completed', refunded: 1_000 });
  expect(ended.endDate).toBe(addDays(START, 30));
  await at(SECOND_PERIOD, 144);
  expect(await balances(id)).toMatchObject({ held: 0, deposit: 0 });
});

test('a stay that is over before its grace ends on its last paid night, each cent with an owner', async () => {
  const id = await comeByTheMonth(31);
  const decide = await reportProblem(id);
  const before = await page(id);
  await at(SECOND_DUE);
  await decide(1_000);
  await at(SECOND_PERIOD);
  await at(SECOND_PERIOD, 48);
  const first = before.instalments[0]?.amount ?? 0;
  expect(await page(id)).toMatchObject({
    status: 'completed',
    endDate: addDays(START, 30),
    total: first - 1_000,
    refunded: 1_000,
    due: 0,
  });
  await at(SECOND_PERIOD, 48 + 72);
  expect(await page(id)).toMatchObject({ refunded: 1_000 + before.quote.deposit });
  const { held, deposit, host = 0, platform = 0 } = await balances(id);
  expect([held, deposit]).toEqual([0, 0]);
  expect(host + platform).toBe(first - 1_000 - before.quote.deposit);
});
