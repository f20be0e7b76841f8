import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeStripePayments } from './make-payments.ts';
import type { ChargeRequest, CheckoutRequest, Payments } from './payments.ts';
import { chargeKeptCard } from './stripe-charges.ts';
import { makeStripeClient } from './stripe-client.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

const KEYS = { secretKey: 'sk_test_of_the_double', webhookSecret: 'whsec_of_the_double' };
const CHECKOUT: Omit<CheckoutRequest, 'expiresAt'> = {
  paymentId: 'a4a2a3f6-2c1b-4c55-8a54-5b2f6a1f2f11',
  amount: 200_600,
  description: 'Casa do Sol, 60 nights',
  customerEmail: 'mina@example.org',
  successUrl: 'https://wayhearth.example/trips/r1?payment=done',
  cancelUrl: 'https://wayhearth.example/trips/r1?payment=left',
  timeZone: 'Europe/Lisbon',
  locale: 'en',
  keepsCard: true,
  holdsCard: false,
};

let double: StripeDouble;
let payments: Payments;
beforeEach(async () => {
  double = await startStripeDouble(KEYS);
  payments = makeStripePayments({ ...KEYS, apiBase: double.url });
});
afterEach(() => double.close());

/** Pays a checkout; returns the reference of its payment. */
async function payCheckout(keepsCard = true): Promise<string> {
  const expiresAt = Temporal.Now.instant().add({ hours: 20 });
  const { providerSession } = await payments.createCheckout({ ...CHECKOUT, expiresAt, keepsCard });
  const { body, headers } = double.pay(providerSession);
  const event = await payments.readWebhook(body, headers);
  if (event?.kind !== 'paid') throw new Error('not paid');
  return event.providerReference;
}

const second = (keptBy: string): ChargeRequest => ({
  paymentId: '0d7d2a4e-7c0f-4b0e-9b57-1f6f0f0f2b22',
  amount: 166_600,
  description: 'Casa do Sol, nights 31 to 60',
  keptBy,
});

const posted = () =>
  double.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/payment_intents');

describe('a checkout', () => {
  it('that keeps the card says so, and takes cards alone', async () => {
    await payCheckout();
    expect(double.calls[0]?.form).toMatchObject({
      customer_creation: 'always',
      allowed_payment_method_types: { 0: 'card' },
      payment_intent_data: {
        setup_future_usage: 'off_session',
        metadata: { paymentId: CHECKOUT.paymentId },
      },
    });
  });

  it('that keeps none asks for nothing of it', async () => {
    await payCheckout(false);
    const { form } = double.calls[0] ?? {};
    expect(Object.keys(form ?? {})).not.toContain('customer_creation');
    expect(Object.keys(form ?? {})).not.toContain('allowed_payment_method_types');
    expect(form?.payment_intent_data).toEqual({ metadata: { paymentId: CHECKOUT.paymentId } });
  });
});

describe('a charge', () => {
  it('takes the amount from the kept card', async () => {
    const keptBy = await payCheckout();
    const result = await payments.chargeAgain(second(keptBy));
    const [made, ...more] = double.charges.made();
    expect(more).toEqual([]);
    expect(result).toEqual({ outcome: 'paid', providerReference: made?.id });
    expect(made).toMatchObject({
      status: 'succeeded',
      amount_received: 166_600,
      currency: 'usd',
      description: 'Casa do Sol, nights 31 to 60',
      metadata: { paymentId: second(keptBy).paymentId, keptBy },
    });
    expect(posted()[0]?.headers['idempotency-key']).toBe(`charge:${second(keptBy).paymentId}`);
  });

  it('asked for twice, or three times at once, is one', async () => {
    const request = second(await payCheckout());
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => payments.chargeAgain(request)),
    );
    expect(others).toEqual([first, first]);
    expect(await payments.chargeAgain(request)).toEqual(first);
    expect(double.charges.made()).toHaveLength(1);
  });

  it('of another payment is another charge of the same card', async () => {
    const request = second(await payCheckout());
    await payments.chargeAgain(request);
    await payments.chargeAgain({ ...request, paymentId: 'third' });
    expect(double.charges.made()).toHaveLength(2);
  });

  it.each([
    ['card_declined', 'declined'],
    ['expired_card', 'declined'],
    ['authentication_required', 'needs-payer'],
    ['asks_for_payer', 'needs-payer'],
    ['requires_action', 'needs-payer'],
    ['detached', 'declined'],
  ] as const)(
    'of a card that answers %s is %s, however often it is tried',
    async (card, outcome) => {
      const keptBy = await payCheckout();
      double.charges.setCard(keptBy, card);
      expect(await payments.chargeAgain(second(keptBy))).toEqual({ outcome });
      expect(await payments.chargeAgain(second(keptBy))).toEqual({ outcome });
      double.expireKeys();
      expect(await payments.chargeAgain(second(keptBy))).toEqual({ outcome });
      expect(double.charges.made().length).toBeLessThanOrEqual(1);
    },
  );

  it('that was declined is not tried again by itself: another payment is another try', async () => {
    const keptBy = await payCheckout();
    double.charges.setCard(keptBy, 'card_declined');
    await payments.chargeAgain(second(keptBy));
    double.charges.setCard(keptBy, 'succeeds');
    expect(await payments.chargeAgain(second(keptBy))).toEqual({ outcome: 'declined' });
    const again = await payments.chargeAgain({ ...second(keptBy), paymentId: 'another try' });
    expect(again).toMatchObject({ outcome: 'paid' });
  });

  it.each([
    ['whose checkout kept none', () => payCheckout(false)],
    ['of a payment in the sandbox', async () => 'sandbox_of_yesterday'],
  ])('of a card %s is declined', async (_, keptBy) => {
    expect(await payments.chargeAgain(second(await keptBy()))).toEqual({ outcome: 'declined' });
    expect(posted()).toEqual([]);
  });

  it('that was cancelled at Stripe is declined', async () => {
    const keptBy = await payCheckout();
    double.charges.setCard(keptBy, 'requires_action');
    await payments.chargeAgain(second(keptBy));
    double.charges.cancel(double.charges.made()[0]?.id ?? '');
    expect(await payments.chargeAgain(second(keptBy))).toEqual({ outcome: 'declined' });
  });

  it('of another amount than its earlier try is an error', async () => {
    const request = second(await payCheckout());
    await payments.chargeAgain(request);
    const other = payments.chargeAgain({ ...request, amount: 166_601 });
    await expect(other).rejects.toThrow('was charged 166600');
    expect(double.charges.made()).toHaveLength(1);
  });

  it('that Stripe refuses is an error that no retry mends', async () => {
    const refused = payments.chargeAgain({ ...second(await payCheckout()), amount: 49 });
    await expect(refused).rejects.toThrow('Amount too small');
    await expect(refused).rejects.not.toMatchObject({ code: 'timeout' });
  });

  it('finds its earlier try among more than a page of others', async () => {
    const keptBy = await payCheckout();
    const first = await payments.chargeAgain(second(keptBy));
    for (let n = 0; n < 101; n += 1) {
      await payments.chargeAgain({ ...second(keptBy), paymentId: `later ${n}`, amount: 50 });
    }
    double.expireKeys();
    expect(await payments.chargeAgain(second(keptBy))).toEqual(first);
    expect(double.charges.made()).toHaveLength(102);
  });

  it('is refunded like any payment, none beyond its own', async () => {
    const result = await payments.chargeAgain(second(await payCheckout()));
    if (result.outcome !== 'paid') throw new Error(result.outcome);
    const { providerReference } = result;
    await payments.refund({ refundId: 'refund-1', providerReference, amount: 166_600 });
    const more = payments.refund({ refundId: 'refund-2', providerReference, amount: 1 });
    await expect(more).rejects.toThrow('greater than');
  });
});

describe('a charge in trouble', () => {
  /** The charge is the third call: the card and earlier tries are looked for before. */
  const during = (...troubles: StripeDouble['troubles']) => {
    double.troubles.push('none', 'none', ...troubles);
  };

  it.each(['cut', 'cut-after', 'garbled', 500] as const)(
    'of one call (%s) is made once',
    async (trouble) => {
      const request = second(await payCheckout());
      during(trouble);
      // An answer that can't be read isn't asked for again by itself.
      const result = await payments.chargeAgain(request).catch(() => payments.chargeAgain(request));
      expect(result).toMatchObject({ outcome: 'paid' });
      expect(double.charges.made()).toHaveLength(1);
    },
  );

  it('that was made though every answer was cut off is found, also after days', async () => {
    const request = second(await payCheckout());
    during('cut-after', 'cut-after', 'cut-after');
    await expect(payments.chargeAgain(request)).rejects.toMatchObject({ code: 'timeout' });
    expect(double.charges.made()).toHaveLength(1);
    double.expireKeys();
    expect(await payments.chargeAgain(request)).toEqual({
      outcome: 'paid',
      providerReference: double.charges.made()[0]?.id,
    });
    expect(double.charges.made()).toHaveLength(1);
  });

  it('whose decline was cut off is still declined', async () => {
    const keptBy = await payCheckout();
    double.charges.setCard(keptBy, 'card_declined');
    during('cut-after', 'cut-after', 'cut-after');
    await expect(payments.chargeAgain(second(keptBy))).rejects.toMatchObject({ code: 'timeout' });
    double.charges.setCard(keptBy, 'succeeds');
    double.expireKeys();
    expect(await payments.chargeAgain(second(keptBy))).toEqual({ outcome: 'declined' });
    expect(double.charges.made()).toHaveLength(1);
  });

  it('that takes too long is given up, and found by the next try', async () => {
    const request = second(await payCheckout());
    during('slow', 'slow', 'slow');
    const impatient = makeStripeClient({
      secretKey: KEYS.secretKey,
      apiBase: double.url,
      callMs: 200,
    });
    await expect(chargeKeptCard(impatient, request)).rejects.toThrow();
    expect(await payments.chargeAgain(request)).toMatchObject({ outcome: 'paid' });
    expect(double.charges.made()).toHaveLength(1);
  });

  it('while Stripe is away says that it took too long, and charges nothing', async () => {
    const request = second(await payCheckout());
    for (const troubles of [
      ['cut', 'cut', 'cut'],
      ['none', 429],
      ['none', 'none', 429],
    ] as const) {
      double.troubles.push(...troubles);
      await expect(payments.chargeAgain(request)).rejects.toMatchObject({ code: 'timeout' });
    }
    expect(double.charges.made()).toEqual([]);
    expect(await payments.chargeAgain(request)).toMatchObject({ outcome: 'paid' });
  });

  it.each([
    [true, { outcome: 'paid' }],
    [false, { outcome: 'declined' }],
  ])(
    'that is processing is no answer until the bank has decided (%s)',
    async (hasSucceeded, end) => {
      const keptBy = await payCheckout();
      double.charges.setCard(keptBy, 'processing');
      const request = second(keptBy);
      await expect(payments.chargeAgain(request)).rejects.toMatchObject({ code: 'timeout' });
      await expect(payments.chargeAgain(request)).rejects.toMatchObject({ code: 'timeout' });
      // Stripe still repeats for the key what it answered first.
      double.charges.settle(double.charges.made()[0]?.id ?? '', hasSucceeded);
      expect(await payments.chargeAgain(request)).toMatchObject(end);
      expect(double.charges.made()).toHaveLength(1);
    },
  );
});

describe('a webhook', () => {
  const read = ({ body, headers }: { body: string; headers: Headers }) =>
    payments.readWebhook(body, headers);

  it('of a charge tells what the charge itself told, however often and late it comes', async () => {
    const request = second(await payCheckout());
    const result = await payments.chargeAgain(request);
    if (result.outcome !== 'paid') throw new Error(result.outcome);
    const { providerReference } = result;
    const paid = { kind: 'paid', paymentId: request.paymentId, providerReference, amount: 166_600 };
    const event = double.charges.succeeded(providerReference);
    expect(await read(event)).toEqual(paid);
    expect(await read(event)).toEqual(paid);
  });

  it('of a charge that was processing tells that it is paid, and nothing when it failed', async () => {
    const keptBy = await payCheckout();
    double.charges.setCard(keptBy, 'processing');
    const settle = async (paymentId: string, hasSucceeded: boolean) => {
      const slow = payments.chargeAgain({ ...second(keptBy), paymentId });
      await expect(slow).rejects.toMatchObject({ code: 'timeout' });
      return read(double.charges.settle(double.charges.made().at(-1)?.id ?? '', hasSucceeded));
    };
    expect(await settle('fails', false)).toBeNull();
    expect(await settle('succeeds', true)).toMatchObject({
      kind: 'paid',
      paymentId: 'succeeds',
      amount: 166_600,
    });
  });

  it.each([true, false])(
    "of a checkout's own payment intent is none: its session tells it (keeps the card: %s)",
    async (keepsCard) => {
      expect(await read(double.charges.succeeded(await payCheckout(keepsCard)))).toBeNull();
    },
  );

  it('of a foreign payment intent, or of other money, is none of ours', async () => {
    const intent = {
      id: 'pi_1',
      object: 'payment_intent',
      status: 'succeeded',
      amount: 166_600,
      amount_received: 166_600,
      currency: 'usd',
      metadata: {},
    };
    expect(await read(double.webhook('payment_intent.succeeded', intent))).toBeNull();
    const euros = { ...intent, currency: 'eur', metadata: { paymentId: 'p', keptBy: 'pi_0' } };
    expect(await read(double.webhook('payment_intent.succeeded', euros))).toBeNull();
  });

  it('of a charge that is not signed by Stripe is refused', async () => {
    const result = await payments.chargeAgain(second(await payCheckout()));
    if (result.outcome !== 'paid') throw new Error(result.outcome);
    const { body, headers } = double.charges.succeeded(result.providerReference);
    const forged = read({ body: body.replaceAll('166600', '1'), headers });
    await expect(forged).rejects.toMatchObject({ code: 'forbidden' });
  });
});
