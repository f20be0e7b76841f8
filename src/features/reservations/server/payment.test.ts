import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type DoubleWebhook,
  startStripeDouble,
} from '#platform/server/payments/testing/stripe-double.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const STRIPE = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };
const double = await startStripeDouble(STRIPE);
const sandbox: Stage = await makeStage();
const stripe: Stage = await makeStage({
  env: {
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    STRIPE_API_BASE: double.url,
  },
});
beforeEach(async () => {
  for (const stage of [sandbox, stripe]) {
    stage.app.clock.set(NOW);
    await stage.renewGuest();
  }
});
afterAll(async () => {
  await sandbox.app.close();
  await stripe.app.close();
  await double.close();
});

const TOTAL = 65_240;
const total = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

describe('starting a payment', () => {
  test('again, or 10 times at once, gives the same page', async () => {
    const id = await sandbox.reach('approved', { listingId: await sandbox.addStay() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => sandbox.startPayment(id)));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect((await sandbox.startPayment(id)).body.url).toBe(answers[0]?.body.url);
  });

  test('under a key replays its answer, and refuses other contents', async () => {
    const id = await sandbox.reach('approved', { listingId: await sandbox.addStay() });
    const headers = { 'idempotency-key': sandbox.key() };
    const start = (body: object) =>
      sandbox.app.request<{ url: string; code: string }>(
        'POST',
        `/api/reservations/${id}/payment`,
        { as: sandbox.guest, body, headers },
      );
    const first = await start({});
    await sandbox.settle(first.body.url);
    const replayed = await start({});
    expect([replayed.status, replayed.body]).toEqual([200, first.body]);
    expect((await start({ totalPrice: TOTAL / 100 })).body.code).toBe('idempotency-key-reused');
  });

  test.each([
    ['before the approval', 'pending', 'guest', {}, 409, 'status-conflict'],
    ['a second time', 'paid', 'guest', {}, 409, 'already-paid'],
    ['for the host', 'approved', 'host', {}, 403, 'forbidden'],
    [
      'at another price',
      'approved',
      'guest',
      { totalPrice: (TOTAL - 1) / 100 },
      409,
      'price-mismatch',
    ],
  ] as const)('is refused %s', async (_name, status, who, body, expected, code) => {
    const id = await sandbox.reach(status, { listingId: await sandbox.addStay() });
    const answer = await sandbox.startPayment(id, body, sandbox[who]);
    expect([answer.status, answer.body.code]).toEqual([expected, code]);
  });

  test('anew when its page has closed gives another page', async () => {
    const listingId = await sandbox.addStay();
    const id = await sandbox.reach('paid', { listingId });
    await sandbox.act(sandbox.guest, id, {
      status: 'Update',
      startDate: '2026-03-20',
      endDate: '2026-03-27',
    });
    await sandbox.act(sandbox.host, id, { status: 'accept-change' });
    const first = await sandbox.startPayment(id);
    sandbox.app.clock.advance({ hours: 24 });
    const second = await sandbox.startPayment(id);
    expect(second.body.url).not.toBe(first.body.url);
    expect(second.body.amount).toBe(first.body.amount);
  });
});

describe('the sandbox', () => {
  test('declines, is tried again, and pays once', async () => {
    const id = await sandbox.reach('approved', { listingId: await sandbox.addStay() });
    const { url } = (await sandbox.startPayment(id)).body;
    expect((await sandbox.settle(url, 'decline')).body.status).toBe('declined');
    expect((await sandbox.row(id)).paid).toBe(0);
    await Promise.all([sandbox.settle(url), sandbox.settle(url)]);
    expect(await sandbox.row(id)).toMatchObject({ paid: TOTAL, refunded: 0 });
    const { events } = (await sandbox.page(sandbox.guest, id)).body;
    expect(events.filter(({ action }) => action === 'pay')).toHaveLength(1);
  });

  test('abandoned leaves all as it was', async () => {
    const id = await sandbox.reach('approved', { listingId: await sandbox.addStay() });
    const { url } = (await sandbox.startPayment(id)).body;
    const left = await sandbox.settle(url, 'abandon');
    expect(left.body.next).toContain(`/trips/${id}?payment=left`);
    expect((await sandbox.page(sandbox.guest, id)).body).toMatchObject({ due: TOTAL, paid: 0 });
  });

  test('paid after a cancellation goes straight back', async () => {
    const id = await sandbox.reach('approved', { listingId: await sandbox.addStay() });
    const { url } = (await sandbox.startPayment(id)).body;
    await sandbox.cancel(sandbox.guest, id);
    await sandbox.settle(url);
    expect(await sandbox.row(id)).toMatchObject({
      status: 'cancelled',
      paid: TOTAL,
      refunded: TOTAL,
    });
    await sandbox.app.services.jobs.drain();
    expect(await sandbox.refunds(id)).toEqual([{ amount: TOTAL, status: 'done' }]);
  });
});

test('a refund goes back over the payments it came by, none beyond its own', async () => {
  const id = await sandbox.reach('paid', { listingId: await sandbox.addStay() });
  const dates = { startDate: '2026-03-20', endDate: '2026-03-27' };
  await sandbox.act(sandbox.guest, id, { status: 'Update', ...dates });
  await sandbox.act(sandbox.host, id, { status: 'accept-change' });
  await sandbox.pay(id);
  const { refund } = (await sandbox.cancel(sandbox.host, id)).body;
  expect(refund).toBe(TOTAL + 24_800);
  await sandbox.app.services.jobs.drain();
  const sent = await sandbox.refunds(id);
  expect(sent.map(({ amount }) => amount).sort()).toEqual([24_800, TOTAL]);
  expect(sent.every(({ status }) => status === 'done')).toBe(true);
});

describe('Stripe', () => {
  const send = ({ body, headers }: DoubleWebhook) =>
    stripe.app.app.request('http://localhost:3000/api/payments/webhook', {
      method: 'POST',
      body,
      headers,
    });
  const checkout = async () => {
    const id = await stripe.reach('approved', { listingId: await stripe.addStay() });
    const { body } = await stripe.startPayment(id);
    return { id, session: body.url.split('/').at(-1) ?? '' };
  };

  test('is asked for the amount due, and pays by its webhook, however often that comes', async () => {
    const { id, session } = await checkout();
    expect(double.sessions.get(session)).toMatchObject({
      amount_total: TOTAL,
      currency: 'usd',
      customer_email: stripe.guest.email,
      locale: 'de',
    });
    const paid = double.pay(session);
    const answers = await Promise.all([send(paid), send(paid), send(paid)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stripe.page(stripe.guest, id)).body).toMatchObject({
      paid: TOTAL,
      due: 0,
      paymentKind: 'stripe',
    });
    const { events } = (await stripe.page(stripe.guest, id)).body;
    expect(events.filter(({ action }) => action === 'pay')).toHaveLength(1);
  });

  test('refunds a cancellation once, though the job runs twice', async () => {
    const { id, session } = await checkout();
    await send(double.pay(session));
    await stripe.cancel(stripe.host, id);
    double.troubles.push('cut-after');
    await stripe.app.services.jobs.drain();
    const intent = double.sessions.get(session)?.payment_intent;
    expect(total(double.refunds.filter((one) => one.payment_intent === intent))).toBe(TOTAL);
    expect(await stripe.refunds(id)).toEqual([{ amount: TOTAL, status: 'done' }]);
  });

  test('is not believed without its signature', async () => {
    const { id, session } = await checkout();
    const { body } = double.pay(session);
    const forged = await send({ body, headers: double.sign(body, 'whsec_of_somebody_else') });
    const bare = await send({ body, headers: new Headers() });
    const { headers } = double.pay(session);
    const altered = await send({ body: body.replace(String(TOTAL), '1'), headers });
    for (const { status } of [forged, bare, altered]) expect(status).toBe(403);
    expect((await stripe.row(id)).paid).toBe(0);
  });

  test('with another amount, or for a payment that is not ours, changes nothing', async () => {
    const { id, session } = await checkout();
    const known = double.sessions.get(session);
    const completed = (change: object) =>
      send(
        double.webhook('checkout.session.completed', {
          ...known,
          payment_status: 'paid',
          payment_intent: 'pi_of_the_test',
          ...change,
        }),
      );
    expect((await completed({ amount_total: 1 })).status).toBe(409);
    const foreign = { client_reference_id: 'order-17', metadata: {} };
    expect((await completed(foreign)).status).toBe(404);
    expect((await stripe.row(id)).paid).toBe(0);
  });

  test('failing slowly opens the way to another try', async () => {
    const { id, session } = await checkout();
    await send(double.payLater(session));
    expect((await stripe.row(id)).paid).toBe(0);
    await send(double.payLaterFails(session));
    const second = await stripe.startPayment(id);
    expect(second.body.url).not.toContain(session);
  });

  test('paid on two pages gives one of them back', async () => {
    const { id, session } = await checkout();
    await send(double.expire(session));
    const second = (await stripe.startPayment(id)).body.url.split('/').at(-1) ?? '';
    expect(second).not.toBe(session);
    await send(double.pay(second));
    await send(double.pay(session));
    expect(await stripe.row(id)).toMatchObject({ paid: 2 * TOTAL, refunded: TOTAL });
    expect(await stripe.refunds(id)).toHaveLength(1);
  });

  test('away is told as such, and a later try goes through', async () => {
    const id = await stripe.reach('approved', { listingId: await stripe.addStay() });
    double.troubles.push(500, 500, 500);
    const away = await stripe.startPayment(id);
    expect([away.status, away.body.code]).toEqual([503, 'timeout']);
    expect((await stripe.startPayment(id)).status).toBe(200);
  });

  test('refusing the checkout is told as such, and a later try goes through', async () => {
    const id = await stripe.reach('approved', { listingId: await stripe.addStay() });
    double.troubles.push(403);
    const refused = await stripe.startPayment(id);
    expect([refused.status, refused.body.code]).toEqual([402, 'payment-failed']);
    expect((await stripe.row(id)).status).toBe('approved');
    expect((await stripe.startPayment(id)).status).toBe(200);
  });

  test('is not heard out when it says more than anything of ours is long', async () => {
    const answer = await send(double.webhook('payout.paid', { words: 'x'.repeat(300_000) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'body-too-large' });
  });
});

test('a webhook finds nobody who believes it where the sandbox pays', async () => {
  const answer = await sandbox.app.app.request('http://localhost:3000/api/payments/webhook', {
    method: 'POST',
    body: '{}',
  });
  expect(answer.status).toBe(403);
});
