import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeStripePayments } from './make-payments.ts';
import type { CheckoutRequest, Payments } from './payments.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

const KEYS = { secretKey: 'sk_test_of_the_double', webhookSecret: 'whsec_of_the_double' };
const CHECKOUT: Omit<CheckoutRequest, 'expiresAt'> = {
  paymentId: 'a4a2a3f6-2c1b-4c55-8a54-5b2f6a1f2f11',
  amount: 90_000,
  description: 'Down the coast in two vans',
  customerEmail: 'mina@example.org',
  successUrl: 'https://wayhearth.example/trips/r1?payment=done',
  cancelUrl: 'https://wayhearth.example/trips/r1',
  timeZone: 'Europe/Lisbon',
  locale: 'de',
  keepsCard: false,
  holdsCard: true,
};

let double: StripeDouble;
let payments: Payments;
beforeEach(async () => {
  double = await startStripeDouble(KEYS);
  payments = makeStripePayments({ ...KEYS, apiBase: double.url });
});
afterEach(() => double.close());

const read = ({ body, headers }: { body: string; headers: Headers }) =>
  payments.readWebhook(body, headers);

/** A checkout whose amount is held. */
async function hold(more: Partial<CheckoutRequest> = {}) {
  const expiresAt = Temporal.Now.instant().add({ hours: 20 });
  const { providerSession } = await payments.createCheckout({ ...CHECKOUT, ...more, expiresAt });
  const completed = double.pay(providerSession);
  const reference = double.sessions.get(providerSession)?.payment_intent ?? '';
  return {
    completed,
    reference,
    held: { paymentId: CHECKOUT.paymentId, providerReference: reference },
  };
}

describe('a checkout that holds the amount', () => {
  it('is paid by its own event, and not by the completed session', async () => {
    const { completed, reference } = await hold();
    expect(double.calls[0]?.form).toMatchObject({
      payment_intent_data: { capture_method: 'manual' },
    });
    expect(await read(completed)).toBeNull();
    expect(await read(double.charges.held(reference))).toEqual({
      kind: 'paid',
      paymentId: CHECKOUT.paymentId,
      providerReference: reference,
      amount: 90_000,
      isHold: true,
    });
  });

  it('may keep the card as well', async () => {
    const { reference, held } = await hold({ keepsCard: true });
    expect(await payments.captureHold({ ...held, amount: 90_000 })).toBe('captured');
    const charged = await payments.chargeAgain({
      paymentId: '7cbb41c5-6d3f-4a51-9f0b-0a2ccf0f6a55',
      amount: 5_000,
      description: 'Second month',
      keptBy: reference,
    });
    expect(charged.outcome).toBe('paid');
  });

  it('is no movement of money before it is taken', async () => {
    const { held } = await hold();
    const day = { from: Temporal.Now.instant().subtract({ hours: 1 }), after: null };
    const list = () =>
      payments.list('payment', { ...day, to: Temporal.Now.instant().add({ hours: 1 }) });
    expect((await list()).movements).toEqual([]);
    await payments.captureHold({ ...held, amount: 60_000 });
    expect((await list()).movements).toMatchObject([{ ownId: CHECKOUT.paymentId, amount: 60_000 }]);
  });
});

describe('a capture', () => {
  it('takes the amount, and a repeat nothing more, even after the key is forgotten', async () => {
    const { reference, held } = await hold();
    for (const _ of [1, 2]) {
      expect(await payments.captureHold({ ...held, amount: 72_000 })).toBe('captured');
      double.expireKeys();
    }
    expect(double.charges.intent(reference)).toMatchObject({
      status: 'succeeded',
      amount_received: 72_000,
    });
    expect(await read(double.charges.succeeded(reference))).toBeNull();
    await expect(payments.captureHold({ ...held, amount: 1 })).rejects.toThrow('captured 72000');
  });

  it('survives an answer that is lost', async () => {
    const { held } = await hold();
    double.troubles.push('none', 'cut-after');
    expect(await payments.captureHold({ ...held, amount: 90_000 })).toBe('captured');
  });

  it.each(['ran out', 'was cancelled'])('of a hold that %s is refused', async (how) => {
    const { reference, held } = await hold();
    if (how === 'ran out') double.charges.expireHold(reference);
    else double.charges.cancel(reference);
    expect(await payments.captureHold({ ...held, amount: 90_000 })).toBe('refused');
  });

  it('while Stripe is away may be tried again', async () => {
    const { held } = await hold();
    double.troubles.push('cut', 'cut', 'cut');
    await expect(payments.captureHold({ ...held, amount: 90_000 })).rejects.toMatchObject({
      code: 'timeout',
    });
    expect(await payments.captureHold({ ...held, amount: 90_000 })).toBe('captured');
  });
});

describe('a release', () => {
  it('lets go once, and a repeat changes nothing', async () => {
    const { reference, held } = await hold();
    await payments.releaseHold(held);
    double.expireKeys();
    await payments.releaseHold(held);
    expect(double.charges.intent(reference)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    });
  });

  it('of money that was taken is an error', async () => {
    const { held } = await hold();
    await payments.captureHold({ ...held, amount: 90_000 });
    await expect(payments.releaseHold(held)).rejects.toThrow('is succeeded');
  });
});
