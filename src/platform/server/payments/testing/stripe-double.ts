import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Answer,
  type DoubleCall,
  type DoubleWebhook,
  invalid,
  Refusal,
  randomId,
} from './stripe-answers.ts';
import { makeChargeRoutes } from './stripe-charges-double.ts';
import { makeConnectRoutes } from './stripe-connect-double.ts';
import { type FormTree, readForm, textAt } from './stripe-form.ts';
import { makeIdentityRoutes } from './stripe-identity-double.ts';
import { listPage, toSeconds } from './stripe-lists.ts';

export type { DoubleWebhook } from './stripe-answers.ts';

/** The used part of a checkout session in Stripe's API. */
export interface DoubleSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  expires_at: number;
  locale: string;
}

/** The used part of a refund in Stripe's API. */
interface DoubleRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  created: number;
  metadata: Record<string, string>;
}

/**
 * A failure of a call: none, cut off before or after it is carried out, answered after a second,
 * with half an answer, or with an error.
 */
type Trouble = 'none' | 'cut' | 'cut-after' | 'slow' | 'garbled' | 500 | 429 | 403;

const SLOW_MS = 1_000;

/**
 * A double of Stripe on loopback, after its public documentation: authentication, form encoding,
 * idempotency keys, the limits of a checkout's time, refunds, signed webhooks, Connect, Identity, and
 * charges of kept cards.
 */
export async function startStripeDouble({
  secretKey,
  webhookSecret,
  connectWebhookSecret = webhookSecret,
}: {
  secretKey: string;
  webhookSecret: string;
  /** Secret of the endpoint for events of connected accounts. */
  connectWebhookSecret?: string;
}) {
  const sessions = new Map<string, DoubleSession>();
  const refunds: DoubleRefund[] = [];
  const calls: DoubleCall[] = [];
  const troubles: Trouble[] = [];
  const replays = new Map<string, { request: string; answer: Answer }>();
  const intents = new Map<string, number>();
  const connect = makeConnectRoutes(intents);

  const answer = (call: DoubleCall): Answer => {
    if (call.headers.authorization !== `Bearer ${secretKey}`) {
      throw new Refusal(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    const type = call.headers['content-type'];
    if (call.method === 'POST' && type !== 'application/x-www-form-urlencoded') {
      throw invalid(`unsupported content type ${type}`);
    }
    switch (`${call.method} ${call.path}`) {
      case 'POST /v1/checkout/sessions':
        return { status: 200, body: createSession(call.form) };
      case 'POST /v1/refunds':
        return { status: 200, body: createRefund(call.form) };
      case 'GET /v1/refunds':
        return { status: 200, body: listPage('/v1/refunds', call.form, refunds) };
      default: {
        const made = connect.answer(call) ?? charges.answer(call) ?? identity.answer(call);
        if (made !== null) return made;
        throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${call.path})`);
      }
    }
  };

  /** One key, one answer; with other contents it is an error (docs: Idempotent requests). */
  const answerOnce = (call: DoubleCall): { answer: Answer; replayed: boolean } => {
    const key = call.headers['idempotency-key'];
    const request = JSON.stringify([call.method, call.path, call.form]);
    const known = typeof key === 'string' ? replays.get(key) : undefined;
    if (known !== undefined && known.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      return { answer: new Refusal(400, 'idempotency_error', message).answer, replayed: false };
    }
    if (known !== undefined) return { answer: known.answer, replayed: true };
    let made: Answer;
    let isKept = true;
    try {
      made = answer(call);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      made = error.answer;
      isKept = error.isKept;
    }
    if (typeof key === 'string' && isKept) replays.set(key, { request, answer: made });
    return { answer: made, replayed: false };
  };

  const createSession = (form: FormTree): DoubleSession => {
    const amount = Number(textAt(form, 'line_items', '0', 'price_data', 'unit_amount'));
    const quantity = Number(textAt(form, 'line_items', '0', 'quantity'));
    const currency = textAt(form, 'line_items', '0', 'price_data', 'currency');
    const name = textAt(form, 'line_items', '0', 'price_data', 'product_data', 'name');
    const expiresAt = Number(textAt(form, 'expires_at'));
    if (textAt(form, 'mode') !== 'payment') throw invalid('Missing required param: mode.', 'mode');
    if (!Number.isInteger(amount) || amount < 50) throw invalid('Amount too small', 'unit_amount');
    if (!name || !currency || !Number.isInteger(quantity)) throw invalid('Bad item', 'line_items');
    if (!URL.canParse(textAt(form, 'success_url') ?? '')) throw invalid('Not a URL', 'success_url');
    const ahead = expiresAt - Date.now() / 1_000;
    if (!Number.isInteger(expiresAt) || ahead < 1_800 || ahead > 86_400) {
      throw invalid('`expires_at` must be 30 minutes to 24 hours from now', 'expires_at');
    }
    const id = randomId('cs_test');
    const metadata = form.metadata;
    const session: DoubleSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount * quantity,
      currency,
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      customer_email: textAt(form, 'customer_email') ?? null,
      metadata: typeof metadata === 'object' ? (metadata as Record<string, string>) : {},
      expires_at: expiresAt,
      locale: textAt(form, 'locale') ?? 'auto',
    };
    sessions.set(id, session);
    charges.open(id, form);
    return session;
  };

  const createRefund = (form: FormTree): object => {
    const intent = textAt(form, 'payment_intent');
    const amount = Number(textAt(form, 'amount'));
    const session = [...sessions.values()].find((one) => one.payment_intent === intent);
    const paid = session?.amount_total ?? intents.get(intent ?? '');
    if (intent === undefined || paid === undefined) {
      throw invalid(`No such payment_intent: '${intent}'`, 'payment_intent');
    }
    const before = refunds.filter((one) => one.payment_intent === intent);
    const left = paid - before.reduce((total, one) => total + one.amount, 0);
    if (!Number.isInteger(amount) || amount <= 0 || amount > left) {
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount (${left})`,
        'amount',
      );
    }
    const refund: DoubleRefund = {
      id: randomId('re'),
      object: 'refund',
      payment_intent: intent,
      amount,
      status: 'succeeded',
      created: toSeconds(),
      metadata: typeof form.metadata === 'object' ? (form.metadata as Record<string, string>) : {},
    };
    refunds.push(refund);
    return refund;
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    const [path = '', query = ''] = url.split('?');
    const form = readForm(method === 'GET' ? query : body);
    const call: DoubleCall = { method, path, headers, form };
    calls.push(call);
    const trouble = troubles.shift();
    if (trouble === 'cut') return request.socket.destroy();
    if (typeof trouble === 'number') {
      const error = { type: 'api_error', message: 'trouble' };
      response.writeHead(trouble, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ error }));
    }
    const { answer: made, replayed } = answerOnce(call);
    if (trouble === 'cut-after') return request.socket.destroy();
    if (trouble === 'slow') await wait(SLOW_MS);
    response.writeHead(made.status, {
      'content-type': 'application/json',
      'request-id': `req_${randomUUID().slice(0, 8)}`,
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
    const text = JSON.stringify(made.body);
    return response.end(trouble === 'garbled' ? text.slice(0, text.length / 2) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  /** Signs as documented: HMAC-SHA256 of `timestamp.body`, sent as `t=…,v1=…`. */
  const sign = (body: string, secret = webhookSecret, at = Date.now()): Headers => {
    const t = Math.floor(at / 1_000);
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
    return new Headers({ 'stripe-signature': `t=${t},v1=${v1},v0=${'0'.repeat(64)}` });
  };

  /** @param account the connected account it is about; absent for our own */
  const webhook = (type: string, object: object, account?: string): DoubleWebhook => {
    const body = JSON.stringify(
      {
        id: randomId('evt'),
        object: 'event',
        api_version: '2025-01-01',
        created: Math.floor(Date.now() / 1_000),
        livemode: false,
        type,
        ...(account === undefined ? {} : { account }),
        data: { object },
      },
      null,
      2,
    );
    const secret = account === undefined ? webhookSecret : connectWebhookSecret;
    return { body, headers: sign(body, secret) };
  };

  const charges = makeChargeRoutes(intents, webhook);
  const identity = makeIdentityRoutes(webhook);

  const end = (id: string, change: Partial<DoubleSession>, type: string): DoubleWebhook => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    Object.assign(session, change);
    return webhook(`checkout.session.${type}`, session);
  };
  const intent = () => randomId('pi');
  const pay = (id: string): DoubleWebhook => {
    const payment_intent = intent();
    const amount = sessions.get(id)?.amount_total ?? 0;
    const isHold = charges.payCheckout(id, payment_intent, amount);
    if (!isHold) intents.set(payment_intent, amount);
    const change = {
      status: 'complete',
      // An amount that is only held leaves the session unpaid.
      payment_status: isHold ? 'unpaid' : 'paid',
      payment_intent,
      url: null,
    } as const;
    return end(id, change, 'completed');
  };

  return {
    /** Address for `STRIPE_API_BASE`. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    /** Connected accounts by id, their transfers, and whether the platform's balance is short. */
    accounts: connect.accounts,
    transfers: connect.transfers,
    balance: connect.balance,
    /** Charges of kept cards. */
    charges,
    /** Checks of identity. */
    identity,
    /** Cents of each payment intent that was paid. */
    intents,
    calls,
    /** Failures of the next calls, one each. */
    troubles,
    /** Drops idempotency keys, as Stripe does after a day. */
    expireKeys: () => replays.clear(),
    sign,
    webhook,
    /** The payer pays by card; returns the webhook of it. */
    pay,
    /** The payer chose a payment method that takes days: completed, and not paid. */
    payLater: (id: string) =>
      end(id, { status: 'complete', payment_intent: intent(), url: null }, 'completed'),
    payLaterSucceeds: (id: string) =>
      end(id, { payment_status: 'paid' }, 'async_payment_succeeded'),
    payLaterFails: (id: string) => end(id, {}, 'async_payment_failed'),
    expire: (id: string) => end(id, { status: 'expired', url: null }, 'expired'),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;
