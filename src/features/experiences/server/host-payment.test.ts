import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { makeExperienceStage, NOW, type Refusal } from './testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app, host } = stage;
const { main } = app.services.database;
afterAll(() => app.close());

/** Jardim da Estrela in Lisbon, whose manager charges $140 a week. */
const PLACE = 'ChIJwh_ZTLIpOewSSnZqgkteHY9';
/** Share of each of the eight participants, the host among them. */
const SHARE = 1_750;

let guest: TestPerson;
const manager = await app.signUp('Mara Manager');
await main.execute(sql`
  insert into managed_place (recommendation_id, manager_id, arrangements, cost_arrangements,
    pricing_options)
  values (${PLACE}, ${manager.id}, '{venue}', '{pay-now}',
    '[{"type": "weekly", "amount": 14000}]'::jsonb)`);
beforeEach(async () => {
  app.clock.set(NOW);
  guest = await stage.newGuest();
});

const AT_PLACE = { recommendationId: PLACE, costArrangements: ['pay-now'] };
const checkout = (id: string, query = '', as = host) =>
  app.request<{ url: string; amount: number } & Refusal>(
    'GET',
    `/api/stripe/experience/${id}${query}`,
    { as },
  );
const start = (id: string, body: object = {}, as = host) =>
  app.request<{ url: string; amount: number } & Refusal>('POST', `/api/stripe/experience/${id}`, {
    as,
    body,
  });
const refunds = (id: string) =>
  queryRows<{ amount: number }>(
    main,
    sql`select refund.amount from refund join payment on payment.id = refund.payment_id
      where payment.listing_id = ${id}`,
  );
const unpaid = async () => (await stage.create(AT_PLACE)).body;

test('a change of its texts neither lists it nor takes back that its host pays now', async () => {
  const { id } = await unpaid();
  const { body } = await stage.update(id, { rules: 'Come hungry.' });
  expect(body.version).toBe(2);
  expect((await stage.stored(id)).costArrangements).toEqual(['pay-now']);
  expect((await stage.page(id, host)).body).toMatchObject({
    state: 'awaiting-host-payment',
    hostOwes: SHARE,
  });
  expect((await stage.page(id)).status).toBe(404);
});

test('until then nobody but its host is told of it by its id', async () => {
  const { id } = await unpaid();
  const reader = await stage.newGuest();
  const kept = (as?: typeof host) =>
    app.request<{ items: { title: string; available: boolean }[] }>(
      'GET',
      `/api/favorites/kept?listingIds=${id}`,
      as === undefined ? {} : { as },
    );
  expect((await kept()).body.items).toMatchObject([{ title: '', available: false }]);
  expect((await kept(reader)).body.items).toMatchObject([{ title: '', available: false }]);
  const title = (await kept(host)).body.items[0]?.title;
  expect(title).not.toBe('');
  const post = (path: string, body: object, as: typeof host) =>
    app.request<Refusal>('POST', path, { body, as });
  for (const path of ['/api/favorites', '/api/conversations']) {
    const { status, text } = await post(path, { listingId: id }, reader);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain(title);
  }
  await post('/api/favorites/merge', { listingIds: [id] }, reader);
  expect((await app.request('GET', '/api/favorites', { as: reader })).body).toEqual({ items: [] });
  expect((await post('/api/favorites', { listingId: id }, host)).status).toBe(201);
});

test('its host is told what is due, by when, and what a session costs', async () => {
  const { id } = await unpaid();
  const tile = async () => {
    const { body } = await app.request<{ items: { id: string; price: number; unpaid: unknown }[] }>(
      'GET',
      '/api/properties',
      { as: host },
    );
    return body.items.find((item) => item.id === id);
  };
  expect(await tile()).toMatchObject({
    price: SHARE + 500,
    unpaid: { amount: SHARE, removedAt: '2026-05-08T09:00:00Z' },
  });
  await stage.settle((await checkout(id)).body.url);
  expect(await tile()).toMatchObject({ unpaid: null });
});

test('what the manager of a place has set counts as chosen', async () => {
  const lists = { recommendationId: PLACE, arrangements: [], costArrangements: [] };
  const { status, body } = await stage.create(lists);
  expect([status, body.fields]).toEqual([201, undefined]);
  expect((await stage.stored(body.id)).arrangements).toEqual(['venue']);
  expect((await stage.create({ arrangements: [], costArrangements: [] })).body.fields).toEqual({
    arrangements: 'Please select at least one arrangement.',
  });
});

test('an experience is listed once its host has paid their share', async () => {
  const { id, hostOwes } = await unpaid();
  expect(hostOwes).toBe(SHARE);
  expect((await stage.page(id)).status).toBe(404);
  expect((await stage.page(id, host)).body.state).toBe('awaiting-host-payment');
  const query =
    '?totalPrice=17.5&servicefees=5&depositfees=20&depositflag=true&startDate=2026-05-05&endDate=2026-05-06';
  const { body } = await checkout(id, query);
  expect(body.amount).toBe(SHARE);
  await stage.settle(body.url);
  await stage.settle(body.url);
  expect((await stage.page(id)).body.state).toBe('listed');
  expect(await refunds(id)).toEqual([]);
  expect((await checkout(id)).body.code).toBe('nothing-due');
  expect((await start(id)).body.code).toBe('nothing-due');
});

test('nobody else is given the checkout, and no other amount is', async () => {
  const { id } = await unpaid();
  expect((await checkout(id, '', guest)).status).toBe(404);
  expect((await start(id, {}, guest)).body.code).toBe('forbidden');
  const other = await checkout(id, '?totalPrice=17.49');
  expect([other.status, other.body.code]).toEqual([409, 'price-mismatch']);
  expect((await start(id, { totalPrice: 1 })).body.code).toBe('price-mismatch');
  expect((await checkout(id, '?totalPrice=abc')).body.code).toBe('invalid-input');
});

test('a checkout that has closed is handed out no more, and made anew when asked to', async () => {
  const { id } = await unpaid();
  const { url } = (await checkout(id)).body;
  expect((await start(id)).body.url).toBe(url);
  app.clock.advance({ hours: 25 });
  expect((await checkout(id)).body.code).toBe('payment-failed');
  const anew = (await start(id)).body.url;
  expect(anew).not.toBe(url);
  expect((await checkout(id)).body.url).toBe(anew);
});

test('one that owes nothing any more after a change is listed, and what is paid goes back', async () => {
  const { id } = await unpaid();
  const { url } = (await checkout(id)).body;
  await stage.update(id, { costArrangements: [] });
  expect((await stage.page(id)).body.state).toBe('listed');
  await stage.settle(url);
  expect(await refunds(id)).toEqual([{ amount: SHARE }]);
});

test('the manager pays nothing, and neither does who does not pay now', async () => {
  expect((await stage.create({ recommendationId: PLACE })).body.hostOwes).toBe(0);
  const content = { ...AT_PLACE, imageSrc: [], price: 0 };
  // The pictures of the caller are missing, which is its only error.
  expect(Object.keys((await stage.create(content, manager)).body.fields ?? {})).toEqual([
    'imageSrc',
  ]);
});

test('its host is reminded once after three days, and it goes after seven', async () => {
  const { id } = await unpaid();
  const url = (await checkout(id)).body.url;
  const reminders = async () =>
    (await stage.mailsTo(host)).filter(
      ({ template, text }) => template === 'experiences.unpaid' && text.includes(id),
    );
  app.clock.set('2026-05-04T08:59:59Z');
  await stage.runJob('experiences.see-to-unpaid');
  expect(await reminders()).toEqual([]);
  app.clock.set('2026-05-04T09:00:00Z');
  await stage.runJob('experiences.see-to-unpaid');
  await stage.runJob('experiences.see-to-unpaid');
  expect(await reminders()).toHaveLength(1);
  expect((await reminders())[0]?.text).toContain('$17.50');
  app.clock.set('2026-05-08T09:00:00Z');
  await stage.runJob('experiences.see-to-unpaid');
  expect((await stage.page(id, host)).status).toBe(404);
  expect((await start(id)).status).toBe(404);
  // The payment arrives all the same.
  app.clock.set(NOW);
  await stage.settle(url);
  expect(await refunds(id)).toEqual([{ amount: SHARE }]);
});

test('a guest is given the checkout of the seats that they hold', async () => {
  const id = await stage.created();
  const [first] = await stage.sessions(id);
  if (first === undefined) throw new Error('there are sessions');
  expect((await checkout(id, '', guest)).status).toBe(404);
  const booking = await stage.book(id, first, guest, { isPaid: false });
  expect((await checkout(id, '', guest)).body.code).toBe('payment-failed');
  const url = await stage.checkout(booking, guest);
  const { body } = await checkout(id, `?totalPrice=42.5&startDate=${first.date}`, guest);
  expect(body).toEqual({ url, amount: 4_250 });
  expect((await checkout(id, '?startDate=2026-05-12', guest)).status).toBe(404);
  await stage.settle(url);
  expect((await checkout(id, '', guest)).status).toBe(404);
});
