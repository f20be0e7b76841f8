import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { stayBooking } from '#features/stays/index.server.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { recordPayment } from './money/record-payment.ts';
import {
  addClass,
  classKind,
  SEAT_FEE,
  SEAT_PRICE,
  SEATS,
  seatsTaken,
} from './testing/class-kind.ts';
import { makeStage, NOW } from './testing/stage.ts';
import { inOwnTransaction } from './unit-of-work.ts';

const KINDS = [stayBooking, classKind()];
const stage = await makeStage({ bookables: KINDS });
const { app } = stage;
const { services } = app;
const { main } = services.database;
afterAll(() => app.close());

const DAY = { startDate: '2026-03-20', endDate: '2026-03-21' };
const TOTAL = 2 * SEAT_PRICE + SEAT_FEE;
/** When the hold of a booking at `NOW` ends. */
const HOLD_ENDS = '2026-03-02T09:35:00Z';

let evening = '';
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
  evening = await addClass(main, stage.host.id, ['2026-03-20', '2026-03-27']);
});

const book = (guests = 2, as = stage.guest) =>
  stage.book({ listingId: evening, ...DAY, guests }, as);
const taken = async () => (await seatsTaken(main, evening))[0];
/** The provider's event for the open payment of a reservation. */
async function makePaidWebhook(reservationId: string) {
  await stage.startPayment(reservationId);
  const [payment] = await queryRows<{ id: string; amount: number }>(
    main,
    sql`select id, amount from payment where reservation_id = ${reservationId}
      order by created_at desc limit 1`,
  );
  if (payment === undefined) throw new Error('there is a payment');
  const event = {
    kind: 'paid' as const,
    paymentId: payment.id,
    amount: payment.amount,
    providerReference: `paid-${payment.id}`,
  };
  return () => inOwnTransaction(services, (work) => recordPayment(work, event));
}
const expire = () => stage.runJob('reservations.expire-requests');
const listMailTemplates = async (id: string) =>
  (await stage.mails())
    .filter(({ text }) => text.includes(id))
    .map(({ template }) => template.replace('reservations.', ''))
    .toSorted();

test('money that comes after the hold claims the seats once more', async () => {
  const { id } = (await book()).body;
  const arrive = await makePaidWebhook(id);
  app.clock.set(HOLD_ENDS);
  await expire();
  expect(await taken()).toBe(0);
  app.clock.advance({ minutes: 5 });
  await arrive();
  expect(await stage.row(id)).toMatchObject({ status: 'approved', paid: TOTAL, refunded: 0 });
  expect(await taken()).toBe(2);
  expect(await listMailTemplates(id)).toEqual(['booked', 'confirmed', 'hold-ended', 'paid']);
  const page = (await stage.page(stage.guest, id)).body;
  expect(page.events.map(({ action }) => action)).toEqual(['request', 'expire', 'confirm']);
  expect(page).toMatchObject({ due: 0, payBy: null });
  expect((await stage.page(stage.host, id)).body.checkInCode).not.toBeNull();
  expect((await stage.cancel(stage.guest, id)).body.refund).toBe(2 * SEAT_PRICE);
  expect(await taken()).toBe(0);
});

test('the same webhook twice counts once, before and after the hold', async () => {
  const { id } = (await book()).body;
  const arrive = await makePaidWebhook(id);
  app.clock.set(HOLD_ENDS);
  await expire();
  await Promise.all([arrive(), arrive(), arrive()]);
  await arrive();
  expect(await stage.row(id)).toMatchObject({ status: 'approved', paid: TOTAL, refunded: 0 });
  expect(await taken()).toBe(2);
});

test('it goes back, and says so, where others have the seats by now', async () => {
  const { id } = (await book()).body;
  const arrive = await makePaidWebhook(id);
  app.clock.set(HOLD_ENDS);
  await expire();
  await book(SEATS - 1, await stage.newGuest());
  await arrive();
  expect(await stage.row(id)).toMatchObject({ status: 'expired', paid: TOTAL, refunded: TOTAL });
  expect(await taken()).toBe(SEATS - 1);
  expect(await listMailTemplates(id)).toEqual(['hold-ended', 'paid-too-late']);
  const notices = await app.request<{ items: { reservationId: string; kind: string }[] }>(
    'GET',
    '/api/notices',
    { as: stage.guest },
  );
  expect(notices.body.items.map(({ kind }) => kind)).toContain('paid-too-late');
});

test('it goes back where its guest has booked the same anew', async () => {
  const { id } = (await book()).body;
  const arrive = await makePaidWebhook(id);
  app.clock.set(HOLD_ENDS);
  await expire();
  app.clock.advance({ minutes: 1 });
  const again = (await book(1)).body;
  await stage.pay(again.id);
  await arrive();
  expect(await stage.row(id)).toMatchObject({ status: 'expired', refunded: TOTAL });
  expect(await taken()).toBe(1);
});

test.each([
  ['the session has begun', () => app.clock.set('2026-03-20T09:00:00Z')],
  [
    'the session is cancelled',
    () =>
      main.execute(sql`
        update listing_session set status = 'cancelled' where listing_id = ${evening}`),
  ],
  [
    'the listing is gone',
    () => main.execute(sql`update listing set deleted_at = now() where id = ${evening}`),
  ],
])('it goes back where %s', async (_, happen) => {
  const { id } = (await book()).body;
  const arrive = await makePaidWebhook(id);
  app.clock.set(HOLD_ENDS);
  await expire();
  await happen();
  await arrive();
  expect(await stage.row(id)).toMatchObject({ status: 'expired', refunded: TOTAL });
  expect(await taken()).toBe(0);
});

test('a guest who cancelled gets late money back', async () => {
  const { id } = (await book()).body;
  const arrive = await makePaidWebhook(id);
  await stage.cancel(stage.guest, id);
  await arrive();
  expect(await stage.row(id)).toMatchObject({ status: 'cancelled', refunded: TOTAL });
  expect(await taken()).toBe(0);
});

test.each(['before', 'after', 'together with'] as const)(
  'paid in the second in which the hold ends, %s its end, is booked',
  async (order) => {
    const { id } = (await book()).body;
    const arrive = await makePaidWebhook(id);
    app.clock.set(HOLD_ENDS);
    if (order === 'together with') await Promise.all([expire(), arrive()]);
    else if (order === 'before') await arrive().then(expire);
    else await expire().then(arrive);
    expect(await stage.row(id)).toMatchObject({ status: 'approved', paid: TOTAL, refunded: 0 });
    expect(await taken()).toBe(2);
  },
);

test('what is let by the night and was given up is not brought back by its money', async () => {
  const id = await stage.reach('approved', { listingId: await stage.addStay() });
  const arrive = await makePaidWebhook(id);
  app.clock.advance({ hours: 25 });
  await stage.runJob('reservations.cancel-unpaid');
  await arrive();
  const { status, paid, refunded } = await stage.row(id);
  expect([status, refunded]).toEqual(['cancelled', paid]);
});
