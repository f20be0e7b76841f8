/** @module-tag long */
import { afterAll, describe, expect, test } from 'vitest';
import { listingPath } from '#domain/listing-path.ts';
import { MAX_SECONDS, openPageCache } from '#entry/page-cache.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { HAS_PAGES, mountBuiltPages } from './testing/built-pages.ts';
import { collectSecrets, found, serializeAnswer } from './testing/secrets.ts';
import { ACTORS, makeWorld, NOW } from './testing/world.ts';

/** Answers from the cache that are read; ten thousand with `npm run test:release`. */
const READ = process.env.TEST_WIDTH === 'release' ? 10_000 : 400;
const CHANGES = process.env.TEST_WIDTH === 'release' ? 60 : 12;

const app = await makeTestApp({ now: NOW });
const cache = await openPageCache(app.services);
afterAll(async () => {
  await cache.close();
  await app.close();
});
await mountBuiltPages(app, cache);

const world = await makeWorld(app);
const { listingId, dates } = world;
const listing = listingPath('stay', listingId);
const results = `/?startDate=${dates.startDate}&endDate=${dates.endDate}`;
const start = Temporal.Instant.from(NOW);
const secondsOn = (seconds: number) => app.clock.set(start.add({ seconds }).toString());

describe.skipIf(!HAS_PAGES)('pages that are kept', () => {
  test(`${READ} answers from the cache tell nothing of those who are signed in`, {
    timeout: 120_000,
  }, async () => {
    const secrets = collectSecrets(world);
    const names = Object.values(world.people).map(({ id }) => id);
    const hosts = new Set([world.people.host.id, world.people['other-host'].id]);
    const paths = ['/', listing, results, '/trips', '/messages', '/favorites', '/itinerants'];
    let hits = 0;
    for (let round = 0; hits < READ; round += 1) {
      secondsOn(round);
      const path = paths[round % paths.length] ?? '/';
      // Signed-in users request the same pages, before and between the others.
      const actor = ACTORS[round % ACTORS.length] ?? 'guest';
      const cookie = world.cookies[actor];
      const asked = [cookie, ...Array.from({ length: 20 }, () => undefined)];
      const answers = await Promise.all(
        asked.map((each) =>
          app.request('GET', path, each === undefined ? {} : { headers: { cookie: each } }),
        ),
      );
      for (const [at, answer] of answers.entries()) {
        if (at === 0 && cookie !== undefined) {
          expect(answer.headers.get('x-cache'), `${path} of ${actor}`).toBeNull();
          continue;
        }
        const bytes = serializeAnswer(answer);
        if (answer.headers.get('x-cache') === 'hit') hits += 1;
        expect(found(secrets, bytes), `${path} after ${actor}`).toEqual([]);
        // The page may name the host of the listing, and no one else.
        const told = names.filter((id) => !hosts.has(id) && bytes.includes(id));
        expect(told, `${path} after ${actor}`).toEqual([]);
      }
    }
  });

  test(`a price is shown for ${MAX_SECONDS} seconds at most after it changed, whatever changes meanwhile`, {
    timeout: 120_000,
  }, async () => {
    const execute = app.services.database.executeSql;
    /** The prices that there were, in dollars, and from when on, in seconds. */
    const prices: { price: number; since: number }[] = [];
    for (let at = 0; at < CHANGES; at += 1) {
      const since = 10_000 + at * 7;
      secondsOn(since);
      const price = 1_111 + at;
      await execute('update listing set price = $2 where id = $1', [listingId, price * 100]);
      prices.push({ price, since });
      for (const later of [0, 3, 6]) {
        secondsOn(since + later);
        const { text } = await app.request('GET', listing, {});
        const shown = [...text.matchAll(/\$(1,1\d\d)\b/g)].map((match) =>
          Number(match[1]?.replace(',', '')),
        );
        expect(shown.length).toBeGreaterThan(0);
        const until = (index: number) => prices[index + 1]?.since ?? Number.POSITIVE_INFINITY;
        const current = prices
          .filter((_, index) => since + later - until(index) < MAX_SECONDS)
          .map((each) => each.price);
        for (const each of shown) expect(current).toContain(each);
      }
    }
  });

  test('a home that is sold is no longer found', async () => {
    await app.services.database.executeSql('delete from night where listing_id = $1', [listingId]);
    secondsOn(50_000);
    const isShown = async () => (await app.request('GET', results, {})).text.includes(listingId);
    expect(await isShown()).toBe(true);
    const body = { listingId, ...dates };
    const sold = await app.request('POST', '/api/reservations', {
      as: world.people['other-guest'],
      body,
    });
    expect(sold.status).toBe(201);
    secondsOn(50_000 + MAX_SECONDS);
    expect(await isShown()).toBe(false);
  });
});
