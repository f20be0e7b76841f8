import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingPath } from '#domain/listing-path.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { CONTRACTS } from '#entry/contracts.ts';
import { openPageCache } from '#entry/page-cache.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { HAS_PAGES, mountBuiltPages } from './testing/built-pages.ts';
import { callAs, type RouteCall } from './testing/call-route.ts';
import { PAGES } from './testing/page-table.ts';
import { PERMISSIONS } from './testing/permission-table.ts';
import type { PermissionCase } from './testing/permissions/cases.ts';
import { serializeAnswer } from './testing/secrets.ts';
import { makeWorld, NOW, type World } from './testing/world.ts';

const app = await makeTestApp({ now: NOW });
const pageCache = await openPageCache(app.services);
await mountBuiltPages(app, pageCache);
afterAll(async () => {
  await pageCache.close();
  await app.close();
});

/** Words that are in the database once, in something that moderation has hidden. */
const WORDS = {
  title: 'Marker-hidden home by the river',
  description: 'marker-hidden-description, long enough to be one, with a desk and a view.',
  review: 'marker-hidden-review of a guest',
  headline: 'marker-hidden-headline',
  bio: 'marker-hidden-bio of a person',
  message: 'marker-message between the two of them',
};
/** Those who have nothing to do with it. */
const STRANGERS = ['signed-out', 'other-guest', 'other-host'] as const;

const worlds: World[] = [];
beforeAll(async () => {
  const { executeSql } = app.services.database;
  for (const kind of LISTING_KINDS) {
    const world = await makeWorld(app, kind);
    const { listingId, reviewId, conversationId, people } = world;
    await executeSql('update listing set title = $2, description = $3 where id = $1', [
      listingId,
      WORDS.title,
      WORDS.description,
    ]);
    await executeSql('update review set text = $2 where id = $1', [reviewId, WORDS.review]);
    await executeSql('update profile set headline = $2, bio = $3 where user_id = $1', [
      people.guest.id,
      WORDS.headline,
      WORDS.bio,
    ]);
    // Saved while it could be seen.
    await app.request('POST', '/api/favorites', {
      as: people['other-guest'],
      body: { listingId },
    });
    for (const subject of [
      { kind: 'review', id: reviewId },
      { kind: 'listing', id: listingId },
      { kind: 'profile', id: people.guest.id },
      { kind: 'message', id: `${conversationId}:1` },
    ]) {
      const decided = await app.request('POST', '/api/admin/moderation/decisions', {
        as: people.admin,
        body: { subject, act: 'hide', rule: 'honest-listings' },
      });
      expect(decided.status).toBe(200);
    }
    worlds.push(world);
  }
});

/** Where the other guest has a reservation too, they keep the name of what they reserved. */
function listStrangers({ fellow }: World): readonly (typeof STRANGERS)[number][] {
  return STRANGERS.filter((actor) => fellow === null || actor !== 'other-guest');
}

/** Every reading call, with the hidden things as its subjects. */
function listReads(world: World) {
  return CONTRACTS.filter(({ method }) => method === 'GET').flatMap((route) => {
    const cases: readonly PermissionCase[] = PERMISSIONS[route.id];
    return cases.flatMap(({ call }) => {
      const plain: RouteCall = call(world);
      const { guest, host } = world.people;
      const ids = [world.listingId, guest.id, host.id, world.itinerantId];
      const variants =
        plain.params?.id === undefined
          ? [plain]
          : [plain, ...ids.map((id) => ({ ...plain, params: { ...plain.params, id } }))];
      return variants.map((variant) => ({ route, call: variant }));
    });
  });
}

function expectSilence(text: string, where: string) {
  const found = Object.entries(WORDS).filter(([, word]) => text.includes(word));
  expect(
    found.map(([name]) => name),
    where,
  ).toEqual([]);
}

describe.each(LISTING_KINDS.map((kind, at) => [kind, at] as const))(
  'around a hidden listing of the kind %s',
  (kind, at) => {
    test.each(STRANGERS)('the API is silent to the %s', async (actor) => {
      const world = worlds[at];
      if (world === undefined) throw new Error('no world');
      if (!listStrangers(world).includes(actor)) return;
      for (const { route, call } of listReads(world)) {
        const answer = await callAs(world, actor, route, call);
        expectSilence(serializeAnswer(answer), `${route.id} ${JSON.stringify(call)}`);
      }
    });

    test('so are documents and pages, kept or not', { timeout: 240_000 }, async () => {
      const world = worlds[at];
      if (world === undefined) throw new Error('no world');
      const documents = [
        '/sitemap.xml',
        '/sitemap-pages.xml',
        '/sitemap-homes-1.xml',
        '/blog/feed.xml',
      ];
      const pages = HAS_PAGES
        ? [
            ...Object.values(PAGES).flatMap((some) => some.map(({ path }) => path(world))),
            listingPath(kind, world.listingId),
            `/profile/${world.people.guest.id}`,
          ]
        : [];
      for (const path of [...documents, ...pages]) {
        for (const actor of listStrangers(world)) {
          const cookie = world.cookies[actor];
          const answer = await app.request('GET', path, {
            ...(cookie === undefined ? {} : { headers: { cookie } }),
          });
          const text = serializeAnswer(answer);
          expectSilence(text, `${path} for the ${actor}`);
          if (path.startsWith('/sitemap')) expect(text).not.toContain(world.listingId);
        }
      }
    });
  },
);

test('the words are there: their owners read them', async () => {
  const [world] = worlds;
  if (world === undefined) throw new Error('no world');
  const { people, listingId, conversationId } = world;
  const own = await app.request('GET', `/api/listings/${listingId}`, { as: people.host });
  expect(own.text).toContain(WORDS.title);
  const profile = await app.request('GET', `/api/profiles/${people.guest.id}`, {
    as: people.guest,
  });
  expect(profile.text).toContain(WORDS.bio);
  const messages = await app.request('GET', `/api/conversations/${conversationId}/messages`, {
    as: people.guest,
  });
  expect(messages.text).toContain(WORDS.message);
});
