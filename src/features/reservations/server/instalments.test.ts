import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { ReservationRow } from '../contract.ts';
import { deliverPayment } from './money/record-payment.ts';
import { checkLedger } from './store/check-ledger.ts';
import { makeStage, NOW, START, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => app.close());

const NIGHTS = 75;
/** Check-in opens at 00:00 of March 20 in Tokyo, nine hours ahead of UTC. */
const SECOND_PERIOD = '2026-04-18T15:00:00Z';
/** Five days before it, at 09:00. */
const SECOND_DUE = '2026-04-14T00:00:00Z';

const page = async (id: string, as = stage.guest) => (await stage.page(as, id)).body;

async function request(more: object = {}, nights = NIGHTS) {
  const listingId = await stage.addStay();
  return stage.book({
    listingId,
    endDate: addDays(START, nights),
    payMonthly: true,
    ...more,
  } as never);
}

type Card = 'succeeds' | 'declines' | 'needs-payer';

/** A stay by the month whose first instalment was paid by this card. */
async function begin(card: Card, nights = NIGHTS): Promise<string> {
  const { body, text } = await request({}, nights);
  if (body.id === undefined) throw new Error(text);
  await stage.act(stage.host, body.id, { status: 'approved' });
  await pay(body.id, card);
  return body.id;
}

async function pay(id: string, card: Card = 'succeeds'): Promise<number> {
  const { body, status, text } = await stage.startPayment(id);
  expect(status, text).toBe(200);
  const token = body.url.split('/').at(-1);
  await app.request('POST', `/api/sandbox-checkout/${token}`, {
    body: { outcome: 'succeed', card },
  });
  return body.amount;
}

async function checkIn(id: string): Promise<void> {
  const at = app.services.now().toString();
  app.clock.set('2026-03-20T06:00:00Z');
  const { check_in_code: code } = await stage.row(id);
  const { status, text } = await stage.act(stage.guest, id, { code });
  expect(status, text).toBe(200);
  if (at > '2026-03-20') app.clock.set(at);
}

/** Lets the jobs run at an instant. */
async function at(instant: string, hours = 0): Promise<void> {
  app.clock.set(Temporal.Instant.from(instant).add({ hours }).toString());
  await stage.runJob('reservations.see-to-instalments');
  await stage.runJob('reservations.release-money');
  await app.services.jobs.drain();
}

const listMails = async (as = stage.guest) =>
  (await stage.mails(as)).map(({ template }) => template.replace('reservations.', ''));

test('75 nights are paid in three parts, the later ones by the card, each when it is due', async () => {
  const { body } = await request();
  const id = String(body.id);
  const asked = await page(id);
  expect(asked.instalments.map(({ state, nights }) => [state, nights])).toEqual([
    ['due', 30],
    ['planned', 30],
    ['planned', 15],
  ]);
  const [first, second, third] = asked.instalments.map(({ amount }) => amount);
  expect((first ?? 0) + (second ?? 0) + (third ?? 0)).toBe(asked.total);

  await stage.act(stage.host, id, { status: 'approved' });
  expect((await page(id)).due).toBe(first);
  expect(await pay(id)).toBe(first);
  expect(await page(id)).toMatchObject({ due: 0, paid: first });
  await checkIn(id);

  await at(SECOND_DUE, -7 * 24);
  await at(SECOND_DUE, -2 * 24);
  expect((await listMails()).filter((kind) => kind === 'instalment-soon')).toHaveLength(2);
  await at(SECOND_DUE, -1);
  expect((await page(id)).paid).toBe(first);
  await at(SECOND_DUE);
  const later = await page(id);
  const { body: trips } = await app.request<{ items: ReservationRow[] }>('GET', '/api/trips', {
    as: stage.guest,
  });
  expect(trips.items[0]?.nextInstalment).toMatchObject({ amount: third, state: 'planned' });
  expect(later).toMatchObject({ due: 0, paid: (first ?? 0) + (second ?? 0) });
  expect(later.instalments.map(({ state }) => state)).toEqual(['paid', 'paid', 'planned']);

  await at(SECOND_DUE, 30 * 24);
  expect(await page(id)).toMatchObject({ due: 0, paid: asked.total });
  expect((await stage.row(id)).instalment_at).toBeNull();
  // Receipts of all three.
  expect((await listMails()).filter((kind) => kind === 'paid')).toHaveLength(3);
  expect(await checkLedger(main)).toEqual([]);
});

test('the host has the rent of a period once it is paid, as if all had been paid at once', async () => {
  const released = async (id: string) => {
    const rows = await queryRows<{ amount: number }>(
      main,
      sql`select -sum(e.amount)::int as amount from ledger_entry e
        join ledger_transfer t on t.id = e.transfer_id
        where e.account = 'host' and t.reservation_id = ${id}`,
    );
    return rows[0]?.amount ?? 0;
  };
  const monthly = await begin('succeeds');
  await checkIn(monthly);
  const { body } = await request({ payMonthly: false });
  const whole = String(body.id);
  await stage.act(stage.host, whole, { status: 'approved' });
  await stage.pay(whole);
  for (const hours of [48, 24 * 26, 48 + 24 * 30, 24 * 56, 48 + 24 * 60]) {
    await at('2026-03-19T15:00:00Z', hours);
    expect(await released(monthly), `${hours} hours`).toBe(await released(whole));
  }
  expect(await released(whole)).toBeGreaterThan(0);
});

test('a declined card is tried three times, and any card pays by the link', async () => {
  const id = await begin('declines');
  await checkIn(id);
  const { paid } = await page(id);
  for (const hours of [0, 24, 72]) await at(SECOND_DUE, hours);
  expect((await listMails()).filter((kind) => kind === 'charge-declined')).toHaveLength(3);
  const unpaid = await page(id);
  expect(unpaid).toMatchObject({ paid, due: unpaid.instalments[1]?.amount });
  expect(unpaid.may.pay).toBe(true);
  expect(await pay(id)).toBe(unpaid.due);
  await at(SECOND_PERIOD, 80);
  expect(await page(id)).toMatchObject({ status: 'checked-in', due: 0 });
  expect(await listMails()).not.toContain('instalment-late');
  expect(await checkLedger(main)).toEqual([]);
});

test('a bank that asks for the guest is told apart from a card that is declined', async () => {
  const id = await begin('needs-payer');
  await checkIn(id);
  await at(SECOND_DUE);
  expect(await listMails()).toContain('charge-needs-guest');
  expect((await page(id)).due).toBeGreaterThan(0);
});

test('72 hours after its nights began, an unpaid stay ends on its last paid night', async () => {
  const id = await begin('declines');
  await checkIn(id);
  const before = await page(id);
  for (const hours of [0, 24, 72]) await at(SECOND_DUE, hours);
  await at(SECOND_PERIOD);
  expect(await listMails()).toContain('instalment-late');
  expect(await listMails(stage.host)).toContain('guest-pays-late');
  expect((await page(id)).instalments[1]).toMatchObject({
    state: 'late',
    endsAt: expect.stringContaining('2026-04-22T00:00:00'),
  });
  expect((await stage.mails(stage.guest)).map(({ text }) => text).join()).toContain(
    'Deine Nächte bis',
  );
  await at(SECOND_PERIOD, 71);
  expect((await page(id)).status).toBe('checked-in');
  await at(SECOND_PERIOD, 72);
  const ended = await page(id);
  expect(ended).toMatchObject({
    status: 'completed',
    due: 0,
    endDate: addDays(START, 30),
    total: before.instalments[0]?.amount,
  });
  expect(ended.refunded).toBe(0);
  await at(SECOND_PERIOD, 72 + 72);
  await stage.runJob('reservations.return-deposits');
  expect((await page(id)).refunded).toBe(before.quote.deposit);
  expect(ended.instalments.map(({ state }) => state)).toEqual(['paid']);
  expect(await listMails()).toContain('ended-unpaid');
  expect(await listMails(stage.host)).toContain('guest-ended-unpaid');
  // Its nights are free again.
  const { listing_id: listingId } = await stage.row(id);
  const taken = await stage.taken(addDays(START, 30), addDays(START, NIGHTS), String(listingId));
  expect(taken.every((units) => units === 0)).toBe(true);
  expect(await stage.taken(START, addDays(START, 30), String(listingId))).not.toContain(0);
  expect(await checkLedger(main)).toEqual([]);
});

test('after an outage the card is charged once, and the grace begins anew', async () => {
  const id = await begin('succeeds');
  await checkIn(id);
  await at(SECOND_DUE, 4 * 24);
  await at(SECOND_DUE, 4 * 24);
  const { instalments, paid } = await page(id);
  expect(paid).toBe((instalments[0]?.amount ?? 0) + (instalments[1]?.amount ?? 0));
  expect(await listMails()).not.toContain('instalment-soon');
  app.clock.set(NOW);
  await stage.renewGuest();
  const late = await begin('declines');
  await checkIn(late);
  // The server is away until long after the grace would have ended.
  await at(SECOND_PERIOD, 200);
  await at(SECOND_PERIOD, 200);
  expect(await listMails()).not.toContain('instalment-late');
  await at(SECOND_PERIOD, 201);
  expect(await listMails()).toContain('instalment-late');
  // Told late, so that the page names the later end.
  expect((await page(late)).instalments[1]).toMatchObject({
    state: 'late',
    endsAt: expect.stringContaining('2026-04-30T09:00:00'),
  });
  await at(SECOND_PERIOD, 201 + 71);
  expect((await page(late)).status).toBe('checked-in');
  await at(SECOND_PERIOD, 201 + 72);
  expect((await page(late)).status).toBe('completed');
  expect(await checkLedger(main)).toEqual([]);
});

test('a link that is paid while the card is charged is not paid twice', async () => {
  const id = await begin('succeeds');
  await checkIn(id);
  app.clock.set(SECOND_DUE);
  const { body } = await stage.startPayment(id);
  const { total } = await page(id);
  await stage.runJob('reservations.see-to-instalments');
  await stage.settle(body.url);
  await app.services.jobs.drain();
  const { paid, refunded, instalments } = await page(id);
  const owed = (instalments[0]?.amount ?? 0) + (instalments[1]?.amount ?? 0);
  expect(paid - refunded).toBe(owed);
  expect(owed).toBeLessThan(total);
  expect([0, instalments[1]?.amount]).toContain(refunded);
  expect(await checkLedger(main)).toEqual([]);
});

test('a link that is opened while a charge waits is a payment of its own, and each cent has an owner', async () => {
  const id = await begin('succeeds');
  await checkIn(id);
  app.clock.set(SECOND_DUE);
  await stage.runJob('reservations.see-to-instalments');
  // The charge is queued, and the guest is quicker.
  const { body } = await stage.startPayment(id);
  const [charge] = await queryRows<{ id: string }>(
    main,
    sql`select id from payment where reservation_id = ${id} and is_charge`,
  );
  await stage.settle(body.url);
  await app.services.jobs.drain();
  const { paid, refunded, instalments } = await page(id);
  const owed = (instalments[0]?.amount ?? 0) + (instalments[1]?.amount ?? 0);
  expect(paid - refunded).toBe(owed);
  // A charge that the provider had taken already comes back as one too many.
  await app.services.database.transaction((tx) =>
    deliverPayment(
      tx,
      {
        kind: 'paid',
        paymentId: String(charge?.id),
        providerReference: `sandbox_charge_${charge?.id}`,
        amount: instalments[1]?.amount ?? 0,
      },
      { now: app.services.now(), services: app.services },
    ),
  );
  const after = await page(id);
  expect(after.paid - after.refunded).toBe(owed);
  expect(after.refunded).toBe(instalments[1]?.amount);
  expect(await checkLedger(main)).toEqual([]);
});

test('a guest who cancels keeps everything that had not fallen due', async () => {
  const id = await begin('succeeds');
  const { quote, instalments } = await page(id);
  const { body } = await stage.cancel(stage.guest, id);
  const kept = (instalments[0]?.amount ?? 0) - body.refund;
  expect(body.refund).toBeGreaterThanOrEqual(quote.deposit);
  expect(kept).toBeLessThanOrEqual((instalments[0]?.amount ?? 0) - quote.deposit);
  expect(await page(id)).toMatchObject({ status: 'cancelled', due: 0 });
  expect((await stage.row(id)).instalment_at).toBeNull();
  await at(SECOND_DUE);
  expect((await page(id)).paid).toBeLessThanOrEqual(instalments[0]?.amount ?? 0);
  expect(await checkLedger(main)).toEqual([]);
});

test('more nights are paid by the new schedule: of the first part what is missing, before the guest may come', async () => {
  const id = await begin('succeeds');
  const before = await page(id);
  const dates = { startDate: START, endDate: addDays(START, 90) };
  await stage.act(stage.guest, id, { status: 'Update', ...dates });
  await stage.act(stage.host, id, { status: 'accept-change' });
  const after = await page(id);
  const missing = (after.instalments[0]?.amount ?? 0) - before.paid;
  expect(missing).toBeGreaterThan(0);
  expect(after.due).toBe(missing);
  const mail = (await stage.mails(stage.guest)).at(-1);
  expect(mail?.text).toContain(`${formatMoney(missing, 'de')} `);

  app.clock.set('2026-03-20T06:00:00Z');
  const { check_in_code: code } = await stage.row(id);
  const { body } = await stage.act(stage.guest, id, { code });
  expect(body.code).toBe('payment-required');
  await pay(id);
  expect((await stage.act(stage.guest, id, { code })).status).toBe(200);
});

test('the host’s yes asks for the first part alone', async () => {
  const { body } = await request();
  await stage.act(stage.host, String(body.id), { status: 'approved' });
  const { due, total } = await page(String(body.id));
  const mail = (await stage.mails(stage.guest)).at(-1);
  expect(mail?.text).toContain(`${formatMoney(due, 'de')} `);
  expect(due).toBeLessThan(total);
});

test('its policy is said as it holds for payments by the month', async () => {
  const id = await begin('succeeds');
  expect((await page(id)).policy.summary).toMatch(/^You pay by the month: /);
  const { body } = await stage.page(stage.host, id);
  expect(body.policy.summary).toMatch(/^Your guest pays by the month: /);
});

test('new dates make the schedule anew from what is paid', async () => {
  const id = await begin('succeeds');
  const before = await page(id);
  for (const nights of [100, 60, 20]) {
    const asked = { status: 'Update', startDate: START, endDate: addDays(START, nights) };
    const { status, text } = await stage.act(stage.guest, id, asked);
    expect(status, text).toBe(200);
    const asGuest = (await page(id)).change?.instalments;
    expect((await stage.page(stage.host, id)).body.change?.instalments).toEqual(asGuest);
    await stage.act(stage.host, id, { status: 'accept-change' });
    const after = await page(id);
    expect(after.instalments).toEqual(asGuest);
    const sum = after.instalments.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(after.total);
    expect(after.instalments).toHaveLength(Math.ceil(nights / 30));
    expect(after.paid).toBeLessThanOrEqual(Math.max(after.total, before.paid));
    if (nights > 30)
      expect(after.due).toBe(Math.max(0, (after.instalments[0]?.amount ?? 0) - after.paid));
  }
  expect(await checkLedger(main)).toEqual([]);
});

test.each([
  ['fewer nights', {}, 30, true],
  ['a host who wants all at once', {}, NIGHTS, false],
])('%s can’t be paid by the month', async (_, more, nights, isAllowed) => {
  const listingId = await stage.addStay();
  await main.execute(
    sql`update stay set monthly_payments = ${isAllowed} where listing_id = ${listingId}`,
  );
  const { status, body } = await request({ listingId, ...more }, nights);
  expect(status).toBe(409);
  expect(body.code).toBe('not-by-the-month');
});
