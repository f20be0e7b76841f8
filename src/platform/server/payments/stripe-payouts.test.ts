import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { makeStripePayments } from './make-payments.ts';
import { makePayouts } from './make-payouts.ts';
import { type Payouts, TransferRefused } from './payouts.ts';
import { makeStripePayouts } from './stripe-payouts.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

const KEYS = {
  secretKey: 'sk_test_of_the_double',
  webhookSecret: 'whsec_of_the_double',
  connectWebhookSecret: 'whsec_of_its_accounts',
};
const HOST = { userId: 'c8a5e6f0-0d0e-4c1f-9f9b-6b0b2c7d1e11', email: 'hugo+home@example.org' };
const BACK = {
  returnUrl: 'https://wayhearth.example/earnings',
  refreshUrl: 'https://wayhearth.example/earnings?again=1',
};

let double: StripeDouble;
let payouts: Payouts;
beforeEach(async () => {
  double = await startStripeDouble(KEYS);
  // Half as long as the double takes when it is slow.
  payouts = makeStripePayouts({ ...KEYS, apiBase: double.url, callMs: 500 });
});
afterEach(() => double.close());

/** An account of the double that takes money. */
async function readyAccount(userId = HOST.userId): Promise<string> {
  const { account } = await payouts.createAccount({ ...HOST, userId });
  const made = double.accounts.get(account);
  if (made === undefined) throw new Error('no account');
  made.capabilities = { transfers: 'active' };
  made.details_submitted = true;
  made.requirements = { disabled_reason: null, past_due: [] };
  return account;
}

/** A payment of $1,240.50, as a webhook tells of it. */
async function paidReference(): Promise<string> {
  const payments = makeStripePayments({ ...KEYS, apiBase: double.url });
  const { providerSession } = await payments.createCheckout({
    paymentId: crypto.randomUUID(),
    amount: 124_050,
    description: 'Casa do Sol',
    customerEmail: 'mina@example.org',
    successUrl: 'https://wayhearth.example/trips/r1',
    cancelUrl: 'https://wayhearth.example/trips/r1',
    expiresAt: Temporal.Now.instant().add({ hours: 20 }),
    timeZone: 'Europe/Lisbon',
    locale: 'en',
    keepsCard: false,
    holdsCard: false,
  });
  const { body, headers } = double.pay(providerSession);
  const event = await payments.readWebhook(body, headers);
  if (event?.kind !== 'paid') throw new Error('not paid');
  return event.providerReference;
}

const toTransfer = async (account: string) => ({
  transferId: crypto.randomUUID(),
  account,
  amount: 80_000,
  providerReference: await paidReference(),
  group: 'WH-7K3M',
});

describe('an account', () => {
  it('is one that the platform answers for, and whose country Stripe asks', async () => {
    const { account } = await payouts.createAccount(HOST);
    expect(double.calls[0]?.form).toEqual({
      email: HOST.email,
      metadata: { userId: HOST.userId },
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
    });
    expect(double.accounts.has(account)).toBe(true);
  });

  it('is one for each user, also when the answer is lost', async () => {
    double.troubles.push('cut-after');
    const first = await payouts.createAccount(HOST);
    expect(await payouts.createAccount(HOST)).toEqual(first);
    expect(await payouts.createAccount({ ...HOST, userId: 'another' })).not.toEqual(first);
    expect(double.accounts.size).toBe(2);
  });

  it.each(['cut', 'slow', 'garbled', 500, 429] as const)(
    'while Stripe is away (%s) says that it took too long',
    async (trouble) => {
      double.troubles.push(trouble, trouble, trouble);
      const refused = payouts.createAccount(HOST);
      await expect(refused).rejects.toBeInstanceOf(Problem);
      await expect(refused).rejects.toMatchObject({ code: 'timeout' });
    },
  );

  it.each([
    [
      'before its onboarding',
      {},
      false,
      'requirements.past_due',
      ['external_account'],
      'more-needed',
    ],
    ['that is left halfway', { transfers: 'inactive' }, false, null, ['x'], 'more-needed'],
    ['that Stripe checks', { transfers: 'pending' }, true, null, [], 'more-needed'],
    [
      'whose papers Stripe checks',
      { transfers: 'pending' },
      true,
      'requirements.pending_verification',
      [],
      'more-needed',
    ],
    ['under review', { transfers: 'inactive' }, true, 'under_review', [], 'more-needed'],
    ['that takes money', { transfers: 'active' }, true, null, [], 'ready'],
    ['that will need more', { transfers: 'active' }, true, null, ['x'], 'ready'],
    ['that needs more', { transfers: 'inactive' }, true, null, ['x'], 'restricted'],
    [
      'that is stopped',
      { transfers: 'inactive' },
      true,
      'requirements.past_due',
      ['x'],
      'restricted',
    ],
    ['that is paused', { transfers: 'inactive' }, true, 'platform_paused', [], 'restricted'],
    ['that is closed', { transfers: 'inactive' }, true, 'rejected.fraud', [], 'rejected'],
    ['closed early', {}, false, 'rejected.terms_of_service', ['x'], 'rejected'],
  ] as const)('%s is told so', async (_, capabilities, submitted, reason, pastDue, status) => {
    const { account } = await payouts.createAccount(HOST);
    const made = double.accounts.get(account);
    if (made === undefined) throw new Error('no account');
    made.capabilities = capabilities;
    made.details_submitted = submitted;
    made.requirements = { disabled_reason: reason, past_due: [...pastDue] };
    expect(await payouts.accountStatus(account)).toBe(status);
  });

  it('that Stripe does not know has no status', async () => {
    await expect(payouts.accountStatus('acct_none')).rejects.toThrow('No such account');
  });
});

describe('the onboarding', () => {
  it('is a page of Stripe that leads back, a new one each time', async () => {
    const { account } = await payouts.createAccount(HOST);
    const first = await payouts.onboardingUrl({ account, ...BACK });
    expect(first).toMatch(/^https:\/\/connect\.stripe\.com\//);
    expect(double.calls.at(-1)?.form).toEqual({
      account,
      type: 'account_onboarding',
      return_url: BACK.returnUrl,
      refresh_url: BACK.refreshUrl,
    });
    expect(await payouts.onboardingUrl({ account, ...BACK })).not.toBe(first);
  });

  it.each(['javascript:alert(1)', 'http://connect.example/setup', '/setup', ''])(
    'that leads to "%s" is none',
    async (url) => {
      const server = createServer((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ object: 'account_link', url }));
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      const apiBase = `http://127.0.0.1:${port}`;
      const asked = makeStripePayouts({ ...KEYS, apiBase });
      await expect(asked.onboardingUrl({ account: 'acct_1', ...BACK })).rejects.toThrow(
        'no https page',
      );
      server.closeAllConnections();
      server.close();
    },
  );
});

describe('a transfer', () => {
  it('moves a part of one payment, to the cent', async () => {
    const account = await readyAccount();
    const request = await toTransfer(account);
    const { providerTransfer } = await payouts.transfer(request);
    expect(double.transfers).toMatchObject([
      {
        id: providerTransfer,
        amount: 80_000,
        currency: 'usd',
        destination: account,
        transfer_group: 'WH-7K3M',
        source_transaction: request.providerReference.replace('pi_', 'ch_'),
        metadata: { transferId: request.transferId },
      },
    ]);
    expect(double.calls.at(-1)?.headers['idempotency-key']).toBe(request.transferId);
  });

  it('asked for twice is one, also at once and after Stripe dropped the key', async () => {
    const request = await toTransfer(await readyAccount());
    const all = await Promise.all([1, 2, 3].map(() => payouts.transfer(request)));
    double.expireKeys();
    all.push(await payouts.transfer(request));
    expect(new Set(all.map(({ providerTransfer }) => providerTransfer)).size).toBe(1);
    expect(double.transfers).toHaveLength(1);
  });

  it('is found among many of its reservation', async () => {
    const request = await toTransfer(await readyAccount());
    const { providerTransfer } = await payouts.transfer({ ...request, amount: 1 });
    for (let count = 0; count < 120; count += 1) {
      const [first] = double.transfers;
      if (first === undefined) throw new Error('no transfer');
      double.transfers.push({ ...first, id: `tr_${count}`, metadata: { transferId: `${count}` } });
    }
    double.expireKeys();
    expect(await payouts.transfer({ ...request, amount: 1 })).toEqual({ providerTransfer });
    expect(double.transfers).toHaveLength(121);
  });

  it.each(['cut', 'cut-after', 'slow', 'garbled', 500] as const)(
    'survives trouble (%s) and is made once',
    async (trouble) => {
      const request = await toTransfer(await readyAccount());
      // The list of transfers, the payment, the transfer.
      const quiet = vi.spyOn(double.troubles, 'shift');
      quiet.mockReturnValueOnce(undefined).mockReturnValueOnce(undefined);
      double.troubles.push(trouble);
      await payouts.transfer(request).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'timeout' });
      });
      double.expireKeys();
      await payouts.transfer(request);
      expect(double.transfers).toHaveLength(1);
    },
  );

  it('cut off by every try is made once, when it is asked for again a day later', async () => {
    const request = await toTransfer(await readyAccount());
    const quiet = vi.spyOn(double.troubles, 'shift');
    quiet.mockReturnValueOnce(undefined).mockReturnValueOnce(undefined);
    double.troubles.push('cut-after', 'cut-after', 'cut-after');
    await expect(payouts.transfer(request)).rejects.toMatchObject({ code: 'timeout' });
    double.expireKeys();
    await payouts.transfer(request);
    expect(double.transfers).toHaveLength(1);
  });

  it('while Stripe is away or busy may be tried again', async () => {
    const request = await toTransfer(await readyAccount());
    double.troubles.push(429);
    await expect(payouts.transfer(request)).rejects.toMatchObject({ code: 'timeout' });
    double.troubles.push('cut', 'cut', 'cut');
    await expect(payouts.transfer(request)).rejects.toMatchObject({ code: 'timeout' });
    expect(double.transfers).toEqual([]);
  });

  it('to a restricted account is made once the account is ready', async () => {
    const account = await readyAccount();
    const request = await toTransfer(account);
    const made = double.accounts.get(account);
    if (made === undefined) throw new Error('no account');
    made.capabilities = { transfers: 'inactive' };
    for (let tries = 0; tries < 3; tries += 1) {
      const refused = payouts.transfer(request);
      await expect(refused).rejects.not.toBeInstanceOf(TransferRefused);
      await expect(refused).rejects.toThrow('capabilities');
    }
    made.capabilities = { transfers: 'active' };
    await payouts.transfer(request);
    expect(double.transfers).toHaveLength(1);
  });

  it('to an account that was rejected is refused for good', async () => {
    const account = await readyAccount();
    const request = await toTransfer(account);
    const made = double.accounts.get(account);
    if (made === undefined) throw new Error('no account');
    made.capabilities = { transfers: 'inactive' };
    // Stripe's answer was that of an account that isn't ready, and is repeated now.
    await expect(payouts.transfer(request)).rejects.not.toBeInstanceOf(TransferRefused);
    made.requirements = { disabled_reason: 'rejected.fraud', past_due: [] };
    await expect(payouts.transfer(request)).rejects.toBeInstanceOf(TransferRefused);
    expect(double.transfers).toEqual([]);
  });

  it('that was made before its account was rejected stays made', async () => {
    const account = await readyAccount();
    const request = await toTransfer(account);
    const before = await payouts.transfer(request);
    const made = double.accounts.get(account);
    if (made === undefined) throw new Error('no account');
    made.capabilities = { transfers: 'inactive' };
    made.requirements = { disabled_reason: 'rejected.fraud', past_due: [] };
    expect(await payouts.transfer(request)).toEqual(before);
  });

  it('with too little money is made once there is enough', async () => {
    const request = await toTransfer(await readyAccount());
    double.balance.isShort = true;
    const refused = payouts.transfer(request);
    await expect(refused).rejects.not.toBeInstanceOf(TransferRefused);
    await expect(refused).rejects.toMatchObject({ code: 'balance_insufficient' });
    double.balance.isShort = false;
    await payouts.transfer(request);
    await payouts.transfer(request);
    expect(double.transfers).toHaveLength(1);
  });

  it.each([
    ['an unknown account', { account: 'acct_none' }],
    ['an unknown payment', { providerReference: 'pi_none' }],
    ['more than the payment', { amount: 124_051 }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -1 }],
    ['half a cent', { amount: 0.5 }],
  ])('of %s is refused for good', async (_, change) => {
    const request = await toTransfer(await readyAccount());
    const refused = payouts.transfer({ ...request, ...change });
    await expect(refused).rejects.toBeInstanceOf(TransferRefused);
    expect(double.transfers).toEqual([]);
  });

  it('of more than is left of the payment is refused for good', async () => {
    const request = await toTransfer(await readyAccount());
    await payouts.transfer(request);
    const other = { ...request, transferId: crypto.randomUUID() };
    await expect(payouts.transfer({ ...other, amount: 44_051 })).rejects.toThrow(TransferRefused);
    await payouts.transfer({ ...other, amount: 44_050 });
    expect(double.transfers).toHaveLength(2);
  });

  it('that was made of another amount is neither repeated nor refused', async () => {
    const request = await toTransfer(await readyAccount());
    await payouts.transfer(request);
    const changed = payouts.transfer({ ...request, amount: 1 });
    await expect(changed).rejects.not.toBeInstanceOf(TransferRefused);
    await expect(changed).rejects.toThrow('was made of 80000');
    expect(double.transfers).toHaveLength(1);
  });

  it('with a wrong key is no refusal, since an operator can mend that', async () => {
    const request = await toTransfer(await readyAccount());
    const stranger = makeStripePayouts({ ...KEYS, secretKey: 'sk_wrong', apiBase: double.url });
    const refused = stranger.transfer(request);
    await expect(refused).rejects.not.toBeInstanceOf(TransferRefused);
    await expect(refused).rejects.toThrow('Invalid API Key');
  });
});

describe('a webhook', () => {
  const read = ({ body, headers }: { body: string; headers: Headers }) =>
    payouts.readWebhook(body, headers);
  const payout = { id: 'po_1', object: 'payout', amount: 70_000, currency: 'eur' };

  it('of an account tells that it changed, as often and in whatever order it comes', async () => {
    const account = await readyAccount();
    const first = double.webhook('account.updated', { id: account, object: 'account' }, account);
    const second = double.webhook('account.updated', { id: account, object: 'account' }, account);
    for (const webhook of [second, first, second]) {
      expect(await read(webhook)).toEqual({ kind: 'account-changed', account });
    }
  });

  it('of a transfer that was taken back tells how much so far', async () => {
    const request = await toTransfer(await readyAccount());
    await payouts.transfer(request);
    const [made] = double.transfers;
    if (made === undefined) throw new Error('no transfer');
    // Transfers are of the platform's own account, so its endpoint gets this.
    const part = double.webhook('transfer.reversed', { ...made, amount_reversed: 30_000 });
    const whole = double.webhook('transfer.reversed', { ...made, amount_reversed: 80_000 });
    const { transferId } = request;
    const kind = 'transfer-reversed';
    expect(await read(whole)).toEqual({ kind, transferId, reversed: 80_000 });
    expect(await read(part)).toEqual({ kind, transferId, reversed: 30_000 });
  });

  it.each([
    ['payout.paid', 'bank-paid'],
    ['payout.failed', 'bank-failed'],
  ])('of %s tells of the bank of the account', async (type, kind) => {
    expect(await read(double.webhook(type, payout, 'acct_1'))).toEqual({
      kind,
      account: 'acct_1',
      providerPayout: 'po_1',
      amount: 70_000,
      currency: 'eur',
    });
    // Our own money, on its way to our own bank.
    expect(await read(double.webhook(type, payout))).toBeNull();
  });

  it('about other things is none of ours', async () => {
    expect(await read(double.webhook('payout.created', payout, 'acct_1'))).toBeNull();
    const foreign = { id: 'tr_1', metadata: {}, amount_reversed: 5, currency: 'usd' };
    expect(await read(double.webhook('transfer.reversed', foreign))).toBeNull();
    const euros = { ...foreign, metadata: { transferId: 'x' }, currency: 'eur' };
    expect(await read(double.webhook('transfer.reversed', euros))).toBeNull();
  });

  it('that is not signed by Stripe, or too long ago, is refused', async () => {
    const { body, headers } = double.webhook('payout.paid', payout, 'acct_1');
    const { connectWebhookSecret: right } = KEYS;
    const forged: [string, Headers][] = [
      [body, new Headers()],
      [body, new Headers({ 'stripe-signature': 'nonsense' })],
      [body, double.sign(body, 'whsec_of_somebody_else')],
      [body, double.sign(body, right, Date.now() - 10 * 60_000)],
      [body.replace('70000', '1'), headers],
      [`${body} `, headers],
    ];
    for (const [text, signature] of forged) {
      await expect(payouts.readWebhook(text, signature)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    expect(await read({ body, headers: double.sign(body, right) })).not.toBeNull();
  });
});

describe('the provider', () => {
  const none = {} as Database;
  const kindWith = (env: Record<string, string>) =>
    makePayouts(parseConfig({ NODE_ENV: 'test', ...env }, tmpdir()), none).kind;
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

  it('is Stripe with the secret of its accounts, and the sandbox without', () => {
    expect(kindWith({ ...stripe, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_y' })).toBe('stripe');
    expect(kindWith(stripe)).toBe('sandbox');
    expect(kindWith({})).toBe('sandbox');
  });
});
