import { afterAll, describe, expect, test } from 'vitest';
import { CONTRACTS, type RouteId } from '#entry/contracts.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { MESSAGE_EVENTS } from '#features/messaging/contract.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { buildRoutePath, type RouteCall } from './testing/call-route.ts';
import { makeDigest } from './testing/digest.ts';
import { PERMISSIONS } from './testing/permission-table.ts';
import type { PermissionCase } from './testing/permissions/cases.ts';
import { makeWorld, NOW } from './testing/world.ts';

const app = await makeTestApp({ now: NOW });
const digest = await makeDigest(app.services.database.executeSql);
const world = await makeWorld(app);
afterAll(() => app.close());

const { guest, host, 'other-guest': otherGuest } = world.people;

/** A page that was opened as one account calls, while the browser is signed in to another. */
function callFrom(opened: string, cookie: string, route: RouteDefinition, call: RouteCall) {
  return app.request(route.method, buildRoutePath(route, call), {
    ...(call.body === undefined ? {} : { body: call.body }),
    headers: { cookie, 'x-account': opened },
  });
}

const isForAny = (route: RouteDefinition) => route.account === 'any';

test('the calls of any account are those that tell or change who is signed in, or for whom they act', () => {
  expect(
    CONTRACTS.filter(isForAny)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    'accounts.finish-sign-in',
    'accounts.get-me',
    'accounts.get-sign-in-options',
    'accounts.register',
    'accounts.register-with-passkey',
    'accounts.sign-in',
    'accounts.sign-in-with-passkey',
    'accounts.start-passkey-registration',
    'accounts.start-passkey-sign-in',
    'accounts.start-social-sign-in',
    'cohosting.act-for',
  ]);
});

describe('a page that was opened as another account', () => {
  const routes = CONTRACTS.filter((route) => !isForAny(route));
  test.each(routes.map((route) => [route.id, route] as const))(
    'is refused before anything is done: %s',
    async (id, route) => {
      const [each] = PERMISSIONS[id as RouteId] as readonly PermissionCase[];
      const call = each?.call(world) ?? {};
      const before = await digest();
      for (const person of [guest, host, world.people.admin]) {
        const answer = await callFrom(otherGuest.id, person.cookie, route, call);
        expect([answer.status, answer.body]).toMatchObject([409, { code: 'account-changed' }]);
      }
      expect(await digest()).toEqual(before);
    },
  );

  test.each([
    [MESSAGE_EVENTS, 200],
    [`/api/reservations/${world.reservationId}/calendar.ics`, 200],
    // The guest of this reservation hasn't arrived yet.
    [`/api/reservations/${world.reservationId}/speed-test`, 409],
    [`/api/reservations/${world.reservationId}/evidence/photo-1`, 404],
    [`/api/conversations/${world.conversationId}/pictures/photo-1`, 404],
    [`/api/conversations/${world.conversationId}/pictures/${world.pictureKey}`, 200],
    ['/api/account/export', 200],
  ])('is refused what a browser asks without a header: %s', async (path, status) => {
    const ask = (account: string) =>
      app.app.request(`${path}?account=${account}`, { headers: { cookie: guest.cookie } });
    expect(await (await ask(otherGuest.id)).json()).toMatchObject({ code: 'account-changed' });
    const own = await ask(guest.id);
    await own.body?.cancel();
    expect(own.status).toBe(status);
  });

  test('learns who is signed in, and may sign in again', async () => {
    const headers = { cookie: guest.cookie, 'x-account': otherGuest.id };
    const me = await app.request<{ id: string }>('GET', '/api/me', { headers });
    expect(me.body.id).toBe(guest.id);
    const credentials = { email: otherGuest.email, password: 'not the one' };
    const again = await app.request('POST', '/api/auth/sign-in/email', {
      headers,
      body: credentials,
    });
    expect(again.body).toMatchObject({ code: 'wrong-credentials' });
  });
});

test('a page of the same account, one of nobody and a caller that is no page go on', async () => {
  for (const headers of [{ 'x-account': guest.id }, {}] as Record<string, string>[]) {
    const body = { listingId: world.listingId };
    const saved = await app.request('POST', '/api/favorites', { as: guest, headers, body });
    expect(saved.status).toBeLessThan(300);
    const read = await app.request('GET', '/api/trips', { as: guest, headers });
    expect(read.status).toBe(200);
  }
});

test('where nobody is signed in, a page is asked to log in as before', async () => {
  const answer = await app.request('GET', '/api/trips', { headers: { 'x-account': guest.id } });
  expect([answer.status, answer.body]).toMatchObject([401, { code: 'signed-out' }]);
});
