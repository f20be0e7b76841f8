import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { makeWishlistStage } from './testing/wishlist-stage.ts';

const { app, create, lists, show, add, share } = await makeWishlistStage();
afterAll(() => app.close());
const { main } = app.services.database;

let host: TestPerson;
let home: string;
let people = 0;
beforeAll(async () => {
  host = await app.signUp('Ana Ferreira');
  home = await insertStay(main, host.id, { title: 'Tiled flat' });
});
const person = () => {
  people += 1;
  return app.signUp(`Mina Park ${people}`);
};
const call = (method: string, path: string, as: TestPerson, body?: object) =>
  app.request<{ code?: string; fields?: Record<string, string> }>(method, path, {
    as,
    ...(body === undefined ? {} : { body }),
  });
const post = (as: TestPerson, body: object) => call('POST', '/api/wishlists', as, body);

describe('lists', () => {
  test('are created, renamed and deleted, the newest first', async () => {
    const mina = await person();
    const first = await create(mina, '  Lisbon   in May ');
    app.clock.advance({ seconds: 1 });
    const second = await create(mina, 'Winter');
    expect(await lists(mina)).toMatchObject([
      { id: second, name: 'Winter', entries: 0, isShared: false, hasListing: false },
      { id: first, name: 'Lisbon in May' },
    ]);
    const renamed = await call('PUT', `/api/wishlists/${first}`, mina, { name: 'Porto' });
    expect(renamed.status).toBe(200);
    expect((await show(mina, first)).name).toBe('Porto');
    const remove = () => call('DELETE', `/api/wishlists/${first}`, mina);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await lists(mina)).toMatchObject([{ id: second }]);
  });

  test.each([
    ['empty', ''],
    ['of spaces', '   '],
    ['of 61 letters', 'n'.repeat(61)],
  ])('are refused at the field where the name is %s', async (_, name) => {
    const refused = await post(host, { name });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['name']);
  });

  test('may have a name of 60 letters', async () => {
    expect((await post(await person(), { name: 'n'.repeat(60) })).status).toBe(201);
  });

  test('begin with a listing, or not at all where it is none', async () => {
    const mina = await person();
    expect((await post(mina, { name: 'First', listingId: home })).status).toBe(201);
    const [first] = await lists(mina);
    expect(first).toMatchObject({ entries: 1 });
    const refused = await post(mina, { name: 'Second', listingId: randomUUID() });
    expect([refused.status, refused.body.code]).toEqual([404, 'not-found']);
    expect(await lists(mina)).toHaveLength(1);
  });

  test('are 50 at most, also where many are created at once', async () => {
    const mina = await person();
    await main.execute(sql`
      insert into wishlist (user_id, slot, name, created_at)
      select ${mina.id}::uuid, n, 'List ' || n, now() from generate_series(1, 47) n`);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => post(mina, { name: `More ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(
      Array(3).fill('too-many-wishlists'),
    );
    expect(await lists(mina)).toHaveLength(50);
  });

  test('of another person are neither shown nor changed', async () => {
    const [mina, rui] = [await person(), await person()];
    const id = await create(mina);
    await add(mina, id, home);
    const path = `/api/wishlists/${id}`;
    const calls: [string, string, object?][] = [
      ['GET', path],
      ['PUT', path, { name: 'Mine' }],
      ['PUT', `${path}/entries/${home}`],
      ['DELETE', `${path}/entries/${home}`],
      ['PUT', `${path}/entries/${home}/note`, { note: 'Mine' }],
      ['PUT', `${path}/link`],
      ['DELETE', `${path}/link`],
    ];
    for (const [method, to, body] of calls) {
      expect((await call(method, to, rui, body)).status, `${method} ${to}`).toBe(404);
    }
    await call('DELETE', path, rui);
    expect(await show(mina, id)).toMatchObject({
      name: 'Lisbon in May',
      link: null,
      entries: [{ listingId: home, note: '' }],
    });
  });
});

describe('entries', () => {
  test('are added once, of any kind of listing, and removed', async () => {
    const mina = await person();
    const id = await create(mina);
    expect(await add(mina, id, home)).toBe(200);
    const note = await call('PUT', `/api/wishlists/${id}/entries/${home}/note`, mina, {
      note: 'Ask for the\nlong desk',
    });
    expect(note.status).toBe(200);
    expect(await add(mina, id, home)).toBe(200);
    expect((await show(mina, id)).entries).toEqual([
      {
        listingId: home,
        listing: expect.objectContaining({ kind: 'stay', title: 'Tiled flat', price: 10_000 }),
        note: 'Ask for the\nlong desk',
        hearts: 0,
        hasMyHeart: false,
      },
    ]);
    const has = await app.request('GET', `/api/wishlists?listingId=${home}`, { as: mina });
    expect(has.body).toMatchObject({ items: [{ id, entries: 1, hasListing: true }] });
    const remove = () => call('DELETE', `/api/wishlists/${id}/entries/${home}`, mina);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect((await show(mina, id)).entries).toEqual([]);
  });

  test('are no favourites, and no heart on a card', async () => {
    const mina = await person();
    await add(mina, await create(mina), home);
    expect((await app.request('GET', '/api/favorites', { as: mina })).body).toEqual({ items: [] });
  });

  test('of what is not offered are refused', async () => {
    const mina = await person();
    const id = await create(mina);
    const hidden = await insertStay(main, host.id);
    await main.execute(
      sql`update listing set moderation_state = 'hidden' where id = ${hidden}::uuid`,
    );
    const deleted = await insertStay(main, host.id);
    await main.execute(sql`update listing set deleted_at = now() where id = ${deleted}::uuid`);
    for (const listingId of [randomUUID(), hidden, deleted]) {
      expect(await add(mina, id, listingId)).toBe(404);
    }
  });

  test('have notes of up to 500 letters, refused at the field', async () => {
    const mina = await person();
    const id = await create(mina);
    await add(mina, id, home);
    const path = `/api/wishlists/${id}/entries/${home}/note`;
    expect((await call('PUT', path, mina, { note: 'n'.repeat(500) })).status).toBe(200);
    const refused = await call('PUT', path, mina, { note: 'n'.repeat(501) });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['note']]);
    const unknown = path.replace(home, randomUUID());
    expect((await call('PUT', unknown, mina, { note: '' })).status).toBe(404);
  });

  test('are 100 at most, also where many are added at once', async () => {
    const mina = await person();
    const id = await create(mina);
    const homes: string[] = [];
    for (let at = 0; at < 102; at += 1) homes.push(await insertStay(main, host.id));
    const values = homes.slice(4).map((listingId, at) => ({ listingId, slot: at + 1 }));
    await main.execute(sql`
      insert into wishlist_entry (wishlist_id, listing_id, slot, created_at)
      select ${id}::uuid, (x->>'listingId')::uuid, (x->>'slot')::smallint, now()
      from jsonb_array_elements(${JSON.stringify(values)}::jsonb) x`);
    const answers = await Promise.all(homes.slice(0, 4).map((each) => add(mina, id, each)));
    expect(answers.toSorted()).toEqual([200, 200, 409, 409]);
    const extra = await insertStay(main, host.id);
    const refused = await call('PUT', `/api/wishlists/${id}/entries/${extra}`, mina);
    expect([refused.status, refused.body.code]).toEqual([409, 'wishlist-full']);
    expect((await show(mina, id)).entries).toHaveLength(100);
  });

  test('that are gone are shown without details', async () => {
    const mina = await person();
    const id = await create(mina);
    const gone = await insertStay(main, host.id, { title: 'Marker of a hidden home' });
    await add(mina, id, gone);
    await call('PUT', `/api/wishlists/${id}/entries/${gone}/note`, mina, { note: 'My own note' });
    await main.execute(
      sql`update listing set moderation_state = 'hidden' where id = ${gone}::uuid`,
    );
    const shown = await app.request('GET', `/api/wishlists/${id}`, { as: mina });
    expect(shown.text).not.toContain('Marker');
    expect(shown.body).toMatchObject({ entries: [{ listing: null, note: 'My own note' }] });
    await main.execute(sql`update listing set moderation_state = 'visible', is_paused = true
      where id = ${gone}::uuid`);
    expect((await show(mina, id)).entries).toMatchObject([{ listing: { isPaused: true } }]);
    await main.execute(sql`update listing set deleted_at = now() where id = ${gone}::uuid`);
    expect((await show(mina, id)).entries).toMatchObject([{ listing: null }]);
  });
});

test('lists and hearts are in the copy of a person’s data, and go with the account', async () => {
  const [mina, rui] = [await person(), await person()];
  const id = await create(mina, 'To be forgotten');
  await add(mina, id, home);
  const other = await create(rui);
  await add(rui, other, home);
  const token = await share(rui, other);
  await app.request('PUT', `/api/shared-wishlists/${token}/hearts/${home}`, { as: mina });
  const copy = await app.request('GET', '/api/account/export', { as: mina });
  expect(copy.body).toMatchObject({
    data: {
      wishlists: {
        lists: [{ name: 'To be forgotten', isShared: false, entries: [{ title: 'Tiled flat' }] }],
        hearts: [{ title: 'Tiled flat' }],
      },
    },
  });
  expect((await app.request('DELETE', '/api/account', { as: mina })).status).toBe(200);
  const left = await queryRows(
    main,
    sql`select 1 from wishlist where user_id = ${mina.id}::uuid
      union all select 1 from wishlist_heart where user_id = ${mina.id}::uuid`,
  );
  expect(left).toEqual([]);
  expect((await show(rui, other)).entries).toMatchObject([{ hearts: 0 }]);
});
