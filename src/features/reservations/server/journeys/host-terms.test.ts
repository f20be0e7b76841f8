import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { ITINERANT_FORM } from '#features/itinerants/server/testing/itinerant-form.ts';
import { DECISION, EARLY, LATE, makeJourneyScene, NIGHTS } from '../testing/journey-scene.ts';

const scene = await makeJourneyScene();
const { app, stage, host } = scene;
afterAll(() => app.close());

let guest: TestPerson;
beforeEach(async () => {
  app.clock.set(EARLY);
  guest = await stage.newGuest();
});
afterEach(scene.expectRules);

const TERMS = { goPeople: 3, goDate: '12/04/2026' };
interface Refusal {
  code: string;
  fields?: Record<string, string>;
}

const create = (overrides: object) =>
  app.request<Refusal>('POST', '/api/itinerants', {
    body: { ...ITINERANT_FORM, ...overrides },
    as: host,
  });
const edit = (id: string, overrides: object = {}) =>
  app.request<Refusal>('POST', `/api/itinerantinfo/${id}`, {
    body: { ...ITINERANT_FORM, ...TERMS, ...overrides },
    as: host,
  });
const goAnyway = (id: string, as = host) =>
  app.request<Refusal>('POST', `/api/journeys/${id}/go-anyway`, { as });

describe('a form', () => {
  test.each([
    ['a number without a day', { goDate: null }, 'goDate'],
    ['a day without a number', { goPeople: null }, 'goPeople'],
    ['one person', { goPeople: 1 }, 'goPeople'],
    ['more people than places', { goPeople: 6 }, 'goPeople'],
    ['a day that is past', { goDate: '01/03/2026' }, 'goDate'],
    ['a day too near the first one', { goDate: '30/04/2026' }, 'goDate'],
    ['a day that is none', { goDate: '31/04/2026' }, 'goDate'],
  ])('with %s is refused at the field', async (_, overrides, field) => {
    const { status, body } = await create({ ...TERMS, ...overrides });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('may have the last possible day, and is read back', async () => {
    const id = await scene.list({ goPeople: 5, goDate: '29/04/2026' });
    const { body } = await app.request('GET', `/api/itinerantinfo/${id}`, { as: host });
    expect(body).toMatchObject({ goPeople: 5, goDate: '29/04/2026', goStatus: 'waiting' });
  });
});

describe('without guests', () => {
  test('the host may raise, move, remove and set it', async () => {
    const id = await scene.list();
    for (const change of [
      { goPeople: 5 },
      { goDate: '20/04/2026' },
      { goPeople: null, goDate: null },
      {},
    ]) {
      expect((await edit(id, change)).status).toBe(200);
    }
    expect(await scene.standing(id)).toMatchObject({ people: 3, status: 'waiting' });
  });

  test('a journey that didn’t go may be tried again', async () => {
    const id = await scene.list();
    await scene.decide();
    expect(await scene.standing(id)).toMatchObject({ status: 'off' });
    expect((await edit(id, { title: 'Another title' })).status).toBe(200);
    expect(await scene.standing(id)).toMatchObject({ status: 'off' });
    expect((await edit(id, { goDate: '28/04/2026' })).status).toBe(200);
    expect(await scene.standing(id)).toMatchObject({ status: 'waiting', date: '2026-04-28' });
    await scene.ask(id, guest);
  });
});

describe('once a guest has reserved', () => {
  test.each([
    ['raise the number', { goPeople: 4 }, 'goPeople'],
    ['move the day', { goDate: '13/04/2026' }, 'goDate'],
    ['remove it', { goPeople: null, goDate: null }, 'goPeople'],
  ])('the host can’t %s', async (_, change, field) => {
    const id = await scene.list();
    await scene.ask(id, guest);
    const { status, body } = await edit(id, change);
    expect(status).toBe(409);
    expect(body.code).toBe('listing-commitments');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await scene.standing(id)).toMatchObject({ people: 3, date: '2026-04-12' });
  });

  test('the host can’t add a day', async () => {
    const id = await scene.list({ goPeople: null, goDate: null });
    await scene.ask(id, guest);
    const { status, body } = await edit(id);
    expect(status).toBe(409);
    expect(Object.keys(body.fields ?? {})).toEqual(['goPeople']);
  });

  test('the host may lower the number, by which it is then decided', async () => {
    const id = await scene.list();
    app.clock.set(LATE);
    await scene.join(id, guest, { guests: 2 });
    expect((await edit(id, { goPeople: 2 })).status).toBe(200);
    await scene.decide();
    expect(await scene.standing(id)).toMatchObject({ people: 2, status: 'goes' });
  });

  test('the host may go anyway, before the day and once', async () => {
    const id = await scene.list();
    app.clock.set(LATE);
    const reservation = await scene.join(id, guest);
    expect((await goAnyway(id, guest)).status).toBe(403);
    expect((await goAnyway(id)).status).toBe(200);
    await app.services.jobs.drain();
    expect(await scene.standing(id)).toMatchObject({ status: 'goes', aboard: 1 });
    expect(await scene.payments(reservation)).toMatchObject([{ hold: 'captured' }]);
    expect(await goAnyway(id)).toMatchObject({ status: 409, body: { code: 'journey-decided' } });
    await scene.decide();
    expect(await scene.standing(id)).toMatchObject({ status: 'goes' });
    // Until the day that they were shown, guests still leave and have everything back.
    app.clock.set(LATE);
    const { total } = (await stage.page(guest, reservation)).body;
    expect((await stage.cancel(guest, reservation)).body.refund).toBe(total);
  });

  test('the host can’t decide once the day is over', async () => {
    const id = await scene.list();
    await scene.ask(id, guest);
    app.clock.set(DECISION);
    expect((await goAnyway(id)).status).toBe(409);
    const { status, body } = await edit(id, { goPeople: 2 });
    expect(status).toBe(409);
    expect(Object.keys(body.fields ?? {})).toEqual(['goPeople']);
  });
});

test('of new dates with a lower price, less is taken; of a higher one, the rest is paid', async () => {
  const id = await scene.list();
  app.clock.set(LATE);
  const shorter = await scene.join(id, guest, { guests: 3 });
  const other = await stage.newGuest();
  const longer = await scene.ask(id, other, { endDate: '2026-05-17' });
  await stage.act(host, longer, { status: 'approved' });
  await scene.pay(longer, other);
  for (const [reservation, as, endDate] of [
    [shorter, guest, '2026-05-17'],
    [longer, other, NIGHTS.endDate],
  ] as const) {
    const dates = { status: 'Update', startDate: NIGHTS.startDate, endDate };
    await stage.act(as, reservation, dates);
    await stage.act(host, reservation, { status: 'accept-change' });
  }
  await scene.pay(longer, other);
  await scene.decide();
  const { total } = (await stage.page(guest, shorter)).body;
  const [payment] = await scene.payments(shorter);
  expect(payment).toMatchObject({ hold: 'captured', captured: total });
  expect(payment?.amount).toBeGreaterThan(total);
  const parts = await scene.payments(longer);
  expect(parts).toMatchObject([{ hold: 'captured' }, { hold: 'captured' }]);
  expect(parts.reduce((sum, { captured }) => sum + (captured ?? 0), 0)).toBe(
    (await stage.page(other, longer)).body.total,
  );
});
