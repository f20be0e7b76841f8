import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedStay } from '#entry/resilience/testing/seed.ts';
import { openChangeFeed } from '#platform/server/live/change-feed.ts';
import { MAX_SECONDS, openPageCache, pageKey, type RenderedPage } from './page-cache.ts';
import { mountPages, type RenderPage } from './pages.ts';
import { makeTestApp } from './testing/test-app.ts';

const START = '2026-05-01T09:00:00Z';
const app = await makeTestApp({ now: START });
const cache = await openPageCache(app.services);
afterAll(async () => {
  await cache.close();
  await app.close();
});

let renders = 0;
let key: string;
beforeEach(() => {
  renders = 0;
  key = pageKey([crypto.randomUUID()]);
  app.clock.set(START);
});

const later = (seconds: number) =>
  app.clock.set(
    Temporal.Instant.from(START)
      .add({ milliseconds: seconds * 1_000 })
      .toString(),
  );

function page(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  renders += 1;
  const headers = { 'content-type': 'text/html', 'content-language': 'de' };
  return { page: new Response(text, { headers }), isShared: true, ...more };
}
/** Asks as a reader with a nonce. */
const askFor = async (at: string, nonce: string, render: () => Promise<RenderedPage>) =>
  (await cache.answer(at, { nonce, takesBrotli: false }, render)).response;
const ask = (nonce: string, text = 'page', more: Partial<RenderedPage> = {}) =>
  askFor(key, nonce, async () => page(`<script nonce="${nonce}">${text}</script>`, more));
const told = async (answer: Response) => ({
  text: await answer.text(),
  cache: answer.headers.get('x-cache'),
  age: answer.headers.get('age'),
});

test('a page is rendered once, and its scripts are allowed by their hashes', async () => {
  expect(await told(await ask('n1'))).toEqual({
    text: '<script>page</script>',
    cache: 'miss',
    age: null,
  });
  later(3.9);
  const second = await ask('n2');
  expect(second.headers.get('content-language')).toBe('de');
  expect(await told(second)).toEqual({ text: '<script>page</script>', cache: 'hit', age: '3' });
  expect(renders).toBe(1);
});

test('after five seconds one request renews it, while others are answered with it', async () => {
  await ask('n1', 'old');
  later(6);
  const { promise, resolve } = Promise.withResolvers<void>();
  const renewing = askFor(key, 'n2', async () => {
    await promise;
    return page('new');
  });
  expect(await told(await ask('n3', 'never'))).toMatchObject({
    text: expect.stringMatching('old'),
  });
  resolve();
  expect(await told(await renewing)).toMatchObject({ text: 'new', cache: 'miss' });
  expect(await told(await ask('n4', 'never'))).toEqual({ text: 'new', cache: 'hit', age: '0' });
  expect(renders).toBe(2);
});

test(`none is older than ${MAX_SECONDS} seconds, counted from when it was asked for`, async () => {
  await askFor(key, 'n1', async () => {
    // Its content was read before.
    later(4);
    return page('old');
  });
  later(MAX_SECONDS - 0.001);
  const { promise, resolve } = Promise.withResolvers<void>();
  const renewing = askFor(key, 'n2', () => promise.then(() => page('new')));
  expect((await told(await ask('n3', 'never'))).text).toBe('old');
  later(MAX_SECONDS);
  const waiting = ask('n4', 'never');
  resolve();
  expect((await told(await waiting)).text).toBe('new');
  expect((await told(await renewing)).text).toBe('new');
});

test('those who ask for one that is being rendered wait for it; one that failed is rendered again', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`n${at}`)));
  expect(answers.map(({ headers }) => headers.get('x-cache')).sort()).toEqual([
    ...Array.from({ length: 19 }, () => 'hit'),
    'miss',
  ]);
  expect(renders).toBe(1);

  key = pageKey(['fails']);
  const failing = askFor(key, 'n1', () => Promise.reject(new Error('gone')));
  const after = ask('n2');
  await expect(failing).rejects.toThrow('gone');
  expect((await told(await after)).cache).toBe('miss');
});

test('what is added to one answer is on no other', async () => {
  for (const nonce of ['n1', 'n2']) {
    const answer = await ask(nonce);
    expect(answer.headers.get('content-encoding')).toBeNull();
    answer.headers.set('content-encoding', 'br');
  }
  expect((await ask('n3')).headers.get('content-encoding')).toBeNull();
});

test('a script without the nonce of its rendering is not allowed', async () => {
  const html =
    '<script nonce="n1">ours</script><script>theirs</script><script nonce="n2">old</script>';
  const { scriptSources } = await cache.answer(key, { nonce: 'n1', takesBrotli: false }, async () =>
    page(html),
  );
  const hash = createHash('sha256').update('ours').digest('base64');
  expect(scriptSources).toEqual([`'sha256-${hash}'`]);
});

test('a reader of brotli gets the page as it was compressed once', async () => {
  for (const cached of ['miss', 'hit']) {
    const { response } = await cache.answer(key, { nonce: 'n1', takesBrotli: true }, async () =>
      page('a page'),
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'x-cache': cached,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe('a page');
  }
});

test('what is one reader’s own is stored for nobody', async () => {
  await ask('n1', 'mine', { isShared: false });
  expect(await told(await ask('n2', 'yours'))).toMatchObject({ cache: 'miss' });
  expect(renders).toBe(2);
});

/** Waits until every change before has been announced: they come in their order. */
async function untilAnnounced(): Promise<void> {
  const { changeFeed, database } = app.services;
  const last = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = await changeFeed.follow('listing', {
    onChange: (listingId) => listingId === last && resolve(),
    // After a gap every page is dropped.
    onGap: resolve,
  });
  await database.transaction((tx) => changeFeed.announce(tx, 'listing', last));
  await promise;
  stop();
}

test('a listing that changes drops the pages that show it, and those being rendered', async () => {
  const host = await app.signUp('Hanna Host');
  const execute = app.services.database.executeSql;
  const listingId = await seedStay(execute, host.id, 1);
  const shown = `with ${listingId} on it`;
  const elsewhere = pageKey(['elsewhere']);
  const other = () =>
    askFor(elsewhere, 'n', async () => page('with 0190d0c8-0000-7000-8000-000000000000'));
  await ask('n1', shown);
  await other();
  // That the listing was made is such a change as well.
  await untilAnnounced();
  await ask('n1', shown);
  const isDropped = async () => {
    await untilAnnounced();
    expect((await ask('n2', shown)).headers.get('x-cache')).toBe('miss');
  };

  for (const change of [
    sql`update listing set price = price + 100 where id = ${listingId}`,
    sql`insert into night_override (listing_id, night, price) values (${listingId}, '2026-06-01', 100)`,
    sql`delete from night_override where listing_id = ${listingId}`,
  ]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = askFor(pageKey(['late', listingId]), 'n', async () => {
      await promise;
      return page(shown);
    });
    await app.services.database.main.execute(change);
    await isDropped();
    resolve();
    await late;
    const again = await askFor(pageKey(['late', listingId]), 'n', async () => page(shown));
    expect(again.headers.get('x-cache')).toBe('miss');
    await app.services.database.main.execute(
      sql`update listing set updated_at = now() where id = ${listingId}`,
    );
    await isDropped();
  }
  expect((await other()).headers.get('x-cache')).toBe('hit');
});

describe('where changes are read late', () => {
  const read = async () => {
    const host = await app.signUp('Lea Late', { email: `${key}@example.org`.toLowerCase() });
    const listingId = await seedStay(app.services.database.executeSql, host.id, 1);
    const { database, log, now } = app.services;
    // By itself it reads only once.
    const changeFeed = openChangeFeed(database, log, 600_000);
    const own = await openPageCache({ changeFeed, now });
    const get = async () => {
      const reader = { nonce: 'n', takesBrotli: false };
      const { response } = await own.answer(key, reader, async () => page(`with ${listingId}`));
      return response.headers.get('x-cache');
    };
    return { get, listingId, changeFeed };
  };
  /** Longer than an answer may show what has changed. */
  const wait = () => new Promise((resolve) => setTimeout(resolve, 1_100));

  test('a page is served once they are known, and not where it shows something that changed', async () => {
    const { get, listingId, changeFeed } = await read();
    expect(await get()).toBe('miss');
    await wait();
    expect(await get()).toBe('hit');
    await app.services.database.main.execute(
      sql`update listing set price = price + 100 where id = ${listingId}`,
    );
    await wait();
    expect(await get()).toBe('miss');
    await changeFeed.close();
  });

  test('no page is served once they can no longer be read', async () => {
    const { get, changeFeed } = await read();
    expect(await get()).toBe('miss');
    expect(await get()).toBe('hit');
    await changeFeed.close();
    await wait();
    expect(await get()).toBe('miss');
    expect(await get()).toBe('miss');
  });
});

test('holds 64 MB at most, and lets go of what was asked for longest ago', async () => {
  const big = 'x'.repeat(1024 * 1024);
  const keys = Array.from({ length: 70 }, (_, at) => pageKey(['big', String(at)]));
  const askBig = (at: string) => askFor(at, 'n', async () => page(big));
  for (const each of keys) {
    await askBig(each);
    await askBig(keys[0] ?? '');
  }
  renders = 0;
  await askBig(keys[0] ?? '');
  await askBig(keys.at(-1) ?? '');
  expect(renders).toBe(0);
  await askBig(keys[1] ?? '');
  expect(renders).toBe(1);
});

test('who is signed in, asks for a language or brings a token gets a page of their own', async () => {
  const own = await makeTestApp({ now: START });
  const pages = await openPageCache(own.services);
  const render: RenderPage = async (_, scope) =>
    new Response(`<!doctype html>${scope.locale} ${scope.theme} ${scope.cookie('last-dates')}`);
  mountPages(own.app, own.limits, render, own.services, pages);
  const guest = await own.signUp('Gita Guest');
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await own.app.request(path, { headers });
    return [answer.headers.get('x-cache'), (await answer.text()).slice(15)];
  };
  expect(await get('/')).toEqual(['miss', 'en system undefined']);
  expect(await get('/')).toEqual(['hit', 'en system undefined']);
  expect(await get('/', { cookie: guest.cookie })).toEqual([null, 'en system undefined']);
  expect((await get('/?token=secret'))[0]).toBeNull();
  expect(await get('/?lang=fr')).toEqual([null, 'fr system undefined']);
  for (const [headers, text] of [
    [{ 'accept-language': 'de' }, 'de system undefined'],
    [{ cookie: 'theme=dark' }, 'en dark undefined'],
    [{ cookie: 'last-dates=2026-06-01_2026-06-05_2' }, 'en system 2026-06-01_2026-06-05_2'],
  ] as const) {
    expect(await get('/', headers)).toEqual(['miss', text]);
    expect(await get('/', headers)).toEqual(['hit', text]);
  }
  // A cookie that no page reads makes no other page.
  expect(await get('/', { cookie: 'other=1' })).toEqual(['hit', 'en system undefined']);
  await pages.close();
  await own.close();
});

test('a page is made of no cookie that its key does not hold', async () => {
  const own = await makeTestApp({ now: START });
  const pages = await openPageCache(own.services);
  const render: RenderPage = async (_, scope) => {
    const answer = await scope.fetchApi(
      '/api/listings?latitude=41.15&longitude=-8.61&radiusKm=10',
      {},
    );
    const { chips } = (await answer.json()) as { chips: { label: string }[] };
    return new Response(`<!doctype html>${chips.map(({ label }) => label).join()}`);
  };
  mountPages(own.app, own.limits, render, own.services, pages);
  const get = async (cookie: string) => {
    const answer = await own.app.request('/stays', { headers: { cookie } });
    return [answer.headers.get('x-cache'), (await answer.text()).slice(15)];
  };
  // Over http the choices have their plain names: this isn't a cookie of ours.
  expect(await get('__Host-preferences=units%3Dmi')).toEqual(['miss', 'Within 10 km']);
  expect(await get('')).toEqual(['hit', 'Within 10 km']);
  expect(await get('preferences=units%3Dmi')).toEqual(['miss', 'Within 6.2 mi']);
  await pages.close();
  await own.close();
});
