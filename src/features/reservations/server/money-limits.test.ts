import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { startStripeDouble } from '#platform/server/payments/testing/stripe-double.ts';
import {
  CHECK_IN_OPENS,
  comeByTheMonth,
  loadMoney,
  payByTheMonth,
  runMoneyJobs,
  SECOND_DUE,
  SECOND_PERIOD,
} from './testing/monthly-guest.ts';
import { makeResolutionScene } from './testing/resolution-scene.ts';
import { makeStage, START } from './testing/stage.ts';

const { stage, admin, post, report, checkedIn } = await makeResolutionScene();
const { app } = stage;
const { main } = app.services.database;

const page = async (id: string) => (await stage.page(stage.guest, id)).body;

/**
 * A guest who is there, has paid, and has reported a problem.
 *
 * @returns with the cents that may be given back: all but the deposit and the service fee
 */
async function reported(): Promise<{ id: string; caseId: string; max: number }> {
  const { id } = await checkedIn();
  const { body } = await report(id);
  const { quote } = await page(id);
  const service = quote.lines.find(({ kind }) => kind === 'service')?.amount ?? 0;
  return { id, caseId: String(body.cases[0]?.id), max: quote.subtotal - service };
}

/** Not an amount, and what is answered. */
const NO_AMOUNTS = [-1, 0.5, Number.MAX_SAFE_INTEGER, '100', null] as const;

describe('an amount that can’t be', () => {
  test('is not offered', async () => {
    const { id, caseId, max } = await reported();
    const offer = (amount: unknown) =>
      post(stage.host, `/api/cases/${caseId}/answer`, { step: 'offer', text: 'Sorry', amount });
    for (const amount of [0, ...NO_AMOUNTS]) expect((await offer(amount)).status).toBe(400);
    expect((await offer(max + 1)).body.code).toBe('amount-too-high');
    expect((await offer(max)).body.cases[0]).toMatchObject({ state: 'offered', offer: max });
    expect((await loadMoney(stage, id)).differences).toEqual([]);
  });

  test('is not decided, of a problem', async () => {
    const { id, caseId, max } = await reported();
    const decide = (refund: unknown) =>
      post(admin, `/api/cases/${caseId}/decision`, { refund, leaveFreely: false, reason: 'So.' });
    for (const refund of NO_AMOUNTS) expect((await decide(refund)).status).toBe(400);
    expect((await decide(max + 1)).body.code).toBe('amount-too-high');
    expect((await decide(max)).body.cases[0]).toMatchObject({ state: 'closed', refund: max });
    expect((await decide(0)).body.code).toBe('resolution-moved');
    // Nothing of the price is left for the host, our fee stays with us, and the guest owes nothing.
    expect(await page(id)).toMatchObject({ due: 0, refunded: max });
    await runMoneyJobs(stage, CHECK_IN_OPENS, 49);
    const { balances, differences } = await loadMoney(stage, id);
    expect(balances.host ?? 0).toBe(0);
    expect(balances.platform).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  });

  test('is not decided, of a claim', async () => {
    const id = await stage.reach('paid', { listingId: await stage.addStay() });
    app.clock.set(CHECK_IN_OPENS.add({ hours: 1 }).toString());
    const { check_in_code: code } = await stage.row(id);
    await stage.act(stage.guest, id, { code });
    await runMoneyJobs(stage, CHECK_IN_OPENS, 24 * 6);
    const claim = { amount: 1_000, text: 'The chair is broken.' };
    const { body } = await post(stage.host, `/api/reservations/${id}/claim`, claim);
    const decide = (given: unknown) =>
      post(admin, `/api/claims/${body.claim?.id}/decision`, { given, reason: 'So.' });
    for (const given of NO_AMOUNTS) expect((await decide(given)).status).toBe(400);
    expect((await decide(1_001)).body.code).toBe('amount-too-high');
    expect((await decide(0)).body.claim).toMatchObject({ state: 'decided', given: 0 });
    expect((await decide(0)).body.code).toBe('resolution-moved');
    await runMoneyJobs(stage, CHECK_IN_OPENS, 24 * 10);
    const { balances, differences } = await loadMoney(stage, id);
    expect(balances).toMatchObject({ held: 0, deposit: 0 });
    expect(differences).toEqual([]);
  });
});

describe('a stay by the month', () => {
  test.each([20, 28])(
    'that is shortened to %d nights is paid, and nothing is due later',
    async (nights) => {
      const id = await payByTheMonth(stage, 75, 'succeeds');
      const before = await page(id);
      const asked = { status: 'Update', startDate: START, endDate: addDays(START, nights) };
      await stage.act(stage.guest, id, asked);
      expect((await stage.act(stage.host, id, { status: 'accept-change' })).status).toBe(200);
      const after = await page(id);
      expect(after.instalments.map(({ amount, state }) => [amount, state])).toEqual([
        [after.total, 'paid'],
      ]);
      expect(after).toMatchObject({ due: 0, refunded: before.paid - after.total });
      expect((await stage.row(id)).instalment_at).toBeNull();
      for (const hours of [0, 24, 72, 24 * 8]) await runMoneyJobs(stage, SECOND_DUE, hours);
      expect((await page(id)).paid).toBe(before.paid);
      expect((await loadMoney(stage, id)).differences).toEqual([]);
    },
  );

  test('is charged once when the provider is back after a day', async () => {
    const id = await comeByTheMonth(stage, 75, 'succeeds');
    const { payments } = app.services;
    const { chargeAgain } = payments;
    let asked = 0;
    Object.assign(payments, {
      chargeAgain: () => {
        asked += 1;
        return Promise.reject(new Error('the provider is away'));
      },
    });
    try {
      for (let hours = 0; hours < 24; hours += 4) await runMoneyJobs(stage, SECOND_DUE, hours);
    } finally {
      Object.assign(payments, { chargeAgain });
    }
    expect(asked).toBeGreaterThan(1);
    const { instalments, paid } = await page(id);
    expect(paid).toBe(instalments[0]?.amount);
    for (const hours of [24, 28, 48, 72, 96]) await runMoneyJobs(stage, SECOND_DUE, hours);
    const [first = 0, second = 0] = instalments.map(({ amount }) => amount);
    expect(await page(id)).toMatchObject({ paid: first + second, refunded: 0, due: 0 });
    await runMoneyJobs(stage, SECOND_PERIOD, 80);
    expect(await page(id)).toMatchObject({ status: 'checked-in', paid: first + second });
    expect((await loadMoney(stage, id)).differences).toEqual([]);
  });
});

test('a refund is sent once when the provider is back after a day', async () => {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  const { payments } = app.services;
  const { refund } = payments;
  Object.assign(payments, { refund: () => Promise.reject(new Error('the provider is away')) });
  const { body } = await stage.cancel(stage.host, id);
  try {
    for (let hours = 0; hours < 24; hours += 6) {
      app.clock.advance({ hours: 6 });
      await app.services.jobs.drain();
    }
  } finally {
    Object.assign(payments, { refund });
  }
  expect(await stage.refunds(id)).toEqual([{ amount: body.refund, status: 'queued' }]);
  for (let hours = 0; hours < 48; hours += 12) {
    app.clock.advance({ hours: 12 });
    await app.services.jobs.drain();
  }
  expect(await stage.refunds(id)).toEqual([{ amount: body.refund, status: 'done' }]);
  const sent = await queryRows<{ amount: number }>(
    main,
    sql`select f.amount from sandbox_refund f join refund r on r.id::text = f.id::text
      join payment p on p.id = r.payment_id where p.reservation_id = ${id}`,
  );
  expect(sent).toEqual([{ amount: body.refund }]);
  expect((await loadMoney(stage, id)).differences).toEqual([]);
});

test('webhooks of a checkout in the wrong order count once', async () => {
  const keys = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };
  const double = await startStripeDouble(keys);
  const stripe = await makeStage({
    env: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_BASE: double.url,
    },
  });
  try {
    const id = await stripe.reach('approved');
    const { body } = await stripe.startPayment(id);
    const session = body.url.split('/').at(-1) ?? '';
    const expired = double.expire(session);
    const paid = double.pay(session);
    for (const { body: text, headers } of [paid, expired, paid]) {
      const request = { method: 'POST', body: text, headers };
      const url = 'http://localhost:3000/api/payments/webhook';
      expect((await stripe.app.app.request(url, request)).status).toBe(200);
    }
    expect(await stripe.row(id)).toMatchObject({ paid: body.amount, refunded: 0 });
    expect((await loadMoney(stripe, id)).differences).toEqual([]);
  } finally {
    await stripe.app.close();
    await double.close();
  }
});
