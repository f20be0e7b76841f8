import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { recordPayment } from './money/record-payment.ts';
import { insertPayment } from './store/payments.ts';
import { makeResolutionScene } from './testing/resolution-scene.ts';
import { START } from './testing/stage.ts';
import { inOwnTransaction } from './unit-of-work.ts';

const scene = await makeResolutionScene();
const { stage, admin, show, post, report, setHours, runDeadlines, money, checkedIn } = scene;
const { app } = stage;
const NOTHING_RELEASED = { host: 0, platform: 0 };
const may = async (id: string) => (await show(stage.guest, id)).body.may.report;
const upcoming = async (id: string) => {
  const { body } = await app.request<{
    upcoming: { reservation: { id: string } | null; amount: number; waitsFor: string }[];
  }>('GET', '/api/earnings', { as: stage.host });
  return body.upcoming.filter(({ reservation }) => reservation?.id === id);
};

/** A guest who checked in and has left at this hour after check-in opened. */
async function left(hours: number, nights = 5) {
  const { id } = await checkedIn(nights);
  setHours(hours);
  expect((await stage.cancel(stage.guest, id)).status).toBe(200);
  return id;
}

test('what is kept of one who has left waits until reports are no longer taken', async () => {
  const id = await left(20);
  const { held, refunded, deposit, paid } = await money(id);
  expect(held).toBe(paid - refunded - deposit);
  expect(held).toBeGreaterThan(0);
  expect(await upcoming(id)).toMatchObject([{ waitsFor: 'time' }]);
  setHours(47);
  await runDeadlines();
  expect(await money(id)).toMatchObject({ held, ...NOTHING_RELEASED });
  setHours(48);
  await runDeadlines();
  const { host, platform, held: rest } = await money(id);
  expect([rest, host + platform]).toEqual([0, held]);
  expect(await upcoming(id)).toEqual([]);
});

test('one who has left reports a problem within 48 hours: nothing is released meanwhile', async () => {
  const id = await left(20);
  const { held } = await money(id);
  expect(await may(id)).toBe(true);
  expect((await report(id)).status).toBe(201);
  expect(await may(id)).toBe(false);
  setHours(60);
  await runDeadlines();
  expect(await money(id)).toMatchObject({ held, ...NOTHING_RELEASED });
  const [part] = await upcoming(id);
  expect(part).toMatchObject({ waitsFor: 'problem' });

  const { body } = await show(admin, id);
  const [found] = body.cases;
  // Nothing is left to be mended, and the most is everything that is kept.
  expect((await show(stage.host, id)).body.cases[0]?.may.host).not.toContain('mend');
  expect(found).toMatchObject({ state: 'review', maxRefund: held });
  const path = `/api/cases/${found?.id}/decision`;
  const decision = { refund: held + 1, leaveFreely: false, reason: 'The pictures show it.' };
  expect((await post(admin, path, decision)).body.code).toBe('amount-too-high');
  const before = await money(id);
  const decided = await post(admin, path, { ...decision, refund: held });
  expect(decided.body.cases[0]).toMatchObject({ state: 'closed', refund: held });
  expect(await money(id)).toMatchObject({
    ...NOTHING_RELEASED,
    held: 0,
    refunded: before.refunded + held,
  });
  expect(await upcoming(id)).toEqual([]);
});

test('a part given back is at the expense of what is kept, the rest becomes the host’s', async () => {
  const id = await left(20);
  const { held, refunded } = await money(id);
  const { body } = await report(id);
  const caseId = body.cases[0]?.id;
  const mended = { step: 'mend', text: 'I have cleaned it.' };
  expect((await post(stage.host, `/api/cases/${caseId}/answer`, mended)).body.code).toBe(
    'resolution-moved',
  );
  const offer = { step: 'offer', amount: 1_000, text: 'Sorry.' };
  expect((await post(stage.host, `/api/cases/${caseId}/answer`, offer)).status).toBe(200);
  await post(stage.guest, `/api/cases/${caseId}/reply`, { step: 'accept' });
  expect(await money(id)).toMatchObject({ held: held - 1_000, refunded: refunded + 1_000 });
  setHours(48);
  await runDeadlines();
  const { host, platform, held: rest } = await money(id);
  expect([rest, host + platform]).toEqual([0, held - 1_000]);
});

test('one who gave up at the door may report too', async () => {
  const listingId = await stage.addStay({ cancellationPolicy: 'strict' });
  const id = await stage.reach('paid', { listingId });
  setHours(3);
  expect((await stage.cancel(stage.guest, id)).status).toBe(200);
  expect((await report(id, stage.guest, { kind: 'access' })).status).toBe(201);
});

test.each([
  ['after 48 hours', 20, 48, 5],
  ['after leaving later', 49, 50, 5],
])('no report %s', async (_, leavesAt, reportsAt, nights) => {
  const id = await left(leavesAt, nights);
  setHours(reportsAt);
  expect(await may(id)).toBe(false);
  expect((await report(id)).body.code).toBe('report-not-now');
});

test('no report of a reservation that was cancelled before check-in opened', async () => {
  const listingId = await stage.addStay({ cancellationPolicy: 'strict' });
  const id = await stage.reach('paid', { listingId });
  setHours(-30);
  expect((await stage.cancel(stage.guest, id)).status).toBe(200);
  // The guest doesn't arrive: what is kept is the host's at once.
  expect((await money(id)).held).toBe(0);
  setHours(2);
  expect((await report(id)).body.code).toBe('report-not-now');
});

test('no report where everything came back', async () => {
  const listingId = await stage.addStay();
  const booking = { listingId, endDate: addDays(START, 5) };
  const id = await stage.reach('paid', booking);
  setHours(2);
  expect((await stage.cancel(stage.host, id)).status).toBe(200);
  expect((await report(id)).body.code).toBe('report-not-now');
});

test('a payment that comes a second time leaves a deposit where it is, which may be claimed', async () => {
  const { id } = await scene.completed();
  const { deposit, paid, host } = await money(id);
  const { main } = app.services.database;
  const second = await insertPayment(main, {
    reservationId: id,
    amount: paid,
    provider: 'sandbox',
    createdAt: app.services.now(),
    expiresAt: app.services.now().add({ hours: 1 }),
  });
  await inOwnTransaction(app.services, (work) =>
    recordPayment(work, {
      kind: 'paid',
      paymentId: second.id,
      amount: paid,
      providerReference: 'second',
    }),
  );
  expect(await money(id)).toMatchObject({ deposit, refunded: paid, held: 0 });
  await post(stage.host, `/api/reservations/${id}/claim`, { amount: deposit, text: 'A chair' });
  await post(stage.guest, `/api/reservations/${id}/claim/answer`, { agrees: true });
  expect(await money(id)).toMatchObject({ deposit: 0, host: host + deposit });
});
