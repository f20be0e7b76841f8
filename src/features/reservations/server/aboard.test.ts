import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { listAboard } from '../contract.ts';
import { makeJourneyScene, NIGHTS } from './testing/journey-scene.ts';

type Aboard = RouteAnswer<typeof listAboard>;

const scene = await makeJourneyScene();
const { app, host, main } = scene;
afterAll(() => app.close());

const guests = { ana: host, ben: host };
let reader: TestPerson;
let journey: string;
let reservations: { ana: string; ben: string };
let people = 0;

/** Two paid for a new journey that always goes; neither said that they may be shown. */
beforeEach(async () => {
  people += 1;
  guests.ana = await app.signUp(`Ana Aboard ${people}`);
  guests.ben = await app.signUp(`Ben Besides ${people}`);
  reader = await app.signUp(`Rita Reader ${people}`);
  journey = await scene.list({ goPeople: null, goDate: null });
  reservations = {
    ana: await scene.join(journey, guests.ana),
    ben: await scene.join(journey, guests.ben),
  };
});

async function setShown(as: TestPerson, shownAboard: boolean) {
  const { body } = await app.request<object>('GET', '/api/profile', { as });
  const edit = { ...body, shownAboard };
  expect((await app.request('PUT', '/api/profile', { as, body: edit })).status).toBe(200);
}

const aboard = (as: TestPerson = reader, id = journey) =>
  app.request<Aboard>('GET', `/api/itinerants/${id}/aboard`, { as });
const names = async (as?: TestPerson) => (await aboard(as)).body.items.map(({ name }) => name);

/** Nothing of a person is in the bytes of an answer. */
function expectNothing(text: string, { id, name }: TestPerson) {
  expect(text).not.toContain(id);
  expect(text).not.toContain(name.split(' ')[0]);
}

test('nobody is shown who has not said so themselves', async () => {
  const { body, text } = await aboard();
  expect(body).toEqual({ items: [], hasMore: false, own: null });
  for (const guest of Object.values(guests)) expectNothing(text, guest);
});

test('first names and portraits of those who did, each by their own switch', async () => {
  await setShown(guests.ana, true);
  const { body, text } = await aboard();
  expect(body.items).toEqual([{ id: guests.ana.id, name: 'Ana', image: null }]);
  expectNothing(text, guests.ben);
  for (const secret of ['Aboard', NIGHTS.startDate, guests.ana.email]) {
    expect(text).not.toContain(secret);
  }
  await setShown(guests.ben, true);
  expect(await names()).toEqual(['Ana', 'Ben']);
});

test('a guest learns whether the others see them', async () => {
  expect((await aboard(guests.ana)).body.own).toBe('not-shown');
  await setShown(guests.ana, true);
  expect((await aboard(guests.ana)).body.own).toBe('shown');
  expect((await aboard(host)).body.own).toBeNull();
});

test('signed-out visitors see none, nor does the public page', async () => {
  await setShown(guests.ana, true);
  expect((await app.request('GET', `/api/itinerants/${journey}/aboard`)).status).toBe(401);
  for (const as of [undefined, reader]) {
    const options = as === undefined ? {} : { as };
    const { text } = await app.request('GET', `/api/itinerants/${journey}`, options);
    expectNothing(text, guests.ana);
  }
});

describe('never before it is agreed and paid', () => {
  test('not while the request waits, nor while the payment does', async () => {
    const newcomer = await app.signUp('Nora Newcomer');
    await setShown(newcomer, true);
    const id = await scene.ask(journey, newcomer);
    expectNothing((await aboard()).text, newcomer);
    await scene.stage.act(host, id, { status: 'approved' });
    expectNothing((await aboard()).text, newcomer);
    expect((await aboard(newcomer)).body.own).toBeNull();
    await scene.pay(id, newcomer);
    expect(await names()).toEqual(['Nora']);
  });
});

describe('gone with the next answer', () => {
  beforeEach(() => setShown(guests.ana, true));

  test.each<[string, () => Promise<unknown>]>([
    ['once they take it back', () => setShown(guests.ana, false)],
    ['once they leave', () => scene.stage.cancel(guests.ana, reservations.ana)],
    ['once the host cancels', () => scene.stage.cancel(host, reservations.ana)],
    [
      'once they block the reader',
      () => app.request('PUT', `/api/blocks/${reader.id}`, { as: guests.ana, body: {} }),
    ],
    [
      'once the reader blocks them',
      () => app.request('PUT', `/api/blocks/${guests.ana.id}`, { as: reader, body: {} }),
    ],
    [
      'once their profile is hidden',
      () =>
        main.execute(
          sql`update profile set moderation_state = 'hidden' where user_id = ${guests.ana.id}`,
        ),
    ],
    [
      'once they are suspended',
      () => main.execute(sql`update "user" set standing = 'suspended' where id = ${guests.ana.id}`),
    ],
    [
      'once their last night is over',
      () =>
        main.execute(
          sql`update reservation set ends_at = ${app.services.now().toString()}::timestamptz
            where id = ${reservations.ana}`,
        ),
    ],
  ])('%s', async (_when, change) => {
    expect(await names()).toEqual(['Ana']);
    await change();
    expectNothing((await aboard()).text, guests.ana);
  });

  test('a block is for the two alone', async () => {
    await app.request('PUT', `/api/blocks/${reader.id}`, { as: guests.ana, body: {} });
    expect(await names(guests.ben)).toEqual(['Ana']);
  });

  test('once their account is deleted', async () => {
    const leaver = await app.signUp('Lena Leaver');
    await setShown(leaver, true);
    const id = await scene.join(journey, leaver);
    expect(await names()).toEqual(['Ana', 'Lena']);
    await scene.stage.cancel(leaver, id);
    expect((await app.request('DELETE', '/api/account', { as: leaver, body: {} })).status).toBe(
      200,
    );
    expectNothing((await aboard()).text, leaver);
  });
});

test('24 at most, whoever is aboard', async () => {
  await main.execute(sql`
    with people as (
      insert into "user" (name, email, email_verified)
      select 'Person ' || n, 'person' || n || '@example.org', true from generate_series(1, 30) n
      returning id
    )
    insert into profile (user_id, shown_aboard) select id, true from people`);
  await main.execute(sql`
    insert into reservation (key, listing_id, guest_id, host_id, kind, status, start_date,
      end_date, time_zone, check_in_from, arrival_details_from, ends_at, units, rooms, guests,
      listing_title, quote, policy, total, answer_by, paid_at, created_at, updated_at)
    select 'many-' || u.id, r.listing_id, u.id, r.host_id, r.kind, 'approved', r.start_date,
      r.end_date, r.time_zone, r.check_in_from, r.arrival_details_from, r.ends_at, 1, 1, 1,
      r.listing_title, r.quote, r.policy, 0, r.answer_by, r.paid_at, r.created_at, r.updated_at
    from reservation r, "user" u
    where r.id = ${reservations.ana} and u.email like 'person%'`);
  const { body } = await aboard();
  expect([body.items.length, body.hasMore]).toEqual([24, true]);
  await main.execute(sql`delete from reservation where key like 'many-%'`);
});

test('not of another kind, nor of what the reader does not see', async () => {
  expect((await aboard(reader, scene.stage.listingId)).status).toBe(404);
  await main.execute(sql`update listing set moderation_state = 'hidden' where id = ${journey}`);
  expect((await aboard()).status).toBe(404);
});
