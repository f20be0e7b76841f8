import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { stayBooking } from '#features/stays/index.server.ts';
import type { BookableKind } from '#market/booking/index.server.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { openPayment } from './money/checkout.ts';
import { patchPayment } from './store/payments.ts';
import { addClass, classKind } from './testing/class-kind.ts';
import { makeStage, NOW } from './testing/stage.ts';
import { inOwnTransaction } from './unit-of-work.ts';

/** Cents that a host of a class owes before it is shown. */
const OWED = 3_334;
type HostPayment = Parameters<NonNullable<BookableKind['takeHostPayment']>>[1];
const taken: HostPayment[] = [];
const stage = await makeStage({
  bookables: [
    stayBooking,
    {
      ...classKind(),
      takeHostPayment: async (_db, payment) => {
        if (taken.length > 0) return null;
        taken.push(payment);
        return { payeeId: stage.host.id };
      },
    },
  ],
});
const { app } = stage;
const { services } = app;
const { main } = services.database;
afterAll(() => app.close());

let listingId = '';
beforeEach(async () => {
  app.clock.set(NOW);
  taken.length = 0;
  listingId = await addClass(main, stage.host.id, ['2026-03-20']);
});

async function startCheckout(): Promise<{ id: string; url: string }> {
  const payment = await inOwnTransaction(services, (work) =>
    openPayment(work, { listingId }, OWED, null),
  );
  const page = services.config.http.publicUrl;
  const checkout = await services.payments.createCheckout({
    paymentId: payment.id,
    amount: payment.amount,
    description: 'Evening class',
    customerEmail: stage.host.email,
    successUrl: page,
    cancelUrl: page,
    expiresAt: payment.expiresAt,
    timeZone: 'Asia/Tokyo',
    locale: 'en',
    keepsCard: false,
    holdsCard: false,
  });
  await patchPayment(main, payment.id, checkout);
  return { id: payment.id, url: checkout.url };
}

const refunds = (paymentId: string) =>
  queryRows<{ amount: number; status: string }>(
    main,
    sql`select amount, status from refund where payment_id = ${paymentId}`,
  );

test('what a host pays for a listing reaches its kind once', async () => {
  const { id, url } = await startCheckout();
  await stage.settle(url);
  await stage.settle(url);
  expect(taken).toEqual([{ listingId, amount: OWED, now: services.now() }]);
  expect(await refunds(id)).toEqual([]);
});

test('what was not owed goes straight back', async () => {
  await stage.settle((await startCheckout()).url);
  app.clock.advance({ minutes: 1 });
  const { id, url } = await startCheckout();
  await stage.settle(url);
  expect(taken).toHaveLength(1);
  expect(await refunds(id)).toMatchObject([{ amount: OWED }]);
});

test('for a removed listing it goes back too', async () => {
  const { id, url } = await startCheckout();
  await main.execute(sql`update listing set deleted_at = now() where id = ${listingId}`);
  await stage.settle(url);
  expect(taken).toEqual([]);
  expect(await refunds(id)).toMatchObject([{ amount: OWED }]);
});
