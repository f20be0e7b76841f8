import { afterAll, describe, expect, test } from 'vitest';
import { KINDS } from '#domain/kinds.ts';
import { listingPath } from '#domain/listing-path.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { CONTRACTS, type RouteId } from '#entry/contracts.ts';
import { openPageCache } from '#entry/page-cache.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { HAS_PAGES, mountBuiltPages } from './testing/built-pages.ts';
import { callAs, callerOptions, type RouteCall } from './testing/call-route.ts';
import { everyone } from './testing/foreign-table.ts';
import { PAGES, type PageCase, pageRoutes } from './testing/page-table.ts';
import { PERMISSIONS } from './testing/permission-table.ts';
import type { PermissionCase } from './testing/permissions/cases.ts';
import {
  collectSecrets,
  expectedSecrets,
  found,
  type Secret,
  serializeAnswer,
} from './testing/secrets.ts';
import { ACTORS, type ActorName, makeWorld, NOW, type World } from './testing/world.ts';

const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());

// A page shown to one reader may be served to others, as in the product.
const pageCache = await openPageCache(app.services);
afterAll(() => pageCache.close());
await mountBuiltPages(app, pageCache);

/** The guest's requests to the other host, not answered yet or not paid. */
async function requestOther({ people, otherListingId, dates }: World): Promise<string> {
  const body = { listingId: otherListingId, ...dates };
  const as = people.guest;
  return (await app.request<{ id: string }>('POST', '/api/reservations', { as, body })).body.id;
}

/** The stay is in Lisbon, which is on UTC in winter: its third day before begins at midnight. */
const NIGHT_MOMENTS = [
  { name: 'ten days before', at: NOW, open: false },
  { name: 'a second before the third day before', at: '2026-03-08T23:59:59Z', open: false },
  { name: 'exactly three days before', at: '2026-03-09T00:00:00Z', open: true },
  { name: 'in the last second of the check-out date', at: '2026-03-17T23:59:59Z', open: true },
  { name: 'after leaving', at: '2026-03-18T00:00:00Z', open: false },
] as const;

/**
 * An evening there, from 18:00 to 20:00: paying guests are shown its place, by mail too, until a
 * day after its end.
 */
const SESSION_MOMENTS = [
  { name: 'ten days before', at: NOW, open: true },
  { name: 'a second before the third day before', at: '2026-03-08T23:59:59Z', open: true },
  { name: 'exactly three days before', at: '2026-03-09T00:00:00Z', open: true },
  { name: 'in the last second of the day after', at: '2026-03-13T19:59:59Z', open: true },
  { name: 'a day after the session', at: '2026-03-13T20:00:00Z', open: false },
] as const;

/** Every reading call, on every object of a world that it could be called for. */
function listReads(world: World, pendingId: string) {
  return CONTRACTS.filter(({ method }) => method === 'GET').flatMap((route) => {
    const cases: readonly PermissionCase[] = PERMISSIONS[route.id];
    return cases.flatMap(({ call }) =>
      listVariants(world, pendingId, route.id, call(world)).map((variant) => ({
        route,
        call: variant,
      })),
    );
  });
}

/** Routes whose parameter names a person. */
const OF_PEOPLE: ReadonlySet<RouteId> = new Set<RouteId>([
  'accounts.get-profile',
  'listings.list-hosted',
  'reviews.list-of-host',
  'reviews.list-by-hosts',
]);

function listVariants(
  { people, listingId, otherListingId, reservationId, conversationId, fellow }: World,
  pendingId: string,
  route: RouteId,
  call: RouteCall,
): RouteCall[] {
  const ids = OF_PEOPLE.has(route)
    ? Object.values(people).map(({ id }) => id)
    : route === 'reservations.show' || route === 'reviews.show'
      ? [reservationId, pendingId, ...(fellow === null ? [] : [fellow.reservationId])]
      : route.startsWith('messaging.')
        ? [conversationId]
        : [listingId, otherListingId];
  if (call.params?.id === undefined) return [call];
  return ids.map((id) => ({ ...call, params: { ...call.params, id } }));
}

/** A world of each kind of listing, with the instants at which more or less of it is revealed. */
const WORLDS: {
  world: World;
  pending: string;
  moments: typeof NIGHT_MOMENTS | typeof SESSION_MOMENTS;
}[] = [];
for (const kind of LISTING_KINDS) {
  const world = await makeWorld(app, kind);
  const moments = KINDS[kind].payment === 'on-booking' ? SESSION_MOMENTS : NIGHT_MOMENTS;
  WORLDS.push({ world, pending: await requestOther(world), moments });
}

/** Instants at which more or less is revealed than before; the others with `npm run test:full`. */
const IS_FULL = process.env.TEST_WIDTH !== undefined;
const LOOKED_AT = IS_FULL ? [0, 1, 2, 3, 4] : [1, 2];

describe.each(
  WORLDS.flatMap(({ moments, ...each }) =>
    moments.filter((_, at) => LOOKED_AT.includes(at)).map((moment) => ({ ...each, ...moment })),
  ),
)('around a listing of the kind $world.kind, $name', ({ world, pending, at, open }) => {
  const secrets = collectSecrets(world);
  test.each(ACTORS)('the API tells the %s what is theirs, and no more', async (actor) => {
    app.clock.set(at);
    // Their session is as old as the test's clock; the expired one stays expired.
    for (const { route, call } of listReads(world, pending)) {
      const bytes = serializeAnswer(await callAs(world, actor, route, call));
      const where = `${route.id} ${JSON.stringify(call)}`;
      expect(found(secrets, bytes, 'every'), where).toEqual(found(secrets, bytes));
      expect(found(secrets, bytes), where).toEqual(
        expectedSecrets(world, actor, route.id, call, open),
      );
    }
  });

  test("the guest's calendar tells none of it to whoever has its address", async () => {
    app.clock.set(at);
    for (const path of [
      world.calendarPath,
      `/api/reservations/${world.reservationId}/calendar.ics`,
    ]) {
      const answer = await app.request('GET', path, { as: world.people.guest });
      expect(answer.status, path).toBe(200);
      const unfolded = { ...answer, text: answer.text.replaceAll('\r\n ', '') };
      expect(unfolded.text).toContain(world.reservationId);
      expect(found(secrets, serializeAnswer(unfolded)), path).toEqual([]);
    }
  });
});

test('every page is looked at', () => {
  expect(Object.keys(PAGES).sort()).toEqual(pageRoutes().sort());
});

/** Pages about reservations, their messages and their people, which are the same for every kind. */
const OF_ANY_KIND = /^.(trips|reservations|messages|profile\/)/;
/** Documents of a reservation. */
const DOCUMENT = /\/(?:agreement|letter)$/;
const PAGE_WORLDS = HAS_PAGES ? WORLDS : [];

describe.each(PAGE_WORLDS)(
  'pages around a listing of the kind $world.kind',
  ({ world, pending, moments }) => {
    /** Texts that are in the database once; the places where they may be read are next to them. */
    const secrets = collectSecrets(world);
    const { kind, listingId, reservationId, fellow } = world;
    const all: readonly PageCase[] = [
      ...Object.values(PAGES)
        .flat()
        .filter(({ path }) => kind === 'stay' || OF_ANY_KIND.test(path(world)))
        // A stay has documents; what is paid on booking has none.
        .filter(({ path }) => KINDS[kind].payment === 'on-approval' || !DOCUMENT.test(path(world))),
      ...['/trips', '/reservations'].map((list) => ({
        path: () => `${list}/${pending}`,
        // For the guest and for the other host.
        expected: { ...everyone(200), 'other-guest': 404, host: 404, support: 404 },
      })),
      ...(fellow === null ? [] : ['/trips', '/reservations']).map((list) => ({
        path: () => `${list}/${fellow?.reservationId}`,
        expected: { ...everyone(200), guest: 404, 'other-host': 404, support: 404 },
      })),
      // Each kind has an address of its own.
      { path: () => listingPath(kind, listingId), expected: everyone(200) },
      ...(kind === 'stay'
        ? []
        : [{ path: () => `/listings/${listingId}`, expected: everyone(404) }]),
      { path: () => '/no-such-page', expected: everyone(404) },
    ];
    /** Pages that depend on the days: reservations, and the pages that lead to them. */
    const dated = all.filter(({ path }) =>
      /^.(trips|reservations|messages|listings|itinerants|experience)/.test(path(world)),
    );

    /** Own data may be on an actor's pages; another's may never be. */
    const allowed = (actor: ActorName, path: string, open: boolean): readonly Secret[] => {
      const about = path.replace(DOCUMENT, '');
      const ofReservation = about.endsWith(reservationId);
      const ofFellow = fellow !== null && about.endsWith(fellow.reservationId);
      if (actor === 'guest') {
        return [
          'handles',
          'email',
          ...(path.startsWith('/messages') ? (['message', 'message-picture'] as const) : []),
          ...(ofReservation && open ? (['arrival', 'position'] as const) : []),
        ];
      }
      if (actor === 'other-guest') {
        return ['other-email', ...(ofFellow && open ? (['arrival', 'position'] as const) : [])];
      }
      const readsPeople = actor === 'admin' || actor === 'support';
      if (readsPeople && path.startsWith('/admin/people/')) return ['email'];
      if (actor !== 'host') return [];
      if (path.startsWith('/messages')) return ['message', 'message-picture', 'host-email'];
      if (ofFellow) return ['arrival', 'position', 'other-email', 'fellow-code', 'host-email'];
      return ofReservation
        ? ['arrival', 'position', 'handles', 'email', 'code', 'host-email']
        : ['host-email'];
    };

    // All pages when the most is revealed; before that, those that depend on the days with `npm run
    // test:full`.
    test.each([
      ...(IS_FULL
        ? [
            { ...moments[0], pages: dated },
            { ...moments[1], pages: dated },
          ]
        : []),
      { ...moments[2], pages: all },
    ])('are as silent, $name', { timeout: 240_000 }, async ({ at, open, pages }) => {
      app.clock.set(at);
      for (const page of pages) {
        const path = page.path(world);
        const seen: Partial<Record<ActorName, number>> = {};
        for (const actor of ACTORS) {
          const answer = await app.request('GET', path, callerOptions(world, actor));
          seen[actor] = answer.status;
          const more = found(secrets, serializeAnswer(answer)).filter(
            (secret) => !allowed(actor, path, open).includes(secret),
          );
          expect(more, `${path} for the ${actor}`).toEqual([]);
        }
        expect(seen, path).toEqual(page.expected);
      }
    });
  },
);

// Last of all, since it makes time pass for every reservation here.
test('mails tell each what is theirs, and no more', async () => {
  const instants = WORLDS.flatMap(({ moments }) => moments.map(({ at }) => at)).sort();
  for (const now of new Set(instants)) {
    app.clock.set(now);
    for (const { cron, run } of app.jobHandlers) if (cron === '* * * * *') await run({} as never);
    for (const { world, moments } of WORLDS) {
      const { kind, fellow, people } = world;
      // For nights a mail reveals it at the third moment; for seats the one that confirms the
      // booking.
      const isSent = moments[0].open || moments[2].at <= now;
      for (const [actor, { email }] of Object.entries(people)) {
        const comes = actor === 'guest' || (actor === 'other-guest' && fellow !== null);
        const told = comes && isSent ? ['arrival'] : [];
        const where = `of the kind ${kind}, to the ${actor}, by ${now}`;
        expect(found(collectSecrets(world), await mailsTo(email)), where).toEqual(told);
      }
    }
  }
});

/** All that was mailed to an address. */
async function mailsTo(address: string): Promise<string> {
  const { rows } = await app.services.database.executeSql(
    'select subject, text, html from mail_outbox where "to" = $1',
    [address],
  );
  return rows.flatMap((row) => Object.values(row)).join('\n');
}
