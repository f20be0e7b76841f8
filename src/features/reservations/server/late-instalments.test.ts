import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { queryRows } from '#platform/server/database/database.ts';
import {
  comeByTheMonth,
  loadMoney,
  runMoneyJobs,
  SECOND_DUE,
  SECOND_PERIOD,
} from './testing/monthly-guest.ts';
import { makeResolutionScene } from './testing/resolution-scene.ts';
import { START } from './testing/stage.ts';

const { stage, admin, report } = await makeResolutionScene();
const { app } = stage;
const { main } = app.services.database;

const page = async (id: string) => (await stage.page(stage.guest, id)).body;

/** An administrator gives a part back because of a problem. */
async function reportProblem(id: string): Promise<(refund: number) => Promise<void>> {
  const { body } = await report(id);
  return async (refund) => {
    const { status, text } = await app.request('POST', `/api/cases/${body.cases[0]?.id}/decision`, {
      as: admin,
      body: { refund, leaveFreely: false, reason: 'The pictures show it.' },
    });
    expect(status, text).toBe(200);
  };
}

const at = (instant: Temporal.Instant, hours = 0) => runMoneyJobs(stage, instant, hours);

test('a late instalment is still charged, and ends the stay, after the price was lowered', async () => {
  const id = await comeByTheMonth(stage, 75, 'declines');
  const decide = await reportProblem(id);
  await at(SECOND_DUE);
  await decide(1_000);
  const lowered = await page(id);
  // The surplus of the first instalment counts for the one that is late.
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
  const { balances, differences } = await loadMoney(stage, id);
  expect(balances).toMatchObject({ held: 0, deposit: 0 });
  expect(differences).toEqual([]);
});

test('a stay that is over before its grace ends on its last paid night, each cent with an owner', async () => {
  const id = await comeByTheMonth(stage, 31, 'declines');
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
  const { balances, differences } = await loadMoney(stage, id);
  const { held, deposit, host = 0, platform = 0 } = balances;
  expect([held, deposit]).toEqual([0, 0]);
  expect(differences).toEqual([]);
  expect(host + platform).toBe(first - 1_000 - before.quote.deposit);
});
