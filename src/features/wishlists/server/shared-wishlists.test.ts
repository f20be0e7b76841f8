import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { makeWishlistStage } from './testing/wishlist-stage.ts';

const { app, create, show, add, share, open, heart } = await makeWishlistStage();
afterAll(() => app.close());
const { main } = app.services.database;

let host: TestPerson;
let owner: TestPerson;
let friend: TestPerson;
let people = 0;
beforeAll(async () => {
  host = await app.signUp('Hugo Host');
  owner = await app.signUp('Mina Marker-Park');
  friend = await app.signUp('Rui Costa');
});

/** A shared list of the owner with one home. */
async function makeShared(title = 'Tiled flat') {
  const id = await create(owner, 'Lisbon in May');
  const listingId = await insertStay(main, host.id, { title });
  await add(owner, id, listingId);
  await app.request('PUT', `/api/wishlists/${id}/entries/${listingId}/note`, {
    as: owner,
    body: { note: 'Near Rui' },
  });
  return { id, listingId, token: await share(owner, id) };
}

describe('a link', () => {
  test('shows a list to every user who has it, and of its owner the first name alone', async () => {
    const { id, listingId, token } = await makeShared();
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(await share(owner, id)).toBe(token);
    const expected = {
      name: 'Lisbon in May',
      ownerName: 'Mina',
      isOwn: false,
      entries: [
        {
          listingId,
          listing: { kind: 'stay', title: 'Tiled flat', isPaused: false },
          note: 'Near Rui',
          hearts: 0,
          hasMyHeart: false,
        },
      ],
    };
    for (const reader of [undefined, friend]) {
      const shown = await open(token, reader);
      expect([shown.status, shown.body]).toMatchObject([200, expected]);
      for (const secret of ['Marker', owner.id, owner.email, id]) {
        expect(shown.text).not.toContain(secret);
      }
    }
    expect((await open(token, owner)).body.isOwn).toBe(true);
  });

  test('opens nothing once it is revoked, and another one is another', async () => {
    const { id, listingId, token } = await makeShared();
    expect((await app.request('DELETE', `/api/wishlists/${id}/link`, { as: owner })).status).toBe(
      200,
    );
    expect((await show(owner, id)).link).toBeNull();
    for (const reader of [undefined, friend, owner]) {
      expect((await open(token, reader)).status).toBe(404);
    }
    expect((await heart('PUT', friend, { token, listingId })).status).toBe(404);
    const another = await share(owner, id);
    expect(another).not.toBe(token);
    expect([(await open(token)).status, (await open(another)).status]).toEqual([404, 200]);
  });

  test('opens nothing once its list or its owner is gone, or its owner is suspended', async () => {
    const { id, listingId, token } = await makeShared();
    const stand = (standing: string) =>
      main.execute(sql`update "user" set standing = ${standing} where id = ${owner.id}::uuid`);
    await stand('suspended');
    expect((await open(token)).status).toBe(404);
    expect((await heart('PUT', friend, { token, listingId })).status).toBe(404);
    await stand('good');
    expect((await open(token)).status).toBe(200);
    await app.request('DELETE', `/api/wishlists/${id}`, { as: owner });
    expect((await open(token)).status).toBe(404);
    const leaver = await app.signUp('Lea Ver');
    const left = await share(leaver, await create(leaver));
    expect((await open(left)).status).toBe(200);
    await app.request('DELETE', '/api/account', { as: leaver });
    expect((await open(left)).status).toBe(404);
  });

  test('with a letter changed opens nothing, nor does what the database has', async () => {
    const { id, token } = await makeShared();
    const swapped = (at: number) =>
      `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    for (const wrong of [swapped(0), swapped(30), swapped(62)]) {
      expect((await open(wrong)).status).toBe(404);
    }
    const [row] = await queryRows<{ row: string }>(
      main,
      sql`select row_to_json(w)::text as row from wishlist w where id = ${id}::uuid`,
    );
    expect(row?.row).not.toContain(token.slice(22));
  });

  test('tells nothing of what is hidden or deleted, nor what was noted about it', async () => {
    const { listingId, token } = await makeShared('Marker of a home');
    for (const change of [
      sql`moderation_state = 'hidden'`,
      sql`moderation_state = 'limited'`,
      sql`moderation_state = 'visible', is_paused = true, deleted_at = now()`,
    ]) {
      await main.execute(sql`update listing set ${change} where id = ${listingId}::uuid`);
      for (const reader of [undefined, friend]) {
        const shown = await open(token, reader);
        expect(shown.body.entries).toEqual([
          { listingId, listing: null, note: '', hearts: 0, hasMyHeart: false },
        ]);
        for (const secret of ['Marker', 'Near Rui', 'Lisboa', 'media']) {
          expect(shown.text).not.toContain(secret);
        }
      }
      expect((await heart('PUT', friend, { token, listingId })).status).toBe(404);
    }
  });
});

describe('hearts', () => {
  test('are one a person, given and taken back', async () => {
    const { id, listingId, token } = await makeShared();
    const entry = { token, listingId };
    expect(await heart('PUT', friend, entry)).toMatchObject({ status: 200, body: { hearts: 1 } });
    expect((await heart('PUT', friend, entry)).body).toEqual({ hearts: 1 });
    expect((await heart('PUT', owner, entry)).body).toEqual({ hearts: 2 });
    expect((await open(token, friend)).body.entries).toMatchObject([
      { hearts: 2, hasMyHeart: true },
    ]);
    expect((await open(token)).body.entries).toMatchObject([{ hearts: 2, hasMyHeart: false }]);
    expect((await show(owner, id)).entries).toMatchObject([{ hearts: 2, hasMyHeart: true }]);
    expect((await heart('DELETE', friend, entry)).body).toEqual({ hearts: 1 });
    expect((await heart('DELETE', friend, entry)).body).toEqual({ hearts: 1 });
  });

  test('need an account, and a listing of the list', async () => {
    const { listingId, token } = await makeShared();
    expect((await heart('PUT', undefined, { token, listingId })).status).toBe(401);
    const other = await insertStay(main, host.id);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await heart(method, friend, { token, listingId: other })).status).toBe(404);
    }
  });

  test('of many at once are all counted, and several of one are one', async () => {
    const { id, listingId, token } = await makeShared();
    const entry = { token, listingId };
    const friends: TestPerson[] = [];
    for (let at = 0; at < 6; at += 1) {
      people += 1;
      friends.push(await app.signUp(`Friend ${people}`));
    }
    const answers = await Promise.all(
      [...friends, ...friends].map((each) => heart('PUT', each, entry)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await show(owner, id)).entries).toMatchObject([{ hearts: 6 }]);
  });

  test('race the removal of their entry without an error or a heart for nothing', async () => {
    const { id, listingId, token } = await makeShared();
    const [given, removed] = await Promise.all([
      heart('PUT', friend, { token, listingId }),
      app.request('DELETE', `/api/wishlists/${id}/entries/${listingId}`, { as: owner }),
    ]);
    expect([200, 404]).toContain(given.status);
    expect(removed.status).toBe(200);
    await add(owner, id, listingId);
    expect((await show(owner, id)).entries).toMatchObject([{ hearts: 0 }]);
  });
});
