import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.ts';
import { makeStripePayments, stripeExpiry } from './make-payments.ts';
import type { CheckoutRequest, Payments } from './payments.ts';

import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

const KEYS = { secretKey: 'sk_test_of_the_double', webhookSecret: 'whsec_of_the_double' };

let double: StripeDouble;
let payments: Payments;
let request: CheckoutRequest;
beforeEach(async () => {
  double = await startStripeDouble(KEYS);
  payments = makeStripePayments({ ...KEYS, apiBase: double.url });
  request = {
    paymentId: 'a4a2a3f6-2c1b-4c55-8a54-5b2f6a1f2f11',
    amount: 124_050,
    description: 'Casa do Sol & Mar, 14 nights [Lisboa]',
    customerEmail: 'mina+test@example.org',
    successUrl: 'https://wayhearth.example/trips/r1?paid=1&from=stripe',
    cancelUrl: 'https://wayhearth.example/trips/r1',
    expiresAt: Temporal.Now.instant().add({ hours: 20 }),
    timeZone: 'Europe/Lisbon',
    locale: 'de',
    keepsCard: false,
    holdsCard: false,
  };
});
afterEach(() => double.close());

/** Creates a checkout where another server than Stripe answers. */
async function askAt(answer: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const apiBase = `http://127.0.0.1:${port}`;
    return await makeStripePayments({ ...KEYS, apiBase }).createCheckout(request);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a checkout', () => {
  it('is what was asked for, to the cent', async () => {
    const { url, providerSession } = await payments.createCheckout(request);
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${providerSession}`);
    const seconds = Math.floor(request.expiresAt.epochMilliseconds / 1_000);
    expect(double.sessions.get(providerSession)).toMatchObject({
      amount_total: 124_050,
      currency: 'usd',
      client_reference_id: request.paymentId,
      customer_email: request.customerEmail,
      metadata: { paymentId: request.paymentId },
      expires_at: seconds - 60,
      locale: 'de',
    });
    expect(double.calls[0]?.form).toMatchObject({
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      line_items: { 0: { price_data: { product_data: { name: request.description } } } },
      payment_intent_data: { metadata: { paymentId: request.paymentId } },
    });
    expect(double.calls[0]?.headers['idempotency-key']).toBe(request.paymentId);
  });

  it('asked for twice is one', async () => {
    const first = await payments.createCheckout(request);
    const second = await payments.createCheckout(request);
    expect(second).toEqual(first);
    expect(double.sessions.size).toBe(1);
  });

  it.each(['cut', 'cut-after', 500, 429] as const)(
    'survives trouble (%s), and is one',
    async (trouble) => {
      double.troubles.push(trouble);
      if (trouble === 429) {
        await expect(payments.createCheckout(request)).rejects.toMatchObject({ code: 'timeout' });
      }
      await payments.createCheckout(request);
      expect(double.sessions.size).toBe(1);
      expect(double.calls).toHaveLength(2);
    },
  );

  it('while Stripe is away says that it took too long', async () => {
    double.troubles.push('cut', 'cut', 'cut');
    const refused = payments.createCheckout(request);
    await expect(refused).rejects.toBeInstanceOf(Problem);
    await expect(refused).rejects.toMatchObject({ code: 'timeout' });
    expect(double.sessions.size).toBe(0);
  });

  it('that Stripe refuses is an error that no retry mends', async () => {
    await expect(payments.createCheckout({ ...request, amount: 49 })).rejects.toThrow(
      'Amount too small',
    );
    const stranger = makeStripePayments({
      ...KEYS,
      secretKey: 'sk_test_wrong',
      apiBase: double.url,
    });
    const refused = stranger.createCheckout(request);
    await expect(refused).rejects.toThrow('Invalid API Key');
    await expect(refused).rejects.not.toBeInstanceOf(Problem);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a page without encryption', 'http://checkout.example/c/pay/1'],
    ['a path', '/c/pay/1'],
    ['nothing', null],
  ])('that leads to %s is no checkout', async (_, url) => {
    const answer = JSON.stringify({ id: 'cs_1', object: 'checkout.session', url });
    const created = askAt((__, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
    await expect(created).rejects.toThrow('no https page');
  });

  it.each([
    [
      'leads elsewhere',
      (url: string): RequestListener =>
        (_, response) => {
          response.writeHead(307, { location: `${url}/inside` }).end();
        },
    ],
    [
      'has no end',
      (): RequestListener => (_, response) => {
        const flood = () => {
          while (!response.closed && response.write('a'.repeat(65_536)));
          response.once('drain', flood);
        };
        flood();
      },
    ],
  ])('whose answer %s says that Stripe is away', async (_, answer) => {
    await expect(askAt(answer(double.url))).rejects.toMatchObject({ code: 'timeout' });
    expect(double.calls).toEqual([]);
  });

  it.each([
    ['en', 'en'],
    ['pt', 'pt'],
    ['ar', 'auto'],
    ['xx', 'auto'],
  ])('in %s has its page in %s', async (locale, page) => {
    const { providerSession } = await payments.createCheckout({ ...request, locale });
    expect(double.sessions.get(providerSession)?.locale).toBe(page);
  });

  it.each([{ minutes: 5 }, { minutes: 31 }, { hours: 24 }, { hours: 72 }])(
    'that ends in %o is one that Stripe takes, also when asked for again',
    async (ahead) => {
      const asked = { ...request, expiresAt: Temporal.Now.instant().add(ahead) };
      const first = await payments.createCheckout(asked);
      expect(await payments.createCheckout(asked)).toEqual(first);
    },
  );
});

describe('the end of a checkout', () => {
  const now = Temporal.Instant.from('2026-05-03T10:10:00Z');
  it.each([
    ['2026-05-03T12:00:00Z', '2026-05-03T11:59:00Z', true],
    ['2026-05-03T10:42:00Z', '2026-05-03T10:41:00Z', true],
    ['2026-05-03T10:41:59Z', '2026-05-03T11:00:00Z', false],
    ['2026-05-03T10:00:00Z', '2026-05-03T11:00:00Z', false],
    ['2026-05-04T10:10:00Z', '2026-05-04T10:09:00Z', true],
    ['2026-05-04T10:10:01Z', '2026-05-04T10:00:00Z', false],
    ['2026-05-09T10:00:00Z', '2026-05-04T10:00:00Z', false],
  ])('requested at %s is at %s (as requested: %s)', (asked, end, isExact) => {
    expect(stripeExpiry(Temporal.Instant.from(asked), now)).toEqual({
      seconds: Temporal.Instant.from(end).epochMilliseconds / 1_000,
      isExact,
    });
  });
});

describe('a refund', () => {
  const paid = async () => {
    const { providerSession } = await payments.createCheckout(request);
    const { body, headers } = double.pay(providerSession);
    const event = await payments.readWebhook(body, headers);
    if (event?.kind !== 'paid') throw new Error('not paid');
    return event.providerReference;
  };

  it('gives back the amount, once per id', async () => {
    const providerReference = await paid();
    const half = { refundId: 'refund-1', providerReference, amount: 62_025 };
    const first = await payments.refund(half);
    expect(await payments.refund(half)).toEqual(first);
    expect(double.refunds).toMatchObject([{ id: first.providerRefund, amount: 62_025 }]);
    await payments.refund({ ...half, refundId: 'refund-2' });
    expect(double.refunds).toHaveLength(2);
  });

  it('cut off after it was made is made once', async () => {
    const providerReference = await paid();
    double.troubles.push('cut-after');
    await payments.refund({ refundId: 'refund-1', providerReference, amount: 1_000 });
    expect(double.refunds).toHaveLength(1);
  });

  it('of more than was paid is refused', async () => {
    const providerReference = await paid();
    const more = { refundId: 'refund-1', providerReference, amount: 124_051 };
    await expect(payments.refund(more)).rejects.toThrow('greater than');
  });
});

describe('a webhook', () => {
  const start = async () => (await payments.createCheckout(request)).providerSession;
  const read = (webhook: { body: string; headers: Headers }) =>
    payments.readWebhook(webhook.body, webhook.headers);

  it('of a card payment tells that it is paid', async () => {
    const id = await start();
    const event = await read(double.pay(id));
    expect(event).toEqual({
      kind: 'paid',
      paymentId: request.paymentId,
      providerReference: double.sessions.get(id)?.payment_intent,
      amount: 124_050,
    });
  });

  it('of a slow way of paying tells it when the money is there, or is not', async () => {
    const id = await start();
    expect(await read(double.payLater(id))).toBeNull();
    expect(await read(double.payLaterFails(id))).toEqual({
      kind: 'failed',
      paymentId: request.paymentId,
    });
    expect(await read(double.payLaterSucceeds(id))).toMatchObject({
      kind: 'paid',
      amount: 124_050,
    });
  });

  it('of a checkout that ran out tells that', async () => {
    expect(await read(double.expire(await start()))).toEqual({
      kind: 'expired',
      paymentId: request.paymentId,
    });
  });

  it('about other things is none of ours', async () => {
    expect(await read(double.webhook('customer.created', { id: 'cus_1' }))).toBeNull();
    const id = await start();
    const { body } = double.pay(id);
    const foreign = body.replace(
      `"client_reference_id": "${request.paymentId}"`,
      '"client_reference_id": null',
    );
    expect(foreign).not.toBe(body);
    expect(await read({ body: foreign, headers: double.sign(foreign) })).toBeNull();
    const euros = body.replace('"currency": "usd"', '"currency": "eur"');
    expect(euros).not.toBe(body);
    expect(await read({ body: euros, headers: double.sign(euros) })).toBeNull();
  });

  it('that is not signed by Stripe is refused', async () => {
    const { body, headers } = double.pay(await start());
    const forged: [string, Headers][] = [
      [body, new Headers()],
      [body, new Headers({ 'stripe-signature': 'nonsense' })],
      [body, double.sign(body, 'whsec_of_somebody_else')],
      [body.replace('124050', '1'), headers],
      [body, double.sign(body, KEYS.webhookSecret, Date.now() - 10 * 60_000)],
      [`${body} `, headers],
    ];
    for (const [text, signature] of forged) {
      await expect(payments.readWebhook(text, signature)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });
});
