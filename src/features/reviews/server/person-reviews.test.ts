import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { listHostReviews, listReviewsByHosts } from '../contract.ts';
import { makeReviewStage, NOW } from './testing/review-stage.ts';

type OfHost = RouteAnswer<typeof listHostReviews>;
type ByHosts = RouteAnswer<typeof listReviewsByHosts>;

const stage = await makeReviewStage();
const { app, stranger, admin } = stage;
const { main } = app.services.database;
afterAll(() => app.close());

let host: TestPerson;
let guest: TestPerson;
let other: TestPerson;
let people = 0;
beforeEach(async () => {
  app.clock.set(NOW);
  people += 1;
  host = await app.signUp(`Hanna Host ${people}`);
  guest = await app.signUp(`Gil Guest ${people}`);
  other = await app.signUp(`Otto Other ${people}`);
});

const ofHost = (id: string, { as, page = 1 }: { as?: TestPerson; page?: number } = {}) =>
  app.request<OfHost>(
    'GET',
    `/api/profiles/${id}/reviews?page=${page}`,
    as === undefined ? {} : { as },
  );
const byHosts = (id: string, as: TestPerson, page = 1) =>
  app.request<ByHosts>('GET', `/api/profiles/${id}/guest-reviews?page=${page}`, { as });

/** A stay that both have reviewed. */
async function reviewed(
  listingId: string,
  { as = guest, rating = 4, text = 'The desk faces the river.' } = {},
) {
  const id = await stage.addReservation(listingId, { as, by: host });
  await stage.write(as, id, { rating, text });
  await stage.write(host, id, { rating: 5, text: 'Left the loft tidy, and the plants watered.' });
  return id;
}

const setListing = (id: string, change: ReturnType<typeof sql>) =>
  main.execute(sql`update listing set ${change} where id = ${id}`);

describe('what guests said of a host', () => {
  test('of all kinds, with the average of all, and the listing by its name', async () => {
    const home = await stage.addListing('stay', host);
    const walk = await stage.addListing('experience', host);
    await reviewed(home, { rating: 5, text: 'Quiet at night, fast by day.' });
    await reviewed(walk, { as: other, rating: 4, text: 'A walk along the river.' });
    const { body } = await ofHost(host.id);
    expect(body).toMatchObject({ total: 2, average: 4.5, page: 1 });
    expect(body.items.map(({ text, listing }) => [text, listing?.id])).toEqual(
      expect.arrayContaining([
        ['Quiet at night, fast by day.', home],
        ['A walk along the river.', walk],
      ]),
    );
    expect(body.items[0]).toMatchObject({ listing: { title: 'Rope ladder loft' } });
  });

  test('a paused home keeps its reviews and is not named', async () => {
    const home = await stage.addListing('stay', host);
    await reviewed(home);
    await setListing(home, sql`is_paused = true`);
    const { body, text } = await ofHost(host.id);
    expect(body).toMatchObject({ total: 1, items: [{ listing: null }] });
    expect(text).not.toContain(home);
    expect(text).not.toContain('Rope ladder loft');
  });

  test.each([
    ['deleted', sql`deleted_at = now()`],
    ['hidden', sql`moderation_state = 'hidden'`],
    ['limited', sql`moderation_state = 'limited'`],
  ])('a %s one takes them along, out of the average too', async (_state, change) => {
    const home = await stage.addListing('stay', host);
    await reviewed(home, { text: 'Only here is this sentence.' });
    await setListing(home, change);
    const { body, text } = await ofHost(host.id, { as: stranger });
    expect(body).toMatchObject({ total: 0, average: null, items: [] });
    expect(text).not.toContain('Only here');
  });

  test('a hidden review is not there, nor its stars', async () => {
    const home = await stage.addListing('stay', host);
    await reviewed(home);
    await main.execute(
      sql`update review set moderation_state = 'hidden' where listing_id = ${home}`,
    );
    expect((await ofHost(host.id)).body).toMatchObject({ total: 0, items: [] });
  });

  test('in pages, each for the same number of statements', async () => {
    const home = await stage.addListing('stay', host);
    await reviewed(home);
    const count = async () => {
      const asked = [vi.spyOn(main, 'select'), vi.spyOn(main, 'execute')];
      await ofHost(host.id);
      const calls = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      for (const each of asked) each.mockRestore();
      return calls;
    };
    const before = await count();
    for (let at = 0; at < 7; at += 1) {
      await reviewed(await stage.addListing('stay', host), { text: `Review number ${at} of many` });
    }
    expect(await count()).toBe(before);
    const pages = [1, 2, 3].map(async (page) => (await ofHost(host.id, { page })).body.items);
    const found = await Promise.all(pages);
    expect(found.map(({ length }) => length)).toEqual([6, 2, 0]);
    expect(new Set(found.flat().map(({ id }) => id)).size).toBe(8);
  });
});

describe('what hosts said of a guest', () => {
  beforeEach(async () => {
    await reviewed(await stage.addListing('stay', host));
  });
  const SAID = 'Left the loft tidy';

  test('the person reads it', async () => {
    const { body } = await byHosts(guest.id, guest);
    expect(body).toMatchObject({ mayRead: true, total: 1, average: 5 });
    expect(body.items[0]?.text).toContain(SAID);
  });

  test.each(['pending', 'approved', 'checked-in'])(
    'so does a host of theirs: %s',
    async (status) => {
      await stage.addReservation(await stage.addListing('stay', other), {
        as: guest,
        by: other,
        status,
      });
      expect((await byHosts(guest.id, other)).body).toMatchObject({ mayRead: true, total: 1 });
    },
  );

  test.each(['completed', 'declined', 'cancelled', 'expired'])(
    'not the host of a %s one',
    async (status) => {
      await stage.addReservation(await stage.addListing('stay', other), {
        as: guest,
        by: other,
        status,
      });
      const { body, text } = await byHosts(guest.id, other);
      expect(body).toEqual({ mayRead: false, items: [], total: 0, average: null, page: 1 });
      expect(text).not.toContain(SAID);
    },
  );

  test('nor strangers, staff among them, nor the public page', async () => {
    for (const as of [stranger, admin]) {
      const { body, text } = await byHosts(guest.id, as);
      expect(body.mayRead).toBe(false);
      expect(text).not.toContain(SAID);
    }
    for (const path of ['', '/reviews', '/listings']) {
      const { text } = await app.request('GET', `/api/profiles/${guest.id}${path}`);
      expect(text).not.toContain(SAID);
    }
    expect((await app.request('GET', `/api/profiles/${guest.id}/guest-reviews`)).status).toBe(401);
  });
});

test.each(['reviews', 'guest-reviews', 'listings'])(
  'nothing of a suspended or an unknown person: %s',
  async (part) => {
    await main.execute(sql`update "user" set standing = 'suspended' where id = ${host.id}`);
    for (const id of [host.id, '00000000-0000-4000-8000-000000000000']) {
      const { status } = await app.request('GET', `/api/profiles/${id}/${part}`, { as: stranger });
      expect(status).toBe(404);
    }
  },
);
