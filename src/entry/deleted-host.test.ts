import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { listFavorites } from '#features/listings/contract.ts';
import { makeStage } from '#features/reservations/server/testing/stage.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import type { TestPerson } from './testing/test-app.ts';

const stage = await makeStage();
const { app } = stage;
afterAll(() => app.close());

const TITLE = 'A loft by the water';
const ANSWER = 'Two of them, and a view.';
/** Texts of the deleted account and of its home. */
const SECRETS = [
  'Zelda',
  'Quickfoot',
  'zelda.quickfoot',
  HOME_FORM.address,
  HOME_FORM.wifiPassword,
  HOME_FORM.instructions,
];
function expectNothing(text: string, words: readonly string[], what = '') {
  expect(
    words.filter((word) => text.includes(word)),
    what,
  ).toEqual([]);
}
type Saved = RouteResponse<typeof listFavorites>;

/** Pays a host what they earned, without which they can't delete their account. */
async function payOut(person: TestPerson): Promise<void> {
  const { body } = await app.request<{ url: string }>('POST', '/api/earnings/account', {
    as: { ...person, cookie: await app.signInAgain(person) },
    body: {},
  });
  const token = body.url.split('/').at(-1);
  await app.request('POST', `/api/sandbox-account/${token}`, { body: { outcome: 'ready' } });
  await app.services.jobs.drain();
  await stage.runJob('earnings.make-payouts');
  await app.services.jobs.drain();
}

let host: TestPerson;
let guest: TestPerson;
let newcomer: TestPerson;
let home: string;
let reservation: string;
let conversation: string;
beforeAll(async () => {
  host = await app.signUp('Zelda Quickfoot');
  guest = await app.signUp('Gus Guest');
  newcomer = await app.signUp('Nora New');
  const listed = await app.request<{ id: string }>('POST', '/api/listings', {
    as: host,
    body: { ...HOME_FORM, title: TITLE, minnight: 1 },
  });
  home = listed.body.id;
  const dates = { startDate: '2026-03-20', endDate: '2026-03-25' };
  const booked = await stage.book({ listingId: home, ...dates }, guest);
  if (booked.body.id === undefined) throw new Error(booked.text);
  reservation = booked.body.id;
  await stage.act(host, reservation, { status: 'approved' });
  const { body: payment } = await stage.startPayment(reservation, {}, guest);
  await stage.settle(payment.url);
  await app.request('POST', '/api/favorites', { body: { listingId: home }, as: guest });
  const opened = await app.request<{ id: string }>('POST', '/api/conversations', {
    body: { listingId: home },
    as: guest,
  });
  conversation = opened.body.id;
  await app.request('POST', `/api/conversations/${conversation}/messages`, {
    body: { text: 'Is there a desk?' },
    as: guest,
  });
  await app.request('POST', `/api/conversations/${conversation}/messages`, {
    body: { text: ANSWER },
    as: host,
  });
  // After the stay, since who has open reservations can't leave.
  app.clock.set('2026-03-28T09:00:00Z');
  await stage.runJob('reservations.mark-no-shows');
  await payOut(host);
  const as = { ...host, cookie: await app.signInAgain(host) };
  const answer = await app.request('DELETE', '/api/account', { as, body: {} });
  if (answer.status !== 200) throw new Error(answer.text);
});

const DATES = 'startDate=2026-04-06&endDate=2026-04-09';

describe('the home of a deleted account', () => {
  test.each([
    ['its page', ''],
    ['its card', '/card'],
    ['its calendar', '/calendar?from=2026-04-01&to=2026-05-01'],
    ['its price', `/quote?${DATES}`],
    ['homes like it', '/similar'],
    ['its reviews', '/reviews'],
  ])('%s is not found, by whoever asks', async (_, path) => {
    for (const as of [undefined, newcomer, guest]) {
      const answer = await app.request('GET', `/api/listings/${home}${path}`, as ? { as } : {});
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'not-found' }]);
      expectNothing(answer.text, [...SECRETS, TITLE]);
    }
  });

  test.each([
    '/api/listings',
    '/api/listings?page=1&address=Porto&locationValue=PT',
    '/api/stays/pins?bbox=-180,-90,180,90',
  ])('is not found by %s', async (path) => {
    const { status, text } = await app.request('GET', path);
    expect(status).toBe(200);
    expectNothing(text, [...SECRETS, TITLE, home]);
  });

  test('nobody saves it, writes about it or asks for its nights', async () => {
    const post = async (path: string, body: object) => {
      const answer = await app.request<{ code: string }>('POST', path, { body, as: newcomer });
      expectNothing(answer.text, [...SECRETS, TITLE]);
      return [answer.status, answer.body.code];
    };
    expect(await post('/api/favorites', { listingId: home })).toEqual([404, 'not-found']);
    expect(await post('/api/conversations', { listingId: home })).toEqual([404, 'not-found']);
    expect(
      await post('/api/reservations', {
        listingId: home,
        startDate: '2026-05-20',
        endDate: '2026-05-25',
      }),
    ).toEqual([409, 'stay-unavailable']);
  });

  test('is no longer named to who asks by its id, and gone for who saved it', async () => {
    const kept = await app.request<Saved>('GET', `/api/favorites/kept?listingIds=${home}`);
    expect(kept.body.items).toMatchObject([{ title: '', city: '', price: 0, available: false }]);
    expectNothing(kept.text, [...SECRETS, TITLE]);
    const own = await app.request<Saved>('GET', '/api/favorites', { as: guest });
    expect(own.body.items).toMatchObject([{ title: TITLE, available: false }]);
    expectNothing(own.text, SECRETS);
  });
});

describe('who was there', () => {
  test('keeps the conversation, without a name, and nobody reads what they write', async () => {
    const about = (path: string) => app.request('GET', path, { as: guest });
    const thread = await about(`/api/conversations/${conversation}`);
    expect(thread.body).toMatchObject({
      other: { name: '', image: null },
      listing: { title: TITLE, available: false },
    });
    expect(thread.text).toContain('Is there a desk?');
    for (const { text } of [thread, await about('/api/conversations')]) {
      expectNothing(text, [...SECRETS, ANSWER]);
    }
    const written = await app.request('POST', `/api/conversations/${conversation}/messages`, {
      body: { text: 'Thank you!' },
      as: guest,
    });
    expect([written.status, written.body]).toMatchObject([409, { code: 'recipient-gone' }]);
  });

  test('keeps the reservation with what was paid, without a name or a way to the host', async () => {
    const page = await stage.page(guest, reservation);
    expect(page.status).toBe(200);
    expect(page.body).toMatchObject({
      listing: { title: TITLE, available: false },
      host: { name: '', image: null },
      paid: expect.any(Number),
    });
    expect(page.body.paid).toBeGreaterThan(0);
    for (const path of [
      '/api/trips',
      '/api/notices',
      `/api/reservations/${reservation}/calendar.ics`,
      `/api/reservations/${reservation}/reviews`,
      '/api/account/export',
    ]) {
      const { status, text } = await app.request('GET', path, { as: guest });
      expect(status, path).toBe(200);
      expectNothing(text, SECRETS, path);
    }
    expectNothing(page.text, SECRETS);
    expect((await app.request('GET', `/api/profiles/${host.id}`)).status).toBe(404);
  });
});
