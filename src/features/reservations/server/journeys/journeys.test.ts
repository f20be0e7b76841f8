import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { deliverPayment } from '../money/record-payment.ts';
import { DECISION, EARLY, LATE, makeJourneyScene, NIGHTS } from '../testing/journey-scene.ts';

const scene = await makeJourneyScene();
const { app, stage, host, main } = scene;
afterAll(() => app.close());

let guests: TestPerson[];
let listingId: string;
beforeEach(async () => {
  app.clock.set(EARLY);
  await main.execute(sql`delete from mail_outbox`);
  guests = await Promise.all([stage.newGuest(), stage.newGuest(), stage.newGuest()]);
  listingId = await scene.list();
});
afterEach(scene.expectRules);

const guest = (at: number) => guests[at] as TestPerson;
const loadRow = (id: string) => stage.row(id);
const page = async (id: string, as: TestPerson) => (await stage.page(as, id)).body;

describe('before it is decided', () => {
  test('the page, the quote, the card and the reservation say what it needs', async () => {
    app.clock.set(LATE);
    const id = await scene.join(listingId, guest(0), { guests: 2 });
    const go = {
      people: 3,
      date: '2026-04-12',
      at: { at: DECISION, offset: 3_600 },
      status: 'waiting',
      aboard: 2,
      isHeldOnCard: true,
    };
    const asked = `startDate=${NIGHTS.startDate}&endDate=${NIGHTS.endDate}`;
    const quote = await app.request<NightsQuote>(
      'GET',
      `/api/itinerants/${listingId}/quote?${asked}`,
    );
    expect(quote.body.go).toMatchObject({ people: 3, aboard: 2, status: 'waiting' });
    expect(quote.body.refunds[0]).toMatchObject({ rule: 'leave-freely', percent: 100 });
    expect(await scene.standing(listingId)).toMatchObject({ people: go.people, aboard: 2 });
    const found = await app.request<{ items: { id: string; go: unknown }[] }>(
      'GET',
      '/api/itinerants?sort=newest',
    );
    expect(found.body.items.find((item) => item.id === listingId)?.go).toEqual({
      people: 3,
      date: '2026-04-12',
      status: 'waiting',
      aboard: 2,
    });
    const shown = await page(id, guest(0));
    expect(shown.go).toMatchObject({ people: 3, aboard: 2, status: 'waiting' });
    expect(shown).toMatchObject({ held: shown.total, paid: shown.total, due: 0 });
  });

  test('a journey without a day is as it was', async () => {
    const plain = await scene.list({ goPeople: null, goDate: null });
    const id = await scene.join(plain, guest(0));
    const shown = await page(id, guest(0));
    expect(shown.go).toBeUndefined();
    expect(await scene.standing(plain)).toBeNull();
    expect(await scene.payments(id)).toMatchObject([{ hold: null, status: 'paid' }]);
    expect((await loadRow(id)).go_at).toBeNull();
  });

  test('a guest who leaves has everything back, whether it was held or taken', async () => {
    const taken = await scene.join(listingId, guest(0));
    app.clock.set(LATE);
    const before = (await scene.balances()).card ?? 0;
    const held = await scene.join(listingId, guest(1));
    const { total } = await page(held, guest(1));
    expect((await scene.balances()).card).toBe(before + total);
    for (const [id, as] of [
      [taken, guest(0)],
      [held, guest(1)],
    ] as const) {
      const { paid } = await page(id, as);
      const { body } = await stage.cancel(as, id);
      expect(body.refund).toBe(paid);
    }
    await app.services.jobs.drain();
    expect(await scene.payments(held)).toMatchObject([{ hold: 'released', captured: 0 }]);
    expect(await stage.refunds(taken)).toEqual([
      { amount: (await loadRow(taken)).paid, status: 'done' },
    ]);
    expect((await scene.balances()).card ?? 0).toBe(before);
    expect(await scene.standing(listingId)).toMatchObject({ aboard: 0 });
  });
});

describe('with enough people', () => {
  test('it goes: what is held is taken, and everyone is told once', async () => {
    const taken = await scene.join(listingId, guest(0));
    app.clock.set(LATE);
    const held = await scene.join(listingId, guest(1), { guests: 2 });
    expect(await scene.payments(held)).toMatchObject([{ hold: 'held', captured: null }]);
    const { total } = await page(held, guest(1));
    await scene.decide();
    expect(await scene.standing(listingId)).toMatchObject({ status: 'goes', aboard: 3 });
    expect(await scene.payments(held)).toMatchObject([{ hold: 'captured', captured: total }]);
    expect(await scene.payments(taken)).toMatchObject([{ hold: null }]);
    for (const id of [taken, held]) {
      expect(await loadRow(id)).toMatchObject({ status: 'approved', go_at: null });
    }
    expect(
      (await scene.templates(guest(1))).filter((each) => each === 'journey-goes'),
    ).toHaveLength(1);
    expect(await scene.templates(guest(1))).toContain('paid');
    expect(await scene.templates(host)).toContain('journey-goes-to-host');
  });

  test('two workers and repeats decide it once', async () => {
    app.clock.set(LATE);
    const ids = [
      await scene.join(listingId, guest(0), { guests: 2 }),
      await scene.join(listingId, guest(1)),
    ];
    app.clock.set(DECISION);
    await Promise.all([
      stage.runJob('reservations.decide-journeys'),
      stage.runJob('reservations.decide-journeys'),
    ]);
    await app.services.jobs.drain();
    const capture = app.jobHandlers.find(({ name }) => name === 'reservations.capture-hold');
    const rows = await queryRows<{ id: string }>(
      main,
      sql`select id from payment where reservation_id in (${ids[0]}, ${ids[1]})`,
    );
    for (const { id: paymentId } of rows) await capture?.run({ paymentId } as never);
    await scene.decide();
    for (const id of ids) expect(await scene.payments(id)).toMatchObject([{ hold: 'captured' }]);
    const news = (await scene.templates(host)).filter((each) => each.startsWith('journey-'));
    expect(news).toEqual(['journey-goes-to-host']);
    const captures = await queryRows(
      main,
      sql`select key from ledger_transfer where kind = 'capture'
        and reservation_id in (${ids[0]}, ${ids[1]})`,
    );
    expect(captures).toHaveLength(2);
  });

  test('a card whose bank refuses is told, and pays again or is cancelled', async () => {
    app.clock.set(LATE);
    await scene.join(listingId, guest(0), { guests: 2 });
    const pays = await scene.join(listingId, guest(1), { card: 'declines' });
    const leaves = await scene.join(listingId, guest(2), { card: 'needs-payer' });
    await scene.decide();
    expect(await scene.standing(listingId)).toMatchObject({ status: 'goes' });
    for (const id of [pays, leaves]) {
      const row = await loadRow(id);
      expect(row).toMatchObject({ status: 'approved', paid_at: null });
      expect(row.pay_by).not.toBeNull();
      expect(await scene.payments(id)).toMatchObject([{ hold: 'lost', captured: 0 }]);
    }
    expect(await scene.templates(guest(1))).toContain('hold-lost');
    expect(await scene.templates(host)).toContain('guest-pays-again');
    expect((await page(pays, guest(1))).due).toBe((await page(pays, guest(1))).total);
    await scene.pay(pays, guest(1));
    app.clock.set('2026-04-14T23:30:00Z');
    await stage.runJob('reservations.cancel-unpaid');
    expect((await loadRow(pays)).status).toBe('approved');
    expect((await loadRow(leaves)).status).toBe('cancelled');
  });

  test('the host has nothing before it is decided, and is paid as ever afterwards', async () => {
    app.clock.set(LATE);
    const id = await scene.join(listingId, guest(0), { guests: 3 });
    const released = async () => {
      app.clock.set('2026-05-05T23:00:00Z');
      await stage.runJob('reservations.release-money');
      const [row] = await queryRows<{ amount: number }>(
        main,
        sql`select coalesce(sum(amount), 0)::int as amount from host_entry
          where reservation_id = ${id}`,
      );
      return row?.amount;
    };
    expect(await released()).toBe(0);
    await scene.decide();
    const { quote } = await page(id, guest(0));
    const service = quote.lines.find(({ kind }) => kind === 'service')?.amount ?? 0;
    expect(await released()).toBe(quote.subtotal - service);
  });

  test('a guest who pays while it is decided is taken at once', async () => {
    app.clock.set(LATE);
    await scene.join(listingId, guest(0), { guests: 3 });
    app.clock.set('2026-04-12T22:00:00Z');
    const id = await scene.ask(listingId, guest(1));
    await stage.act(host, id, { status: 'approved' });
    const { body } = await stage.startPayment(id, {}, guest(1));
    await scene.decide();
    await stage.settle(body.url);
    await app.services.jobs.drain();
    expect(await scene.payments(id)).toMatchObject([{ hold: 'captured' }]);
    expect((await loadRow(id)).go_at).toBeNull();
  });

  test('a payment that is told again is one', async () => {
    app.clock.set(LATE);
    const id = await scene.join(listingId, guest(0));
    const [payment] = await queryRows<{ id: string; amount: number; reference: string }>(
      main,
      sql`select id, amount, provider_reference as reference from payment
        where reservation_id = ${id}`,
    );
    if (payment === undefined) throw new Error('nothing was paid');
    const event = {
      kind: 'paid',
      paymentId: payment.id,
      providerReference: payment.reference,
      amount: payment.amount,
      isHold: true,
    } as const;
    const { services } = app;
    const again = () =>
      services.database.transaction((tx) =>
        deliverPayment(tx, event, { now: services.now(), services }),
      );
    await Promise.all([again(), again()]);
    expect((await loadRow(id)).paid).toBe(payment.amount);
  });
});

describe('with too few people', () => {
  test('it doesn’t go: everything goes back to the cent, and the nights are free', async () => {
    const taken = await scene.join(listingId, guest(0));
    app.clock.set(LATE);
    const held = await scene.join(listingId, guest(1));
    const asked = await scene.ask(listingId, guest(2));
    const { total } = await page(taken, guest(0));
    const { total: heldTotal } = await page(held, guest(1));
    await scene.decide();
    expect(await scene.standing(listingId)).toMatchObject({ status: 'off', people: 3, aboard: 2 });
    for (const id of [taken, held, asked]) expect((await loadRow(id)).status).toBe('cancelled');
    expect(await stage.refunds(taken)).toEqual([{ amount: total, status: 'done' }]);
    expect(await loadRow(held)).toMatchObject({ paid: heldTotal, refunded: heldTotal });
    expect(await scene.payments(held)).toMatchObject([{ hold: 'released', captured: 0 }]);
    expect(await stage.taken(NIGHTS.startDate, NIGHTS.endDate, listingId)).toEqual(
      Array.from({ length: 21 }, () => 0),
    );
    for (const each of guests) expect(await scene.templates(each)).toContain('journey-off');
    expect(await scene.templates(host)).toContain('journey-off-to-host');
    const again = await stage.book({ listingId, ...NIGHTS }, guest(0));
    expect(again).toMatchObject({ status: 409, body: { code: 'stay-unavailable' } });
    const { body } = await app.request<{ items: { id: string }[] }>(
      'GET',
      '/api/itinerants?sort=newest',
    );
    expect(body.items.map(({ id }) => id)).not.toContain(listingId);
  });

  test('a host without guests is told too', async () => {
    await scene.decide();
    expect(await scene.standing(listingId)).toMatchObject({ status: 'off', aboard: 0 });
    expect(await scene.templates(host)).toContain('journey-off-to-host');
  });
});
