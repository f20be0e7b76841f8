import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { insertStay, takeNights } from '#features/stays/server/testing/stay-builder.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { lookAtSearch } from './look-at-search.ts';
import { makeAlertStage } from './testing/alert-stage.ts';

const stage = await makeAlertStage();
const { app, save, look, mailsTo } = stage;
afterAll(() => app.close());
const { main } = app.services.database;

const LISBON = { latitude: '38.71', longitude: '-9.14', radiusKm: '20' };
const PORTO = { latitude: 41.15, longitude: -8.61, city: 'Porto' };

let host: TestPerson;
let people = 0;
beforeAll(async () => {
  host = await app.signUp('Ana Ferreira');
});
const guest = () => {
  people += 1;
  return app.signUp(`Guest ${people}`);
};
const add = (title: string, more = {}) =>
  insertStay(main, host.id, { title, createdAt: app.services.now(), ...more });
const setPrice = (id: string, price: number) =>
  main.execute(sql`update listing set price = ${price}::integer where id = ${id}::uuid`);
const list = async (as: TestPerson) =>
  (
    await app.request<{ items: { id: string; name: string; rhythm: string; filters: string[] }[] }>(
      'GET',
      '/api/saved-searches',
      { as },
    )
  ).body.items;
const change = (as: TestPerson, id: string, body: object) =>
  app.request('PUT', `/api/saved-searches/${id}`, { as, body });

describe('saved searches', () => {
  test('are listed in order, renamed, told at another rhythm and deleted', async () => {
    const mina = await guest();
    const first = await save(mina, LISBON, { name: 'Lisbon', rhythm: 'daily' });
    await save(mina, { guestCount: '3' }, { name: 'For three' });
    expect((await change(mina, first, { name: 'Alfama', rhythm: 'never' })).status).toBe(200);
    expect(await list(mina)).toMatchObject([
      { id: first, name: 'Alfama', rhythm: 'never', filters: [expect.any(String)] },
      { name: 'For three', rhythm: 'at-once', filters: ['3 guests'] },
    ]);
    const remove = () =>
      app.request('DELETE', `/api/saved-searches/${first}`, { as: mina, body: {} });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await list(mina)).toHaveLength(1);
  });

  test('of another person are neither changed nor deleted', async () => {
    const [mina, rui] = [await guest(), await guest()];
    const id = await save(mina, LISBON);
    expect((await change(rui, id, { name: 'Mine', rhythm: 'never' })).status).toBe(404);
    await app.request('DELETE', `/api/saved-searches/${id}`, { as: rui, body: {} });
    expect(await list(mina)).toHaveLength(1);
    expect(await list(rui)).toEqual([]);
  });

  test('are the same whatever the order, the page and the sorting', async () => {
    const mina = await guest();
    await save(mina, { guestCount: '2', ...LISBON });
    const again = { ...LISBON, guestCount: '2', sort: 'newest', page: '3', nonsense: 'x' };
    const body = { kind: 'stay', query: again, name: 'Again', rhythm: 'daily' };
    const answer = await app.request('POST', '/api/saved-searches', { as: mina, body });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'search-saved-before' }]);
  });

  test('are 20 at most, also where many are saved at once', async () => {
    const mina = await guest();
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, at) =>
        app.request<{ code?: string }>('POST', '/api/saved-searches', {
          as: mina,
          body: {
            kind: 'stay',
            query: { ...LISBON, minPrice: String(at + 1) },
            name: `Search ${at}`,
            rhythm: 'daily',
          },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(
      Array(3).fill('too-many-saved-searches'),
    );
    await expect(
      main.execute(sql`
        insert into saved_search select (jsonb_populate_record(s, jsonb_build_object(
          'id', gen_random_uuid(), 'slot', 21, 'query', 'other'))).*
        from saved_search s where s.user_id = ${mina.id}::uuid limit 1`),
    ).rejects.toThrow();
  });

  test('need a confirmed address', async () => {
    const newcomer = await app.signUp('New Comer', { emailVerified: false });
    await expect(save(newcomer, LISBON)).rejects.toThrow('email-unconfirmed');
  });

  test('are in the copy of a person’s data, and go with the account', async () => {
    const mina = await guest();
    await save(mina, LISBON, { name: 'To be forgotten' });
    const copy = await app.request('GET', '/api/account/export', { as: mina });
    expect(copy.text).toContain('To be forgotten');
    const gone = await app.request('DELETE', '/api/account', { as: mina });
    expect([gone.status, gone.text]).toEqual([200, expect.any(String)]);
    const left = await queryRows(
      main,
      sql`select 1 from saved_search where user_id = ${mina.id}::uuid`,
    );
    expect(left).toEqual([]);
  });
});

describe('a search that tells at once', () => {
  test('tells what is new and fits, once, and not what was there before', async () => {
    const mina = await guest();
    const before = await add('Here before');
    await save(mina, { ...LISBON, guestCount: '3' }, { name: 'Three in Lisbon' });
    await add('New in Lisbon');
    await add('Too small', { guestCount: 2 });
    await add('Elsewhere', PORTO);
    await look();
    const [mail, ...others] = await mailsTo(mina);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New for your search: Three in Lisbon');
    expect(mail?.text).toContain('New in Lisbon');
    for (const title of ['Here before', 'Too small', 'Elsewhere']) {
      expect(mail?.text).not.toContain(title);
    }
    await setPrice(before, 9_999);
    app.clock.advance({ hours: 1 });
    await look();
    await look();
    expect(await mailsTo(mina)).toHaveLength(1);
  });

  test('tells a price that falls by 5 %, with the one before, once for each price', async () => {
    const mina = await guest();
    const id = await add('Falling', { price: 20_000 });
    await save(mina, { ...LISBON, minPrice: '150' });
    const fallTo = async (price: number) => {
      await setPrice(id, price);
      app.clock.advance({ hours: 1 });
      await look();
      return (await mailsTo(mina)).length;
    };
    expect(await fallTo(19_100)).toBe(0);
    expect(await fallTo(19_000)).toBe(1);
    expect((await mailsTo(mina))[0]?.text).toContain('$190 a night (was $200)');
    expect(await fallTo(22_000)).toBe(1);
    expect(await fallTo(19_000)).toBe(1);
    expect(await fallTo(18_000)).toBe(2);
  });

  test('tells a home whose nights are free again, with the total of the stay', async () => {
    const mina = await guest();
    const id = await add('Taken at first', PORTO);
    await takeNights(main, id, '2026-05-04', '2026-05-08');
    const dates = { startDate: '2026-05-04', endDate: '2026-05-08' };
    await save(mina, { latitude: '41.15', longitude: '-8.61', radiusKm: '10', ...dates });
    await look();
    expect(await mailsTo(mina)).toEqual([]);
    await main.execute(sql`delete from night where listing_id = ${id}::uuid`);
    app.clock.advance({ hours: 1 });
    await look();
    expect((await mailsTo(mina))[0]?.text).toMatch(/Taken at first · Porto: \$\d+ all in/);
  });

  test('names six, counts the rest, and pauses half an hour between two looks', async () => {
    const mina = await guest();
    await save(mina, { ...LISBON, guestCount: '9' });
    for (let at = 0; at < 9; at += 1) await add(`Large ${at}`, { guestCount: 9 });
    await look();
    const [mail] = await mailsTo(mina);
    expect(mail?.text.match(/Large \d/g)).toHaveLength(6);
    expect(mail?.text).toContain('And 3 more');
    await add('Large and late', { guestCount: 9 });
    await look();
    expect(await mailsTo(mina)).toHaveLength(1);
    app.clock.advance({ minutes: 30 });
    await look();
    expect((await mailsTo(mina))[1]?.text).toContain('Large and late');
  });
});

describe('a mail never shows', () => {
  const NINE = { ...LISBON, guestCount: '8' };

  test('what is hidden or deleted, the homes of blocked people, and one’s own', async () => {
    const mina = await guest();
    const blocked = await app.signUp('Blocked Host');
    await save(mina, NINE, { rhythm: 'daily' });
    const shown = await add('Shown', { guestCount: 8 });
    const hidden = await add('Hidden', { guestCount: 8 });
    await add('Deleted', { guestCount: 8, deletedAt: app.services.now() });
    await insertStay(main, blocked.id, { title: 'Of the blocked', guestCount: 8 });
    await insertStay(main, mina.id, { title: 'My own', guestCount: 8 });
    await app.request('PUT', `/api/blocks/${blocked.id}`, { as: mina, body: {} });
    await look();
    await main.execute(
      sql`update listing set moderation_state = 'hidden' where id = ${hidden}::uuid`,
    );
    app.clock.advance({ hours: 24 });
    await look();
    const [mail] = await mailsTo(mina);
    expect(mail?.text).toContain(shown);
    for (const title of ['Hidden', 'Deleted', 'Of the blocked', 'My own']) {
      expect(mail?.text).not.toContain(title);
    }
  });

  test('what was hidden while it waited to be sent: the rest comes by another', async () => {
    const mina = await guest();
    const id = await save(mina, { ...LISBON, guestCount: '7' });
    const shown = await add('Stays', { guestCount: 7 });
    const hidden = await add('Goes', { guestCount: 7 });
    const { jobs, database } = app.services;
    app.clock.advance({ seconds: 5 });
    await database.transaction((tx) => jobs.enqueue(tx, 'alerts.take-changes', {}));
    await jobs.drain();
    await lookAtSearch(app.services, id);
    await main.execute(
      sql`update listing set moderation_state = 'hidden' where id = ${hidden}::uuid`,
    );
    await jobs.drain();
    app.clock.advance({ hours: 1 });
    await look();
    const mails = await mailsTo(mina);
    const texts = mails.map(({ status, text }) => [status, text.includes(shown)]);
    expect(texts).toEqual([
      // One sent; the first was dropped, and its address with it.
      ['sent', true],
    ]);
  });
});

describe('once a day and once a week', () => {
  test('tells at eight in the morning of the person’s own day, all in one mail', async () => {
    const mina = await guest();
    await save(mina, { ...LISBON, guestCount: '6' }, { rhythm: 'weekly', name: 'Weekly' });
    await save(mina, { ...LISBON, guestCount: '5' }, { rhythm: 'daily', name: 'Daily' });
    const subjects = async () => (await mailsTo(mina)).map(({ subject }) => subject.split(': ')[1]);
    app.clock.set('2026-04-07T12:00:00Z');
    await look();
    await add('For six', { guestCount: 6 });
    await look();
    expect(await subjects()).toEqual([]);
    app.clock.set('2026-04-08T09:05:00Z');
    await look();
    expect(await subjects()).toEqual(['Daily']);
    app.clock.set('2026-04-13T09:05:00Z');
    await look();
    expect(await subjects()).toEqual(['Daily', 'Weekly']);
  });
});

describe('a look', () => {
  test('goes on behind the last change where there are more than one takes', async () => {
    const mina = await guest();
    const id = await save(mina, { ...LISBON, bathroomCount: '4' });
    for (let at = 0; at < 3; at += 1) {
      await add(`Bath ${at}`, { bathroomCount: 4 });
      app.clock.advance({ seconds: 5 });
      const { jobs, database } = app.services;
      await database.transaction((tx) => jobs.enqueue(tx, 'alerts.take-changes', {}));
      await jobs.drain();
    }
    app.clock.advance({ seconds: 5 });
    for (let times = 0; times < 4; times += 1) {
      await lookAtSearch(app.services, id, { maxCandidates: 1 });
    }
    await app.services.jobs.drain();
    const [mail, ...others] = await mailsTo(mina);
    expect(others).toEqual([]);
    expect(mail?.text.match(/Bath \d/g)).toHaveLength(3);
  });

  test('serves many searches, and each tells its own news to its own person', async () => {
    const people = [await guest(), await guest(), await guest()];
    for (const [nth, person] of people.entries()) {
      await save(person, { ...LISBON, roomCount: `${nth + 5}` }, { name: `Rooms ${nth + 5}` });
    }
    await add('Six rooms', { roomCount: 6 });
    await add('Seven rooms', { roomCount: 7 });
    await look();
    const told = await Promise.all(
      people.map(async (person) =>
        (await mailsTo(person)).map(({ subject, text }) => [
          subject.split(': ')[1],
          ['Six rooms', 'Seven rooms'].filter((title) => text.includes(title)),
        ]),
      ),
    );
    expect(told).toEqual([
      [['Rooms 5', ['Six rooms', 'Seven rooms']]],
      [['Rooms 6', ['Six rooms', 'Seven rooms']]],
      [['Rooms 7', ['Seven rooms']]],
    ]);
  });

  test('that fails leaves neither a mail nor a record that it told', async () => {
    const mina = await guest();
    const id = await save(mina, { ...LISBON, bathroomCount: '6' });
    await add('Six baths', { bathroomCount: 6 });
    const { jobs, database } = app.services;
    app.clock.advance({ seconds: 5 });
    await database.transaction((tx) => jobs.enqueue(tx, 'alerts.take-changes', {}));
    await jobs.drain();
    const broken = { ...jobs, enqueue: () => Promise.reject(new Error('died')) };
    await expect(lookAtSearch({ ...app.services, jobs: broken }, id)).rejects.toThrow('died');
    const rows = await queryRows(
      main,
      sql`select 1 from saved_search_match where search_id = ${id}::uuid and news is not null`,
    );
    expect([rows, await mailsTo(mina)]).toEqual([[], []]);
    await Promise.all([lookAtSearch(app.services, id), lookAtSearch(app.services, id)]);
    expect(await mailsTo(mina)).toHaveLength(1);
  });
});
