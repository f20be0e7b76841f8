import { afterAll, beforeEach, expect, test } from 'vitest';
import { stayBooking } from '#features/stays/index.server.ts';
import {
  addClass,
  classKind,
  SEAT_FEE,
  SEAT_PRICE,
  SEATS,
  seatsTaken,
} from './testing/class-kind.ts';
import { makeStage, NOW } from './testing/stage.ts';

const stage = await makeStage({ bookables: [stayBooking, classKind()] });
const { app } = stage;
const { main } = app.services.database;
afterAll(() => app.close());

const DATES = { startDate: '2026-03-20', endDate: '2026-03-21' };
const TOTAL = 2 * SEAT_PRICE + SEAT_FEE;
let evening = '';
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
  evening = await addClass(main, stage.host.id, ['2026-03-20', '2026-03-27']);
});

const book = (guests = 2) => stage.book({ listingId: evening, ...DATES, guests });
const taken = () => seatsTaken(main, evening);

test('seats are held for 35 minutes, paid, confirmed by the payment, and attended', async () => {
  const { body } = await book();
  expect(body).toMatchObject({ status: 'pending', total: TOTAL, due: TOTAL });
  expect(body.answerBy).toBe('2026-03-02T18:35:00+09:00');
  expect(body.payBy).toBe(body.answerBy);
  expect(await taken()).toEqual([2, 0]);
  const { may } = (await stage.page(stage.guest, body.id)).body;
  expect(may).toMatchObject({ pay: true, cancel: true, updateDates: false, checkIn: false });

  await stage.pay(body.id);
  const paid = (await stage.page(stage.guest, body.id)).body;
  expect(paid).toMatchObject({ status: 'approved', paid: TOTAL, due: 0, payBy: null });
  expect(paid.events.map(({ action }) => action)).toEqual(['request', 'pay', 'confirm']);

  const { checkInCode } = (await stage.page(stage.host, body.id)).body;
  app.clock.set('2026-03-20T08:44:59Z');
  const early = await stage.act(stage.guest, body.id, { code: checkInCode });
  expect(early.body.code).toBe('check-in-too-early');
  app.clock.set('2026-03-20T08:45:00Z');
  const arrived = await stage.act(stage.guest, body.id, { code: checkInCode });
  expect(arrived.body.status).toBe('checked-in');
  app.clock.set('2026-03-20T11:00:00Z');
  await stage.runJob('reservations.complete-stays');
  expect((await stage.row(body.id)).status).toBe('completed');
  expect(await taken()).toEqual([2, 0]);
});

test('host and guest are told of a booking, and no host is asked', async () => {
  const { body } = await book();
  const told = async () => {
    const mails = (await stage.mails()).filter(({ text }) => text.includes(body.id));
    return mails.map(({ template, to }) => [template, to === stage.host.email ? 'host' : 'guest']);
  };
  expect(await told()).toEqual([]);
  await stage.pay(body.id);
  expect((await told()).toSorted()).toEqual([
    ['reservations.booked', 'host'],
    ['reservations.confirmed', 'guest'],
    ['reservations.paid', 'guest'],
  ]);
  const mails = (await stage.mails()).filter(({ text }) => text.includes(body.id));
  const toHost = mails.find(({ template }) => template === 'reservations.booked');
  expect(toHost?.subject).toMatch(/ booked 2 seats for Evening class$/);
  expect(toHost?.text).toContain('Fri, Mar 20, 2026');
  expect(toHost?.text).not.toMatch(/night|stay/i);
  await stage.cancel(stage.host, body.id);
  const [cancelled] = (await stage.mails(stage.host)).filter(
    ({ template, text }) => template === 'reservations.cancelled-to-host' && text.includes(body.id),
  );
  expect(cancelled?.text).toContain('The seats are available again.');
  const notices = await app.request<{ items: { reservationId: string; text: string }[] }>(
    'GET',
    '/api/notices',
    { as: stage.host },
  );
  const texts = notices.body.items.filter(({ reservationId }) => reservationId === body.id);
  expect(texts).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(/^New booking for Evening class, Fri/) }),
  );
});

test('of rivals as many get a seat as there are', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => stage.newGuest()));
  const answers = await Promise.all(
    guests.map((guest) => stage.book({ listingId: evening, ...DATES, guests: 1 }, guest)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(SEATS);
  expect(await taken()).toEqual([SEATS, 0]);
});

test('a session that is not there is refused', async () => {
  const day = { startDate: '2026-03-21', endDate: '2026-03-22' };
  const { body } = await stage.book({ listingId: evening, ...day });
  expect(body.code).toBe('session-full');
});

test('nobody paid in time: the seats are free again', async () => {
  const { body } = await book();
  app.clock.advance({ minutes: 34, seconds: 59 });
  await stage.runJob('reservations.expire-requests');
  expect(await taken()).toEqual([2, 0]);
  app.clock.advance({ seconds: 1 });
  expect((await stage.startPayment(body.id)).body.code).toBe('status-conflict');
  await stage.runJob('reservations.expire-requests');
  expect(await stage.row(body.id)).toMatchObject({ status: 'expired' });
  const told = (await stage.mails()).filter(({ text }) => text.includes(body.id));
  expect(told.map(({ template }) => template)).toEqual(['reservations.hold-ended']);
  expect(await taken()).toEqual([0, 0]);
});

test('paid seats move to the session of another day, for nothing, while all would come back', async () => {
  const { body } = await book();
  const to = { status: 'Update', startDate: '2026-03-27', endDate: '2026-03-28' };
  expect((await stage.act(stage.guest, body.id, to)).body.code).toBe('status-conflict');
  await stage.pay(body.id);
  const moved = await stage.act(stage.guest, body.id, to);
  expect(moved.body).toMatchObject({ startDate: '2026-03-27', status: 'approved', total: TOTAL });
  expect(await taken()).toEqual([0, 2]);
  expect((await stage.act(stage.guest, body.id, to)).body.code).toBe('dates-unchanged');
  const mails = (await stage.mails()).filter(({ text }) => text.includes(body.id));
  expect(mails.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['reservations.seats-moved', 'reservations.seats-moved-to-guest']),
  );

  app.clock.set('2026-03-26T09:00:01Z');
  const late = await stage.act(stage.guest, body.id, { ...to, startDate: '2026-03-20' });
  expect(late.body.code).toBe('too-late-to-move');
  expect(await taken()).toEqual([0, 2]);
});

test('seats that are moved back and forth are one notice', async () => {
  const { body } = await book();
  await stage.pay(body.id);
  app.clock.advance({ minutes: 30 });
  const days = ['2026-03-27', '2026-03-20'];
  for (let nth = 0; nth < 6; nth += 1) {
    const startDate = days[nth % 2] ?? '';
    const endDate = startDate.replace(/\d\d$/, (day) => String(Number(day) + 1));
    const moved = await stage.act(stage.guest, body.id, { status: 'Update', startDate, endDate });
    expect(moved.status).toBe(200);
    app.clock.advance({ minutes: 9 });
  }
  const { items, unread } = (
    await app.request<{ items: { kind: string; reservationId: string }[]; unread: number }>(
      'GET',
      '/api/notices',
      { as: stage.host },
    )
  ).body;
  const moves = items.filter(
    ({ kind, reservationId }) => kind === 'seats-moved' && reservationId === body.id,
  );
  expect(moves).toHaveLength(1);
  expect(unread).toBe(items.length);
});

test('no host is asked', async () => {
  const { body } = await book();
  for (const status of ['approved', 'declined', 'accept-change']) {
    expect((await stage.act(stage.host, body.id, { status })).body.code).toBe('forbidden');
  }
  const moved = await stage.act(stage.guest, body.id, {
    status: 'Update',
    startDate: '2026-03-27',
    endDate: '2026-03-28',
  });
  expect(moved.body.code).toBe('status-conflict');
});

test.each([
  ['in time, without the fee', '2026-03-19T09:00:00Z', 'guest', 2 * SEAT_PRICE],
  ['too late, nothing', '2026-03-19T09:00:01Z', 'guest', 0],
  ['by the host, everything', '2026-03-20T08:00:00Z', 'host', TOTAL],
] as const)('a cancellation returns %s', async (_, now, who, refund) => {
  const { body } = await book();
  await stage.pay(body.id);
  app.clock.set(now);
  expect((await stage.cancel(stage[who], body.id)).body.refund).toBe(refund);
  expect(await taken()).toEqual([0, 0]);
});

test('whoever never comes gives the seats back and keeps nothing', async () => {
  const { body } = await book();
  await stage.pay(body.id);
  app.clock.set('2026-03-20T11:00:00Z');
  await stage.runJob('reservations.mark-no-shows');
  expect(await stage.row(body.id)).toMatchObject({ status: 'no-show', refunded: 0 });
});

test('what costs nothing is confirmed at once', async () => {
  const free = await makeStage({ bookables: [classKind(0)] });
  const id = await addClass(free.app.services.database.main, free.host.id, ['2026-03-20']);
  const { body } = await free.book({ listingId: id, ...DATES });
  expect(body).toMatchObject({ status: 'approved', due: 0, payBy: null });
  expect((await free.page(free.host, body.id)).body.checkInCode).not.toBeNull();
  await free.app.close();
});
