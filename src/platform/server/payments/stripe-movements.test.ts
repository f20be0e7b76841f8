import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeStripePayments } from './make-payments.ts';
import type { Movement, MovementPage, MovementRequest } from './movements.ts';
import { makeStripePayouts } from './stripe-payouts.ts';
import { startStripeDouble } from './testing/stripe-double.ts';

const secretKey = 'sk_test_movements';
const webhookSecret = 'whsec_movements';

let double: Awaited<ReturnType<typeof startStripeDouble>>;
let payments: ReturnType<typeof makeStripePayments>;
let payouts: ReturnType<typeof makeStripePayouts>;
beforeAll(async () => {
  double = await startStripeDouble({ secretKey, webhookSecret });
  const access = { secretKey, webhookSecret, apiBase: double.url };
  payments = makeStripePayments(access);
  payouts = makeStripePayouts({ ...access, connectWebhookSecret: webhookSecret });
});
afterAll(() => double.close());
beforeEach(() => {
  double.troubles.length = 0;
});

const hoursFromNow = (hours: number) => Temporal.Now.instant().add({ hours });
const around = () => ({ from: hoursFromNow(-1), to: hoursFromNow(1) });

async function readAll(
  list: (request: MovementRequest) => Promise<MovementPage>,
  range: Pick<MovementRequest, 'from' | 'to'> = around(),
): Promise<Movement[]> {
  const movements: Movement[] = [];
  let after: string | null = null;
  do {
    const page: MovementPage = await list({ ...range, after });
    movements.push(...page.movements);
    after = page.next;
  } while (after !== null);
  return movements;
}
const listPayments = (request: MovementRequest) => payments.list('payment', request);
const listRefunds = (request: MovementRequest) => payments.list('refund', request);

async function openCheckout(paymentId: string): Promise<string> {
  const { providerSession } = await payments.createCheckout({
    paymentId,
    amount: 12_345,
    description: 'Room',
    customerEmail: 'gina@example.org',
    successUrl: 'https://example.org/back',
    cancelUrl: 'https://example.org/back',
    expiresAt: hoursFromNow(2),
    timeZone: 'UTC',
    locale: 'en',
    keepsCard: false,
    holdsCard: false,
  });
  return providerSession;
}

test('payments that came are listed by our ids, those that did not come are not', async () => {
  double.pay(await openCheckout('paid'));
  await openCheckout('open');
  const found = await readAll(listPayments);
  expect(found).toMatchObject([{ ownId: 'paid', amount: 12_345 }]);
  expect(found[0]?.reference).toMatch(/^pi_/);
  expect(await readAll(listPayments, { from: hoursFromNow(-3), to: hoursFromNow(-2) })).toEqual([]);
});

test('refunds are listed page by page, without those that failed', async () => {
  const [payment] = await readAll(listPayments);
  const providerReference = String(payment?.reference);
  for (let count = 0; count < 120; count += 1) {
    await payments.refund({ refundId: `refund-${count}`, providerReference, amount: 1 });
  }
  const failed = double.refunds[3];
  if (failed !== undefined) failed.status = 'failed';
  double.calls.length = 0;
  const found = await readAll(listRefunds);
  expect(found).toHaveLength(119);
  expect(new Set(found.map(({ ownId }) => ownId)).size).toBe(119);
  expect(found.some(({ ownId }) => ownId === 'refund-3')).toBe(false);
  expect(double.calls).toHaveLength(2);
});

test('of transfers, what was taken back is left out; one without our id is listed as such', async () => {
  const made = {
    object: 'transfer',
    currency: 'usd',
    destination: 'acct_1',
    source_transaction: 'ch_1',
    transfer_group: null,
    created: Math.floor(Date.now() / 1_000),
  } as const;
  double.transfers.push(
    { ...made, id: 'tr_1', amount: 500, amount_reversed: 200, metadata: { transferId: 'part' } },
    { ...made, id: 'tr_2', amount: 700, amount_reversed: 0, metadata: {} },
  );
  const found = await readAll((request) => payouts.list(request));
  expect(found.map(({ at: _at, ...movement }) => movement)).toEqual([
    { reference: 'tr_2', ownId: null, amount: 700 },
    { reference: 'tr_1', ownId: 'part', amount: 300 },
  ]);
});

test('a provider that is away says so', async () => {
  double.troubles.push(500, 500, 500);
  await expect(readAll(listPayments)).rejects.toMatchObject({ code: 'timeout' });
});
