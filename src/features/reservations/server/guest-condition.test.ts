import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeIdentitySteps,
  startIdentityDouble,
} from '#features/accounts/server/testing/identity-stage.ts';
import { END, makeStage, NOW, START } from './testing/stage.ts';

const { double, env } = await startIdentityDouble();
const stage = await makeStage({ env });
const { app, host, stranger, listingId } = stage;
const { verify } = makeIdentitySteps(app, double);
afterAll(async () => {
  await app.close();
  await double.close();
});
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});

const setCondition = (as: typeof host, asksVerifiedGuests: boolean, id = listingId) =>
  app.request<{ code: string }>('PUT', `/api/listings/${id}/guest-condition`, {
    as,
    body: { asksVerifiedGuests },
  });
const check = async (as: typeof host, id = listingId) =>
  (
    await app.request<{ refusal: { code: string } | null }>(
      'GET',
      `/api/listings/${id}/request-check?startDate=${START}&endDate=${END}`,
      { as },
    )
  ).body.refusal;
const shownOn = async (id = listingId) =>
  (await app.request<{ asksVerifiedGuests: boolean }>('GET', `/api/listings/${id}`)).body
    .asksVerifiedGuests;

describe('a host who asks for verified guests', () => {
  test('is asked by those alone, as page and button say', async () => {
    expect(await shownOn()).toBe(false);
    expect((await setCondition(host, true)).status).toBe(200);
    expect(await shownOn()).toBe(true);
    const { guest } = stage;
    expect(await check(guest)).toMatchObject({ code: 'guest-not-verified' });
    const refused = await stage.book();
    expect([refused.status, refused.body.code]).toEqual([403, 'guest-not-verified']);
    await verify(guest, { name: 'Gina Guest' });
    expect(await check(guest)).toBeNull();
    const made = await stage.book();
    expect(made.status).toBe(201);
    const { customer } = (await stage.page(host, made.body.id)).body;
    expect(customer?.verified).toEqual({ on: NOW.slice(0, 10), isAdult: true, nameMatches: true });
    const inbox = await app.request<{ items: { id: string; isGuestVerified: boolean }[] }>(
      'GET',
      '/api/reservations',
      { as: host },
    );
    expect(inbox.body.items.find(({ id }) => id === made.body.id)?.isGuestVerified).toBe(true);
    await stage.cancel(guest, made.body.id);
    expect((await setCondition(host, false)).status).toBe(200);
  });

  test('isn’t asked by a minor, whose document says so', async () => {
    const id = await stage.addStay();
    await setCondition(host, true, id);
    await verify(stage.guest, { born: { day: 3, month: 3, year: 2008 } });
    expect((await stage.book({ listingId: id })).body.code).toBe('guest-not-verified');
  });

  test('goes on with what was asked for before', async () => {
    const id = await stage.addStay();
    const { body } = await stage.book({ listingId: id });
    await setCondition(host, true, id);
    const { status } = await stage.act(host, body.id, { status: 'approved' });
    expect(status).toBe(200);
    const { customer } = (await stage.page(host, body.id)).body;
    expect(customer?.verified).toBeNull();
  });

  test('says so by a condition that another person can’t set', async () => {
    expect((await setCondition(stranger, true)).body.code).toBe('forbidden');
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await setCondition(host, true, unknown)).body.code).toBe('not-found');
    expect(await shownOn()).toBe(false);
  });

  test('at the same moment as a request, is heard first or last, never in between', async () => {
    for (let round = 0; round < 5; round += 1) {
      await stage.renewGuest();
      const id = await stage.addStay();
      const [set, asked] = await Promise.all([
        setCondition(host, true, id),
        stage.book({ listingId: id }),
      ]);
      expect(set.status).toBe(200);
      expect([201, 403]).toContain(asked.status);
      expect((await stage.book({ listingId: id }, stranger)).body.code).toBe('guest-not-verified');
    }
  });
});

test('where no identity can be verified, there is no such condition', async () => {
  const bare = await makeStage();
  await bare.app.services.database.executeSql(
    'update listing set asks_verified_guests = true where id = $1',
    [bare.listingId],
  );
  const page = await bare.app.request<{ asksVerifiedGuests: boolean }>(
    'GET',
    `/api/listings/${bare.listingId}`,
  );
  expect(page.body.asksVerifiedGuests).toBe(false);
  expect((await bare.book()).status).toBe(201);
  const set = await bare.app.request<{ code: string }>(
    'PUT',
    `/api/listings/${bare.listingId}/guest-condition`,
    { as: bare.host, body: { asksVerifiedGuests: true } },
  );
  expect(set.body.code).toBe('identity-not-offered');
  const { items } = (
    await bare.app.request<{ items: { asksVerifiedGuests: boolean | null }[] }>(
      'GET',
      '/api/properties',
      { as: bare.host },
    )
  ).body;
  expect(items.map(({ asksVerifiedGuests }) => asksVerifiedGuests)).toEqual([null]);
  await bare.app.close();
});
