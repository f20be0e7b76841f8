import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { makeApi } from '../http/api.ts';
import { type ErrorTable, platformErrors } from '../http/problem.ts';
import { makeRateLimits } from '../http/rate-limits.ts';
import { makeTranslators } from '../i18n/translators.ts';
import { makeJobs } from '../jobs/make-jobs.ts';
import { openChangeFeed } from '../live/change-feed.ts';
import { makeLive } from '../live/live.ts';
import { makeMailer } from '../mail/mailer.ts';
import { makeMapStyle } from '../map-style/map-style.ts';
import { makePictureStore } from '../media/make-picture-store.ts';
import { makePictures } from '../media/make-pictures.ts';
import { makePush } from '../push/push.ts';
import type { Services } from '../services.ts';
import { makeHealthChecks } from '../status/health-parts.ts';
import { makeMetrics } from '../telemetry/metrics.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { makePayments } from './make-payments.ts';
import { makePayouts } from './make-payouts.ts';
import type { CheckoutRequest, PaymentEvent } from './payments.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-pay-'));
const env = { NODE_ENV: 'test', RATE_LIMITS: 'off', PUBLIC_URL: 'https://wayhearth.example' };
const start = Temporal.Instant.from('2026-05-03T10:00:00Z');

let database: Database;
let services: Services;
let app: ReturnType<typeof makeApi>;
let clock: Temporal.Instant;
let delivered: PaymentEvent[];
let refuseEvent: boolean;
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const config = { ...parseConfig(env, folder), sessionSecret: 'x'.repeat(32) };
  const log = pino({ level: 'silent' });
  const changeFeed = openChangeFeed(database, log);
  services = {
    config,
    // The sandbox refuses with the platform's codes alone.
    errors: platformErrors as ErrorTable,
    log,
    bookables: [],
    database,
    jobs: makeJobs(database, log, { background: false }),
    changeFeed,
    live: makeLive(changeFeed, log),
    mapStyle: makeMapStyle({ config, database, changeFeed, log }),
    readiness: { isStopping: false },
    sentMailsKey: '',
    identity: null,
    push: makePush(config),
    mailer: makeMailer(config, log),
    pictureStore: makePictureStore(config, database.kind),
    pictures: makePictures({
      source: { has: async () => false, isLasting: () => true, original: async () => null },
      cacheDir: folder,
    }),
    payments: makePayments(config, database, () => clock),
    payouts: makePayouts(config, database, () => clock),
    metrics: makeMetrics(),
    health: makeHealthChecks({ database, config, now: () => clock }),
    reportError: () => {},
    now: () => clock,
    actorOf: async () => null,
    coHosts: { actingFor: () => Promise.resolve(null), sign: () => Promise.resolve() },
    ...makeTranslators({}, config.http.publicUrl),
  };
  app = apiOver(services);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  clock = start;
  delivered = [];
  refuseEvent = false;
  count += 1;
});

function apiOver(over: Services) {
  const routes = sandboxRoutes(async (_tx, event) => {
    if (refuseEvent) throw new Error('the event could not be handled');
    delivered.push(event);
  });
  return makeApi(over, makeRateLimits(over, false), [{ routes }]);
}

const request = (): CheckoutRequest => ({
  paymentId: `payment-${count}`,
  amount: 124_050,
  description: 'Casa do Sol, 14 nights',
  customerEmail: 'mina@example.org',
  successUrl: 'https://wayhearth.example/trips/r1?paid=1',
  cancelUrl: 'https://wayhearth.example/trips/r1',
  expiresAt: start.add({ hours: 24 }),
  timeZone: 'Europe/Lisbon',
  locale: 'en',
  keepsCard: false,
  holdsCard: false,
});

const open = async () => (await services.payments.createCheckout(request())).providerSession;

const look = async (session: string, over = app) => {
  const answer = await over.request(`https://wayhearth.example/api/sandbox-checkout/${session}`);
  return { status: answer.status, body: await answer.json() };
};
const settle = async (session: string, outcome: string, over = app, card?: string) => {
  const answer = await over.request(`https://wayhearth.example/api/sandbox-checkout/${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://wayhearth.example' },
    body: JSON.stringify({ outcome, card }),
  });
  return { status: answer.status, body: await answer.json() };
};
const SUCCESS = 'https://wayhearth.example/trips/r1?paid=1';
const CANCEL = 'https://wayhearth.example/trips/r1';

describe('a checkout of the sandbox', () => {
  it('has a page of its own under a name that nobody guesses', async () => {
    expect(services.payments.kind).toBe('sandbox');
    const { url, providerSession } = await services.payments.createCheckout(request());
    expect(url).toBe(`https://wayhearth.example/checkout/${providerSession}`);
    expect(providerSession).toMatch(/^sandbox_[\w-]{43}$/);
    expect(await look(providerSession)).toEqual({
      status: 200,
      body: {
        amount: 124_050,
        description: 'Casa do Sol, 14 nights',
        status: 'open',
        successUrl: SUCCESS,
        cancelUrl: CANCEL,
        expiresAt: '2026-05-04T11:00:00+01:00',
        timeZone: 'Europe/Lisbon',
        keepsCard: false,
        holdsCard: false,
      },
    });
  });

  it('asked for twice is one, also at once', async () => {
    const all = await Promise.all([open(), open(), open()]);
    expect(new Set([...all, await open()]).size).toBe(1);
    expect(
      await services.payments.createCheckout({ ...request(), paymentId: 'other' }),
    ).not.toMatchObject({ providerSession: all[0] });
  });

  it.each([0, -1, 10.5, Number.NaN])('of %d cents is refused', async (amount) => {
    await expect(services.payments.createCheckout({ ...request(), amount })).rejects.toThrow(
      RangeError,
    );
  });

  it('is not found under any other name', async () => {
    const unknown = `sandbox_${'a'.repeat(43)}`;
    expect((await look(unknown)).status).toBe(404);
    expect((await settle(unknown, 'succeed')).status).toBe(404);
    expect((await look('sandbox_short')).status).toBe(404);
    expect((await settle(await open(), 'steal')).status).toBe(400);
    expect(delivered).toEqual([]);
  });
});

describe('settling it', () => {
  it('succeeds once, however often it is said', async () => {
    const session = await open();
    const paid = { status: 200, body: { status: 'paid', next: SUCCESS } };
    expect(await settle(session, 'succeed')).toEqual(paid);
    const again = await Promise.all(
      ['succeed', 'decline', 'abandon', 'succeed'].map((outcome) => settle(session, outcome)),
    );
    expect(again).toEqual([paid, paid, paid, paid]);
    expect((await look(session)).body).toMatchObject({ status: 'paid' });
    expect(delivered).toEqual([
      { kind: 'paid', paymentId: request().paymentId, providerReference: session, amount: 124_050 },
    ]);
  });

  it('by rivals at once delivers one event', async () => {
    const session = await open();
    await Promise.all(Array.from({ length: 5 }, () => settle(session, 'succeed')));
    expect(delivered).toHaveLength(1);
  });

  it('with a declined card leads back to the page, where another try may succeed', async () => {
    const session = await open();
    const back = `https://wayhearth.example/checkout/${session}`;
    expect((await settle(session, 'decline')).body).toEqual({ status: 'declined', next: back });
    expect((await settle(session, 'decline')).body).toEqual({ status: 'declined', next: back });
    expect((await look(session)).body).toMatchObject({ status: 'declined' });
    expect((await settle(session, 'abandon')).body).toEqual({ status: 'declined', next: CANCEL });
    expect(delivered).toEqual([]);
    expect((await settle(session, 'succeed')).body).toEqual({ status: 'paid', next: SUCCESS });
    expect(delivered).toHaveLength(1);
  });

  it('by going back leaves it open', async () => {
    const session = await open();
    expect((await settle(session, 'abandon')).body).toEqual({ status: 'open', next: CANCEL });
    expect((await settle(session, 'succeed')).body).toEqual({ status: 'paid', next: SUCCESS });
  });

  it('when its time is over takes no money, and tells that once', async () => {
    const session = await open();
    clock = start.add({ hours: 24 }).subtract({ nanoseconds: 1 });
    expect((await look(session)).body).toMatchObject({ status: 'open' });
    clock = start.add({ hours: 24 });
    expect((await look(session)).body).toMatchObject({ status: 'expired' });
    expect((await settle(session, 'succeed')).body).toEqual({ status: 'expired', next: CANCEL });
    expect((await settle(session, 'succeed')).body).toEqual({ status: 'expired', next: CANCEL });
    expect(delivered).toEqual([{ kind: 'expired', paymentId: request().paymentId }]);
  });

  it('stays paid when its time is over', async () => {
    const session = await open();
    await settle(session, 'succeed');
    clock = start.add({ hours: 48 });
    expect((await look(session)).body).toMatchObject({ status: 'paid' });
    expect((await settle(session, 'succeed')).body).toEqual({ status: 'paid', next: SUCCESS });
  });

  it('is undone when the event can not be handled', async () => {
    const session = await open();
    refuseEvent = true;
    expect((await settle(session, 'succeed')).status).toBe(500);
    expect((await look(session)).body).toMatchObject({ status: 'open' });
  });

  it('is over once a real provider is configured', async () => {
    const session = await open();
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_API_BASE: 'http://127.0.0.1:1',
    };
    const payments = makePayments(parseConfig({ ...env, ...stripe }, folder), database);
    expect(payments.kind).toBe('stripe');
    const real = apiOver({ ...services, payments });
    expect((await look(session, real)).status).toBe(404);
    expect((await settle(session, 'succeed', real)).status).toBe(404);
    expect(delivered).toEqual([]);
  });
});

describe('its refunds', () => {
  const paid = async () => {
    const session = await open();
    await settle(session, 'succeed');
    return session;
  };
  const refund = (providerReference: string, id: string, amount: number) =>
    services.payments.refund({ providerReference, refundId: `${id}-${count}`, amount });

  it('never exceed what was paid', async () => {
    const session = await paid();
    await refund(session, 'a', 100_000);
    await expect(refund(session, 'b', 24_051)).rejects.toThrow(RangeError);
    await refund(session, 'c', 24_050);
    await expect(refund(session, 'd', 1)).rejects.toThrow(RangeError);
  });

  it('of one id are one, also at once', async () => {
    const session = await paid();
    const all = await Promise.all([1, 2, 3].map(() => refund(session, 'a', 100_000)));
    expect(new Set(all.map(({ providerRefund }) => providerRefund)).size).toBe(1);
    await refund(session, 'b', 24_050);
  });

  it('need a payment', async () => {
    await expect(refund(await open(), 'a', 1)).rejects.toThrow('nothing was paid');
    await expect(refund('sandbox_none', 'a', 1)).rejects.toThrow('nothing was paid');
  });

  it.each([0, -5, 0.5])('of %d cents are refused', async (amount) => {
    await expect(refund(await paid(), 'a', amount)).rejects.toThrow(RangeError);
  });
});

describe('a kept card', () => {
  /** Opens a checkout that keeps the card; pays it when a card is given. */
  const keep = async (card?: string) => {
    const checkout = { ...request(), keepsCard: true };
    const { providerSession } = await services.payments.createCheckout(checkout);
    if (card !== undefined) await settle(providerSession, 'succeed', app, card);
    return providerSession;
  };
  const charge = (keptBy: string, { id = 'second', amount = 166_600 } = {}) =>
    services.payments.chargeAgain({
      paymentId: `${id}-${count}`,
      amount,
      description: 'Casa do Sol, nights 31 to 60',
      keptBy,
    });

  it('is one of three test cards, and pays now whichever it is', async () => {
    expect((await look(await keep())).body).toMatchObject({ keepsCard: true });
    for (const card of ['succeeds', 'declines', 'needs-payer']) {
      count += 1;
      const answer = await settle(await keep(), 'succeed', app, card);
      expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } });
    }
    expect(delivered).toHaveLength(3);
  });

  it('is refused where none is kept, and where it is unknown', async () => {
    const session = await open();
    expect((await settle(session, 'succeed', app, 'succeeds')).status).toBe(400);
    expect((await look(session)).body).toMatchObject({ status: 'open' });
    count += 1;
    expect((await settle(await keep(), 'succeed', app, 'stolen')).status).toBe(400);
    expect(delivered).toEqual([]);
  });

  it.each([
    ['declines', 'declined'],
    ['needs-payer', 'needs-payer'],
  ])('that %s answers a charge with %s, however often it is tried', async (card, outcome) => {
    const keptBy = await keep(card);
    expect(await charge(keptBy)).toEqual({ outcome });
    expect(await charge(keptBy)).toEqual({ outcome });
  });

  it('is charged once for a payment, also at once', async () => {
    const keptBy = await keep('succeeds');
    const all = await Promise.all([1, 2, 3].map(() => charge(keptBy)));
    all.push(await charge(keptBy));
    const paid = { outcome: 'paid', providerReference: `sandbox_charge_second-${count}` };
    expect(all).toEqual([paid, paid, paid, paid]);
    expect(await charge(keptBy, { id: 'third' })).not.toEqual(paid);
    // The charge tells its result itself.
    expect(delivered).toHaveLength(1);
  });

  it('succeeds by default', async () => {
    const keptBy = await keep();
    await settle(keptBy, 'succeed');
    expect(await charge(keptBy)).toMatchObject({ outcome: 'paid' });
  });

  it('is the one it was paid with, not one of another try', async () => {
    const keptBy = await keep();
    await settle(keptBy, 'decline', app, 'declines');
    await settle(keptBy, 'succeed', app, 'succeeds');
    await settle(keptBy, 'succeed', app, 'declines');
    expect(await charge(keptBy)).toMatchObject({ outcome: 'paid' });
  });

  it('is missing where none was kept, nothing was paid, or a provider kept it', async () => {
    const session = await open();
    await settle(session, 'succeed');
    count += 1;
    for (const keptBy of [session, await keep(), 'pi_of_a_provider']) {
      expect(await charge(keptBy)).toEqual({ outcome: 'declined' });
    }
  });

  it.each([0, -1, 10.5, Number.NaN])('is not charged %d cents', async (amount) => {
    await expect(charge(await keep('succeeds'), { amount })).rejects.toThrow(RangeError);
  });

  it('is not charged for a payment that was another one', async () => {
    const keptBy = await keep('succeeds');
    await charge(keptBy);
    await expect(charge(keptBy, { amount: 1 })).rejects.toThrow('was another one');
    const checkout = services.payments.chargeAgain({
      paymentId: request().paymentId,
      amount: request().amount,
      description: 'the checkout itself',
      keptBy,
    });
    await expect(checkout).rejects.toThrow('was another one');
  });

  it('is charged without a page: nobody reads or settles the charge', async () => {
    const keptBy = await keep('succeeds');
    const uuid = crypto.randomUUID();
    await services.payments.chargeAgain({ paymentId: uuid, amount: 1, description: '', keptBy });
    // As long as the name of a checkout.
    const name = `sandbox_charge_${uuid}`;
    expect((await look(name)).status).toBe(404);
    expect((await settle(name, 'succeed')).status).toBe(404);
  });

  it('gets back what a charge took, and no more', async () => {
    const keptBy = await keep('succeeds');
    const charged = await charge(keptBy);
    if (charged.outcome !== 'paid') throw new Error(charged.outcome);
    const refund = (id: string, providerReference: string, amount: number) =>
      services.payments.refund({ refundId: `${id}-${count}`, providerReference, amount });
    await refund('a', charged.providerReference, 166_000);
    await refund('a', charged.providerReference, 166_000);
    await expect(refund('b', charged.providerReference, 601)).rejects.toThrow(RangeError);
    await refund('c', charged.providerReference, 600);
    // The checkout has its own money.
    await refund('d', keptBy, request().amount);
  });
});

it('a webhook can not come from the sandbox', async () => {
  const forged = services.payments.readWebhook('{"kind":"paid"}', new Headers());
  await expect(forged).rejects.toMatchObject({ code: 'forbidden' });
});
