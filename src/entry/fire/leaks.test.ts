import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { CONTRACTS, type RouteId } from '#entry/contracts.ts';
import { mountPages, type RenderPage } from '#entry/pages.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { callAs, type RouteCall } from './testing/call-route.ts';
import { PERMISSIONS, type PermissionCase } from './testing/permission-table.ts';
import { ACTORS, type ActorName, makeWorld, NOW, WORDS } from './testing/world.ts';

const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());

/** Pages are looked at where they have been built; without them the API alone is. */
const PAGES_BUILD = resolve('dist/ssr/ssr.js');
const hasPages = existsSync(PAGES_BUILD);
if (hasPages) {
  const built = (await import(/* @vite-ignore */ pathToFileURL(PAGES_BUILD).href)) as {
    renderPage: RenderPage;
  };
  mountPages(app.app, app.limits, built.renderPage, app.services.config);
}

const world = await makeWorld(app);
const { people, listingId, otherListingId, reservationId, conversationId } = world;
const { id: pendingId } = (
  await app.request<{ id: string }>('POST', '/api/reservations', {
    as: people.guest,
    body: { listingId: otherListingId, startDate: '2026-03-12', endDate: '2026-03-17' },
  })
).body;

/** Words that stand in the database once, and where they may be read is written below. */
const SECRETS = {
  arrival: [
    WORDS.arrival.address,
    WORDS.arrival.wifiName,
    WORDS.arrival.wifiPassword,
    WORDS.arrival.entryInstructions,
  ],
  position: [String(WORDS.arrival.latitude), String(WORDS.arrival.longitude)],
  handles: Object.values(WORDS.contact),
  email: [people.guest.email],
  'host-email': [people.host.email],
  code: [world.code],
  message: [WORDS.message],
} as const;
type Secret = keyof typeof SECRETS;

/** The stay is in Lisbon, which keeps UTC in winter: its third day before begins at midnight. */
const MOMENTS = [
  { name: 'ten days before', at: NOW, open: false },
  { name: 'a second before the third day before', at: '2026-03-08T23:59:59Z', open: false },
  { name: 'exactly three days before', at: '2026-03-09T00:00:00Z', open: true },
  { name: 'in the last second of the day of leaving', at: '2026-03-17T23:59:59Z', open: true },
  { name: 'after leaving', at: '2026-03-18T00:00:00Z', open: false },
] as const;

/** What an answer to an actor holds: all of it and nothing else. */
function secretsFor(
  actor: ActorName,
  route: RouteId,
  { params = {} }: RouteCall,
  open: boolean,
): readonly Secret[] {
  if (route === 'reservations.show' && params.id === reservationId) {
    if (actor === 'host') return ['arrival', 'position', 'handles', 'email', 'code'];
    return actor === 'guest' && open ? ['arrival', 'position'] : [];
  }
  if (route === 'stays.show-form') {
    return actor === 'host' && params.id === listingId ? ['arrival', 'position'] : [];
  }
  const own: Partial<Record<RouteId, readonly [readonly Secret[], readonly Secret[]]>> = {
    'accounts.get-me': [['email'], ['host-email']],
    'accounts.get-own-profile': [['handles', 'email'], ['host-email']],
    'accounts.export-account': [
      ['handles', 'email', 'message'],
      ['arrival', 'host-email'],
    ],
    'stays.show-recent': [[], ['arrival', 'position']],
    'messaging.list-conversations': [['message'], ['message']],
    'messaging.show-conversation': [['message'], ['message']],
    'messaging.list-messages': [['message'], ['message']],
  };
  const [ofGuest, ofHost] = own[route] ?? [[], []];
  if (actor === 'guest') return ofGuest;
  return actor === 'host' ? ofHost : [];
}

/** Every reading call, on everything it could be asked for. */
const CALLS = CONTRACTS.filter(({ method }) => method === 'GET').flatMap((route) => {
  const cases: readonly PermissionCase[] = PERMISSIONS[route.id];
  return cases.flatMap(({ call }) =>
    variantsOf(route.id, call(world)).map((variant) => ({ route, call: variant })),
  );
});

function variantsOf(route: RouteId, call: RouteCall): RouteCall[] {
  const ids =
    route === 'accounts.get-profile'
      ? Object.values(people).map(({ id }) => id)
      : route === 'reservations.show'
        ? [reservationId, pendingId]
        : route.startsWith('messaging.')
          ? [conversationId]
          : [listingId, otherListingId];
  if (call.params?.id === undefined) return [call];
  return ids.map((id) => ({ ...call, params: { ...call.params, id } }));
}

/** Secrets of which any, or which wholly, stand in the bytes of an answer. */
function found(text: string, how: 'some' | 'every'): Secret[] {
  const names = Object.keys(SECRETS) as Secret[];
  return names.filter((name) => SECRETS[name][how]((word) => text.includes(word)));
}

describe.each(MOMENTS)('$name', ({ at, open }) => {
  test.each(ACTORS)('the API tells the %s what is theirs, and no more', async (actor) => {
    app.clock.set(at);
    // Their session is as old as the clock says; the expired one stays expired.
    for (const { route, call } of CALLS) {
      const { text } = await callAs(world, actor, route, call);
      const expected = secretsFor(actor, route.id, call, open);
      const where = `${route.id} ${JSON.stringify(call)}`;
      expect(found(text, 'some'), where).toEqual(found(text, 'every'));
      expect(found(text, 'some').sort(), where).toEqual([...expected].sort());
    }
  });
});

describe.skipIf(!hasPages)('pages', () => {
  const paths = [
    '/',
    `/listings/${listingId}`,
    `/listings/${listingId}?startDate=2026-05-04&endDate=2026-05-09`,
    `/profile/${people.guest.id}`,
    `/profile/${people.host.id}`,
    '/trips',
    `/trips/${reservationId}`,
    '/reservations',
    `/reservations/${reservationId}`,
    `/reservations/${pendingId}`,
    '/favorites',
    '/messages',
    `/messages/${conversationId}`,
    '/properties',
    '/profile-settings',
    `/checkout/${world.checkoutSession}`,
  ];

  /** What is theirs may stand on a page of theirs; nothing of another's may, anywhere. */
  const allowed = (actor: ActorName, path: string, open: boolean): readonly Secret[] => {
    const ofReservation = path.endsWith(reservationId);
    if (actor === 'guest') {
      return [
        'handles',
        'email',
        ...(path.startsWith('/messages') ? (['message'] as const) : []),
        ...(ofReservation && open ? (['arrival', 'position'] as const) : []),
      ];
    }
    if (actor !== 'host') return [];
    if (path.startsWith('/messages')) return ['message', 'host-email'];
    return ofReservation
      ? ['arrival', 'position', 'handles', 'email', 'code', 'host-email']
      : ['host-email'];
  };

  test.each(MOMENTS.slice(0, 3))('are as silent, $name', { timeout: 60_000 }, async (moment) => {
    app.clock.set(moment.at);
    for (const actor of ACTORS) {
      for (const path of paths) {
        const cookie = world.cookies[actor];
        const { text } = await app.request('GET', path, {
          ...(cookie === undefined ? {} : { headers: { cookie } }),
        });
        const more = found(text, 'some').filter(
          (secret) => !allowed(actor, path, moment.open).includes(secret),
        );
        expect(more, `${path} for the ${actor}`).toEqual([]);
      }
    }
  });
});
