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
import { type PayoutEvent, TransferRefused } from './payouts.ts';
import { sandboxAccountRoutes } from './sandbox-account-routes.ts';
import { setCheckoutStatus } from './store/checkouts.ts';

const SITE = 'https://wayhearth.example';
const folder = mkdtempSync(join(tmpdir(), 'wayhearth-payouts-'));
const env = { NODE_ENV: 'test', RATE_LIMITS: 'off', PUBLIC_URL: SITE };
const start = Temporal.Instant.from('2026-05-03T10:00:00Z');
const RETURN = `${SITE}/earnings?onboarded=1`;
const REFRESH = `${SITE}/earnings?again=1`;

let database: Database;
let services: Services;
let app: ReturnType<typeof makeApi>;
let clock: Temporal.Instant;
let reported: PayoutEvent[];
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
  reported = [];
  refuseEvent = false;
  count += 1;
});

function apiOver(over: Services) {
  const routes = sandboxAccountRoutes(async (_tx, event) => {
    if (refuseEvent) throw new Error('the event could not be handled');
    reported.push(event);
  });
  return makeApi(over, makeRateLimits(over, false), [{ routes }]);
}

const host = () => ({ userId: `host-${count}`, email: 'hugo@example.org' });
const open = async () => (await services.payouts.createAccount(host())).account;
const status = (account: string) => services.payouts.accountStatus(account);

/** Address and token of an onboarding. */
async function onboard(account: string) {
  const request = { account, returnUrl: RETURN, refreshUrl: REFRESH };
  const url = await services.payouts.onboardingUrl(request);
  return { url, token: url.split('/').at(-1) ?? '' };
}

const look = async (token: string, over = app) => {
  const answer = await over.request(`${SITE}/api/sandbox-account/${token}`);
  return { status: answer.status, body: await answer.json() };
};
const choose = async (token: string, outcome: string, over = app) => {
  const answer = await over.request(`${SITE}/api/sandbox-account/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE },
    body: JSON.stringify({ outcome }),
  });
  return { status: answer.status, body: await answer.json() };
};

/** An account whose onboardings turned out so, one after the other. */
async function accountAfter(...outcomes: string[]): Promise<string> {
  const account = await open();
  for (const outcome of outcomes) await choose((await onboard(account)).token, outcome);
  return account;
}

/** A checkout over $1,000 that is paid. */
async function pay(): Promise<string> {
  const { providerSession } = await services.payments.createCheckout({
    paymentId: crypto.randomUUID(),
    amount: 100_000,
    description: 'Casa do Sol',
    customerEmail: 'mina@example.org',
    successUrl: SITE,
    cancelUrl: SITE,
    expiresAt: start.add({ hours: 24 }),
    timeZone: 'Europe/Lisbon',
    locale: 'en',
    keepsCard: false,
    holdsCard: false,
  });
  await setCheckoutStatus(database.main, providerSession, 'paid');
  return providerSession;
}

const request = (account: string, providerReference: string, amount = 80_000) => ({
  transferId: crypto.randomUUID(),
  account,
  amount,
  providerReference,
  group: 'WH-7K3M',
});

describe('an account of the sandbox', () => {
  it('is one for each user, also at once, and needs an onboarding', async () => {
    expect(services.payouts.kind).toBe('sandbox');
    const all = await Promise.all([open(), open(), open()]);
    expect(new Set([...all, await open()]).size).toBe(1);
    count += 1;
    const other = await open();
    expect(other).not.toBe(all[0]);
    expect(other).toMatch(/^sandbox_account_[\w-]{43}$/);
    expect(await status(other)).toBe('more-needed');
  });

  it('has no status and no onboarding where it is unknown', async () => {
    await expect(status('sandbox_account_none')).rejects.toThrow('no such account');
    await expect(onboard('sandbox_account_none')).rejects.toThrow('no such account');
  });

  it.each([
    [['ready'], 'ready'],
    [['more-needed'], 'more-needed'],
    [['rejected'], 'rejected'],
    [['more-needed', 'ready'], 'ready'],
    [['ready', 'more-needed'], 'restricted'],
    [['ready', 'more-needed', 'more-needed'], 'restricted'],
    [['ready', 'more-needed', 'ready'], 'ready'],
    [['ready', 'rejected'], 'rejected'],
    [['rejected', 'ready'], 'rejected'],
    [['rejected', 'more-needed'], 'rejected'],
  ])('after %o is %s', async (outcomes, after) => {
    const account = await accountAfter(...outcomes);
    expect(await status(account)).toBe(after);
    expect(reported).toEqual(outcomes.map(() => ({ kind: 'account-changed', account })));
  });
});

describe('its onboarding', () => {
  it('has a page under a name that nobody guesses, a new one each time', async () => {
    const account = await open();
    const { url, token } = await onboard(account);
    expect(url).toBe(`${SITE}/payout-account/${token}`);
    expect(token).toMatch(/^sandbox_onboarding_[\w-]{43}$/);
    expect((await onboard(account)).token).not.toBe(token);
    expect(await look(token)).toEqual({
      status: 200,
      body: {
        status: 'more-needed',
        isOpen: true,
        isUsed: false,
        returnUrl: RETURN,
        refreshUrl: REFRESH,
      },
    });
  });

  it('leads back, and a second choice changes nothing', async () => {
    const account = await open();
    const { token } = await onboard(account);
    const ready = { status: 200, body: { status: 'ready', next: RETURN } };
    expect(await choose(token, 'ready')).toEqual(ready);
    expect(await choose(token, 'rejected')).toEqual(ready);
    expect((await look(token)).body).toMatchObject({
      status: 'ready',
      isOpen: false,
      isUsed: true,
    });
    expect(await status(account)).toBe('ready');
    expect(reported).toEqual([{ kind: 'account-changed', account }]);
  });

  it('of rivals at once has one choice', async () => {
    const account = await open();
    const { token } = await onboard(account);
    const outcomes = ['ready', 'rejected', 'more-needed', 'ready', 'rejected'];
    const answers = await Promise.all(outcomes.map((outcome) => choose(token, outcome)));
    expect(new Set(answers.map(({ body }) => body.status)).size).toBe(1);
    expect(reported).toHaveLength(1);
  });

  it('is valid for ten minutes, and then leads to a new one', async () => {
    const account = await open();
    const { token } = await onboard(account);
    clock = start.add({ minutes: 10 }).subtract({ nanoseconds: 1 });
    expect((await look(token)).body).toMatchObject({ isOpen: true });
    clock = start.add({ minutes: 10 });
    expect((await look(token)).body).toMatchObject({ isOpen: false, isUsed: false });
    expect((await choose(token, 'ready')).body).toEqual({ status: 'more-needed', next: REFRESH });
    expect(reported).toEqual([]);
  });

  it('is undone when the event can not be handled', async () => {
    const account = await open();
    const { token } = await onboard(account);
    refuseEvent = true;
    expect((await choose(token, 'ready')).status).toBe(500);
    expect((await look(token)).body).toMatchObject({ isOpen: true, status: 'more-needed' });
  });

  it('is not found under any other name, and chooses nothing else', async () => {
    const unknown = `sandbox_onboarding_${'a'.repeat(43)}`;
    expect((await look(unknown)).status).toBe(404);
    expect((await choose(unknown, 'ready')).status).toBe(404);
    expect((await look('sandbox_onboarding_short')).status).toBe(404);
    // The account is no secret, and opens nothing.
    expect((await look(await open())).status).toBe(404);
    expect((await choose((await onboard(await open())).token, 'restricted')).status).toBe(400);
    expect(reported).toEqual([]);
  });

  it('is over once a real provider is configured', async () => {
    const { token } = await onboard(await open());
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_y',
      STRIPE_API_BASE: 'http://127.0.0.1:1',
    };
    const payouts = makePayouts(parseConfig({ ...env, ...stripe }, folder), database);
    expect(payouts.kind).toBe('stripe');
    const real = apiOver({ ...services, payouts });
    expect((await look(token, real)).status).toBe(404);
    expect((await choose(token, 'ready', real)).status).toBe(404);
    expect(reported).toEqual([]);
  });
});

describe('its transfers', () => {
  it('are one for each id, also at once', async () => {
    const wanted = request(await accountAfter('ready'), await pay());
    const all = await Promise.all([1, 2, 3].map(() => services.payouts.transfer(wanted)));
    all.push(await services.payouts.transfer(wanted));
    expect(new Set(all.map(({ providerTransfer }) => providerTransfer)).size).toBe(1);
    const other = { ...wanted, transferId: crypto.randomUUID() };
    await expect(services.payouts.transfer({ ...other, amount: 20_001 })).rejects.toThrow(
      TransferRefused,
    );
    await services.payouts.transfer({ ...other, amount: 20_000 });
  });

  it('by rivals at once are no more than the payment', async () => {
    const account = await accountAfter('ready');
    const payment = await pay();
    const tries = Array.from({ length: 5 }, () =>
      services.payouts.transfer(request(account, payment, 30_000)),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
  });

  it('and refunds together are no more than the payment', async () => {
    const account = await accountAfter('ready');
    const payment = await pay();
    await services.payments.refund({
      refundId: crypto.randomUUID(),
      providerReference: payment,
      amount: 30_000,
    });
    await expect(services.payouts.transfer(request(account, payment, 70_001))).rejects.toThrow(
      "can't move 70001 of 70000",
    );
    await services.payouts.transfer(request(account, payment, 70_000));
  });

  it.each([0, -1, 0.5, Number.NaN])('of %d cents are refused for good', async (amount) => {
    const refused = services.payouts.transfer(
      request(await accountAfter('ready'), await pay(), amount),
    );
    await expect(refused).rejects.toBeInstanceOf(TransferRefused);
  });

  it('without an account, or to one that is closed, are refused for good', async () => {
    const payment = await pay();
    for (const account of ['sandbox_account_none', await accountAfter('rejected')]) {
      await expect(services.payouts.transfer(request(account, payment))).rejects.toBeInstanceOf(
        TransferRefused,
      );
    }
  });

  it.each([[['more-needed']], [['ready', 'more-needed']]])(
    'to an account after %o wait until it is ready',
    async (outcomes) => {
      const account = await accountAfter(...outcomes);
      const wanted = request(account, await pay());
      const refused = services.payouts.transfer(wanted);
      await expect(refused).rejects.not.toBeInstanceOf(TransferRefused);
      await expect(refused).rejects.toThrow('is ');
      await choose((await onboard(account)).token, 'ready');
      await services.payouts.transfer(wanted);
    },
  );

  it('of money that was not paid are refused for good', async () => {
    const account = await accountAfter('ready');
    const payment = await pay();
    await setCheckoutStatus(database.main, payment, 'declined');
    for (const reference of [payment, 'sandbox_none']) {
      await expect(services.payouts.transfer(request(account, reference))).rejects.toBeInstanceOf(
        TransferRefused,
      );
    }
  });

  it('of money that a real provider has wait for its payouts', async () => {
    const refused = services.payouts.transfer(request(await accountAfter('ready'), 'pi_1'));
    await expect(refused).rejects.not.toBeInstanceOf(TransferRefused);
    await expect(refused).rejects.toThrow('was not paid in the sandbox');
  });

  it.each([
    ['amount', { amount: 1 }],
    ['account', { account: 'sandbox_account_other' }],
  ])('of another %s under the same id are neither made nor refused', async (_, change) => {
    const wanted = request(await accountAfter('ready'), await pay());
    await services.payouts.transfer(wanted);
    const changed = services.payouts.transfer({ ...wanted, ...change });
    await expect(changed).rejects.not.toBeInstanceOf(TransferRefused);
    await expect(changed).rejects.toThrow('was another one');
  });
});

it('a webhook can not come from the sandbox', async () => {
  const forged = services.payouts.readWebhook('{"kind":"account-changed"}', new Headers());
  await expect(forged).rejects.toMatchObject({ code: 'forbidden' });
});
