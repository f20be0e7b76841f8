import { afterAll, expect, test, vi } from 'vitest';
import { isSeen, MODERATION_STATES } from '#domain/moderation.ts';
import { openPageCache, pageKey } from '#entry/page-cache.ts';
import { makeTrustStage } from './testing/trust-stage.ts';

const stage = await makeTrustStage();
const { app, world, execute, decide, counts } = stage;
const { people, listingId, reviewId, conversationId, reservationId } = world;
const cache = await openPageCache(app.services);
afterAll(async () => {
  await cache.close();
  await app.close();
});

const listing = { kind: 'listing', id: listingId };
const show = (as?: typeof people.guest) =>
  app.request<Record<string, unknown>>(
    'GET',
    `/api/listings/${listingId}`,
    as === undefined ? {} : { as },
  );

test('the rule of the database is that of the domain', async () => {
  const readers = {
    owner: people.host,
    party: people.guest,
    other: people['other-guest'],
  } as const;
  for (const state of MODERATION_STATES) {
    await execute('update listing set moderation_state = $2 where id = $1', [listingId, state]);
    for (const [relation, person] of Object.entries(readers)) {
      const { rows } = await execute(
        'select sees_listing(l, $2::uuid) as seen from listing l where id = $1',
        [listingId, person.id],
      );
      expect(rows[0]?.seen, `${state} ${relation}`).toBe(
        isSeen(state, relation as keyof typeof readers),
      );
      expect((await show(person)).status === 200, `${state} ${relation}`).toBe(rows[0]?.seen);
    }
    expect((await show()).status).toBe(state === 'visible' ? 200 : 404);
  }
  await execute("update listing set moderation_state = 'visible' where id = $1", [listingId]);
});

test('a hidden home can’t be reserved; what is agreed goes on', async () => {
  await decide(listing, 'hide');
  const dates = { startDate: '2026-05-04', endDate: '2026-05-09' };
  const asked = await stage.post(people['other-guest'], '/api/reservations', {
    listingId,
    ...dates,
  });
  expect([asked.status, asked.body.code]).toEqual([409, 'stay-unavailable']);
  const trip = await app.request<{ status: string }>('GET', `/api/reservations/${reservationId}`, {
    as: people.guest,
  });
  expect(trip.body.status).toBe('approved');
  const said = await stage.post(people.guest, `/api/conversations/${conversationId}/messages`, {
    text: 'Is the key still under the brick?',
  });
  expect(said.status).toBe(201);
  await decide(listing, 'keep');
  expect((await show()).status).toBe(200);
});

test('what is kept of a page is dropped on all servers within a second', async () => {
  const key = pageKey(['listing', listingId]);
  const ask = async () =>
    (
      await cache.answer(key, { nonce: 'n', takesBrotli: false }, async () => ({
        page: new Response(`with ${listingId}`, { headers: { 'content-type': 'text/html' } }),
        isShared: true,
      }))
    ).response.headers.get('x-cache');
  const settled = async () => {
    let hits = 0;
    while (hits < 10) {
      hits = (await ask()) === 'hit' ? hits + 1 : 0;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  for (const [subject, act] of [
    [listing, 'hide'],
    [listing, 'keep'],
    [{ kind: 'profile', id: people['other-host'].id }, 'suspend'],
    [{ kind: 'profile', id: people['other-host'].id }, 'keep'],
    [{ kind: 'review', id: reviewId }, 'hide'],
  ] as const) {
    // Earlier changes are read by then.
    await settled();
    await decide(subject, act);
    await vi.waitFor(async () => expect(await ask()).toBe('miss'), {
      timeout: 1_000,
      interval: 50,
    });
  }
  await decide({ kind: 'review', id: reviewId }, 'keep');
});

test('the stars of a hidden review count no more, and do again', async () => {
  const stars = async () =>
    (await execute('select rating_sum, rating_count from listing where id = $1', [listingId]))
      .rows[0];
  const before = await stars();
  const review = { kind: 'review', id: reviewId };
  await decide(review, 'hide');
  expect(await stars()).toEqual({ rating_sum: 0, rating_count: 0 });
  const listed = await app.request<{ items: unknown[] }>(
    'GET',
    `/api/listings/${listingId}/reviews`,
  );
  expect(listed.body.items).toEqual([]);
  await decide(review, 'keep');
  expect(await stars()).toEqual(before);
});

test('a hidden message is read by its writer alone', async () => {
  await decide({ kind: 'message', id: `${conversationId}:1` }, 'hide');
  const read = async (as: typeof people.guest) =>
    (
      await app.request<{ messages: { removed: boolean; parts: unknown[] }[] }>(
        'GET',
        `/api/conversations/${conversationId}/messages`,
        { as },
      )
    ).body.messages[0];
  expect(await read(people.host)).toMatchObject({ removed: true, parts: [] });
  expect((await read(people.guest))?.parts).not.toEqual([]);
});

test('a suspended person is signed out, out of searches, and can’t sign in', async () => {
  const { host } = people;
  await decide({ kind: 'profile', id: host.id }, 'suspend');
  expect((await app.request('GET', '/api/me', { as: host })).text).not.toContain(host.email);
  expect((await app.request('GET', '/api/properties', { as: host })).status).toBe(401);
  expect((await show()).status).toBe(404);
  expect((await show(people.guest)).status).toBe(200);
  const { rows } = await execute('select from stay_search where listing_id = $1', [listingId]);
  expect(rows).toHaveLength(0);
  expect((await app.request('GET', `/api/profiles/${host.id}`)).status).toBe(404);
  await decide({ kind: 'profile', id: host.id }, 'keep');
  expect((await show()).status).toBe(200);
  expect((await app.request('GET', `/api/profiles/${host.id}`)).status).toBe(200);
});

test('a suspended person who logs in is told so', async () => {
  const login = { email: 'sus@example.org', password: 'a-long-way-home' };
  const made = await app.request('POST', '/api/register', {
    body: { name: 'Sus Pended', ...login },
  });
  expect(made.status).toBe(201);
  const { rows } = await execute('select id from "user" where email = $1', [login.email]);
  await decide({ kind: 'profile', id: String(rows[0]?.id) }, 'suspend');
  const answer = await app.request<{ code: string }>('POST', '/api/auth/sign-in/email', {
    body: login,
  });
  expect(answer.body.code).toBe('account-suspended');
});

test('a limited person can’t list, request, or write to new people', async () => {
  const limited = await app.signUp('Lim Limited');
  await decide({ kind: 'profile', id: limited.id }, 'limit');
  const codes = [
    await stage.post(limited, '/api/reservations', {
      listingId,
      startDate: '2026-06-04',
      endDate: '2026-06-09',
    }),
    await stage.post(limited, '/api/conversations', { listingId }),
  ].map(({ body }) => body.code);
  expect(codes).toEqual(['account-limited', 'account-limited']);
  expect((await app.request('GET', '/api/favorites', { as: limited })).status).toBe(200);
});

test('the log is only ever added to', async () => {
  const { rows } = await execute(
    'select actor_id, action, person_id, before, after, request_id from audit_entry order by seq limit 1',
  );
  expect(rows[0]).toMatchObject({
    actor_id: people.admin.id,
    action: 'moderation.hide',
    person_id: people.host.id,
    before: { state: 'visible', standing: 'active' },
    after: { state: 'hidden', standing: 'active' },
    request_id: expect.any(String),
  });
  for (const change of [
    "update audit_entry set action = 'nothing'",
    'delete from audit_entry',
    'truncate audit_entry',
  ]) {
    await expect(execute(change), change).rejects.toThrow();
  }
  expect((await counts())?.audit).toBeGreaterThan(5);
});
