import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_DATE_CHANGES } from '#domain/request-limits.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
let listingId: string;
beforeEach(async () => {
  await stage.renewGuest();
  stage.app.clock.set(NOW);
  listingId = await stage.addStay({ minNights: 2 });
});
afterAll(() => stage.app.close());

/** 20 to 25 March costs this; each night more or less changes it by `NIGHT`. */
const TOTAL = 65_240;
/** $100, 6% service, 8% taxes, 10% deposit. */
const NIGHT = 12_400;

const update = (startDate: string, endDate: string) => ({ status: 'Update', startDate, endDate });
/** Nights of 18 to 28 March. */
const held = () => stage.taken('2026-03-18', '2026-03-28', listingId);
const OLD = [0, 0, 1, 1, 1, 1, 1, 0, 0, 0];
const FREE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

describe('new dates of a request that waits', () => {
  test('apply at once, with price, policy and nights', async () => {
    const id = await stage.reach('pending', { listingId });
    const { body } = await stage.act(stage.guest, id, update('2026-03-23', '2026-03-26'));
    expect(body).toMatchObject({
      status: 'pending',
      startDate: '2026-03-23',
      endDate: '2026-03-26',
      nights: 3,
      total: TOTAL - 2 * NIGHT,
      changeWaiting: false,
    });
    expect(await held()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 0, 0]);
    const { refunds, events } = (await stage.page(stage.guest, id)).body;
    expect(refunds[0]?.until).toBe('2026-03-23T00:00:00+09:00');
    expect(events.at(-1)).toMatchObject({
      action: 'update-dates',
      details: { oldStartDate: '2026-03-20', startDate: '2026-03-23', oldTotal: TOTAL },
    });
  });

  test('shorten the time to answer when the stay begins sooner', async () => {
    const id = await stage.reach('pending', { listingId });
    const { body } = await stage.act(stage.guest, id, update('2026-03-04', '2026-03-08'));
    expect(body.answerBy).toBe('2026-03-04T00:00:00+09:00');
  });

  test.each([
    ['date-past', '2026-03-01', '2026-03-05'],
    ['too-few-nights', '2026-03-20', '2026-03-21'],
    ['nights-taken', '2026-03-25', '2026-03-28'],
  ])('are refused with %s and change nothing', async (code, startDate, endDate) => {
    const other = { listingId, startDate: '2026-03-26', endDate: '2026-03-28' };
    await stage.book(other, stage.stranger);
    const id = await stage.reach('pending', { listingId });
    const before = await held();
    const answer = await stage.act(stage.guest, id, update(startDate, endDate));
    expect(answer.body.code).toBe(code);
    expect(await held()).toEqual(before);
    expect(await stage.row(id)).toMatchObject({ total: TOTAL });
  });

  test('are refused when they are the old ones, and tell the host nothing', async () => {
    const id = await stage.reach('pending', { listingId });
    const { status, body } = await stage.act(stage.guest, id, update('2026-03-20', '2026-03-25'));
    expect([status, body.code]).toEqual([409, 'dates-unchanged']);
    expect((await stage.page(stage.guest, id)).body.events).toHaveLength(1);
  });

  test('apply ten times an hour and not once more, also when all are sent at once', async () => {
    const id = await stage.reach('pending', { listingId });
    const moves = Array.from({ length: 14 }, (_, nth) =>
      update('2026-03-20', `2026-04-${String(nth + 1).padStart(2, '0')}`),
    );
    const answers = await Promise.all(moves.map((move) => stage.act(stage.guest, id, move)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_DATE_CHANGES);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('too-many-date-changes'));
    expect(refused[0]?.headers.get('retry-after')).toBe('3600');
    stage.app.clock.set('2026-03-02T10:00:00Z');
    const others = update('2026-03-20', '2026-04-20');
    expect((await stage.act(stage.guest, id, others)).status).toBe(200);
  });

  test('are refused like a new request where the home has fewer rooms by now', async () => {
    const { main } = stage.app.services.database;
    const house = await insertStay(main, stage.host.id, { capacity: 1, roomCount: 3 });
    const id = await stage.reach('pending', { listingId: house, rooms: 3 });
    await main.execute(sql`update stay set room_count = 2 where listing_id = ${house}`);
    const { status, body } = await stage.act(stage.guest, id, update('2026-03-23', '2026-03-27'));
    expect([status, body]).toMatchObject([400, { fields: { rooms: expect.any(String) } }]);
    expect(await stage.row(id)).toMatchObject({ start_date: '2026-03-20' });
  });
});

describe('other dates of a stay that is approved', () => {
  test('wait for the host while old and new nights are both held', async () => {
    const id = await stage.reach('paid', { listingId });
    const { body } = await stage.act(stage.guest, id, update('2026-03-23', '2026-03-27'));
    expect(body).toMatchObject({ startDate: '2026-03-20', total: TOTAL, changeWaiting: true });
    expect(await held()).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 0]);
    const { body: page } = await stage.page(stage.host, id);
    expect(page.change).toMatchObject({ startDate: '2026-03-23', difference: -NIGHT });
    expect(page.may.answerChange).toBe(true);
    expect((await stage.page(stage.guest, id)).body.may.answerChange).toBe(false);
  });

  test('wait one at a time', async () => {
    const id = await stage.reach('approved', { listingId });
    await stage.act(stage.guest, id, update('2026-03-23', '2026-03-27'));
    const second = await stage.act(stage.guest, id, update('2026-03-24', '2026-03-28'));
    expect([second.status, second.body.code]).toEqual([409, 'change-pending']);
  });

  test('are refused when somebody else has the nights', async () => {
    const other = { listingId, startDate: '2026-03-26', endDate: '2026-03-28' };
    await stage.book(other, stage.stranger);
    const id = await stage.reach('approved', { listingId });
    const answer = await stage.act(stage.guest, id, update('2026-03-23', '2026-03-27'));
    expect(answer.body.code).toBe('nights-taken');
    expect((await stage.page(stage.host, id)).body.change).toBeNull();
  });

  test('cost less: the difference goes back', async () => {
    const id = await stage.reach('paid', { listingId });
    await stage.act(stage.guest, id, update('2026-03-18', '2026-03-21'));
    const accepted = await stage.act(stage.host, id, { status: 'accept-change' });
    expect(accepted.body).toMatchObject({
      startDate: '2026-03-18',
      total: TOTAL - 2 * NIGHT,
      due: 0,
      changeWaiting: false,
    });
    expect(await held()).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(await stage.refunds(id)).toEqual([{ amount: 2 * NIGHT, status: 'queued' }]);
    const { body } = await stage.page(stage.guest, id);
    expect(body).toMatchObject({ refunded: 2 * NIGHT, may: { pay: false } });
    // Cancelling now refunds the rest, no more.
    expect((await stage.cancel(stage.guest, id)).body.refund).toBe(TOTAL - 2 * NIGHT);
  });

  test('cost more: check-in and arrival details wait until the difference is paid', async () => {
    const id = await stage.reach('paid', { listingId });
    await stage.act(stage.guest, id, update('2026-03-20', '2026-03-27'));
    const accepted = await stage.act(stage.host, id, { status: 'accept-change' });
    expect(accepted.body).toMatchObject({ total: TOTAL + 2 * NIGHT, due: 2 * NIGHT });

    stage.app.clock.set('2026-03-20T03:00:00Z');
    const { body: unpaid } = await stage.page(stage.guest, id);
    expect(unpaid).toMatchObject({ arrival: null, may: { pay: true, checkIn: false } });
    const { checkInCode } = (await stage.page(stage.host, id)).body;
    const refused = await stage.act(stage.guest, id, { code: checkInCode });
    expect([refused.status, refused.body.code]).toEqual([402, 'payment-required']);

    const checkout = await stage.startPayment(id);
    expect(checkout.body.amount).toBe(2 * NIGHT);
    await stage.settle(checkout.body.url);
    expect((await stage.page(stage.guest, id)).body).toMatchObject({
      paid: TOTAL + 2 * NIGHT,
      due: 0,
      arrival: { wifiName: 'HiddenNet' },
    });
    // A receipt of the difference and the previous payment add up to the total.
    const receipt = (await stage.mails(stage.guest)).findLast(
      ({ template, text }) => template === 'reservations.paid' && text.includes(id),
    );
    expect(receipt?.text).toMatch(/Zuvor bezahlt: 652,40\s\$/);
    expect(receipt?.text).toMatch(/Jetzt bezahlt: 248,00\s\$/);
    expect(receipt?.text).toMatch(/Gesamt: 900,40\s\$/);
    const entered = await stage.act(stage.guest, id, { code: checkInCode });
    expect(entered.body.status).toBe('checked-in');
  });

  test('that cost more are not cancelled by the deadline of the first payment', async () => {
    const id = await stage.reach('paid', { listingId });
    await stage.act(stage.guest, id, update('2026-03-20', '2026-03-27'));
    await stage.act(stage.host, id, { status: 'accept-change' });
    stage.app.clock.set('2026-03-10T00:00:00Z');
    await stage.runJob('reservations.cancel-unpaid');
    expect((await stage.row(id)).status).toBe('approved');
  });

  test('keep the policy of the booking and its day', async () => {
    const strict = await stage.addStay({ cancellationPolicy: 'strict' });
    const id = await stage.reach('paid', { listingId: strict });
    stage.app.clock.set('2026-03-08T09:00:00Z');
    await stage.act(stage.guest, id, update('2026-03-21', '2026-03-26'));
    await stage.act(stage.host, id, { status: 'accept-change' });
    const { refunds } = (await stage.page(stage.guest, id)).body;
    expect(refunds[0]).toMatchObject({ until: '2026-03-09T18:00:00+09:00', percent: 50 });
  });

  test('declined: the agreed dates stay and the others are free', async () => {
    const id = await stage.reach('paid', { listingId });
    await stage.act(stage.guest, id, update('2026-03-23', '2026-03-28'));
    const declined = await stage.act(stage.host, id, { status: 'decline-change' });
    expect(declined.body).toMatchObject({ startDate: '2026-03-20', changeWaiting: false });
    expect(await held()).toEqual(OLD);
    const again = await stage.act(stage.guest, id, update('2026-03-18', '2026-03-22'));
    expect(again.status).toBe(200);
  });

  test('that begin before the host answers can only be declined', async () => {
    const id = await stage.reach('paid', { listingId });
    await stage.act(stage.guest, id, update('2026-03-18', '2026-03-22'));
    stage.app.clock.set('2026-03-18T15:00:00Z');
    const late = await stage.act(stage.host, id, { status: 'accept-change' });
    expect(late.body.code).toBe('date-past');
    expect((await stage.act(stage.host, id, { status: 'decline-change' })).status).toBe(200);
    expect(await held()).toEqual(OLD);
  });

  test('are withdrawn with a cancellation, and every night is free', async () => {
    const id = await stage.reach('paid', { listingId });
    await stage.act(stage.guest, id, update('2026-03-18', '2026-03-28'));
    await stage.cancel(stage.guest, id);
    expect(await held()).toEqual(FREE);
  });

  test('are withdrawn by checking in', async () => {
    const id = await stage.reach('paid', { listingId });
    await stage.act(stage.guest, id, update('2026-03-22', '2026-03-28'));
    stage.app.clock.set('2026-03-20T03:00:00Z');
    const { checkInCode } = (await stage.page(stage.host, id)).body;
    await stage.act(stage.guest, id, { code: checkInCode });
    expect(await held()).toEqual(OLD);
    expect((await stage.page(stage.host, id)).body.change).toBeNull();
  });

  test('before the payment change what has to be paid', async () => {
    const id = await stage.reach('approved', { listingId });
    const first = await stage.startPayment(id);
    await stage.act(stage.guest, id, update('2026-03-20', '2026-03-26'));
    await stage.act(stage.host, id, { status: 'accept-change' });
    expect((await stage.startPayment(id, { totalPrice: TOTAL / 100 })).body.code).toBe(
      'price-mismatch',
    );
    // The page of the old amount was still open in another window.
    await stage.settle(first.body.url);
    expect((await stage.page(stage.guest, id)).body).toMatchObject({ paid: TOTAL, due: NIGHT });
    const rest = await stage.startPayment(id);
    expect(rest.body.amount).toBe(NIGHT);
    await stage.settle(rest.body.url);
    expect((await stage.page(stage.guest, id)).body.due).toBe(0);
  });
});
