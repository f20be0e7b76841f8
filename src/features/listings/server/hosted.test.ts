import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { listedExperiences } from '#features/experiences/server/testing/listed-experiences.ts';
import { ITINERANT_FORM } from '#features/itinerants/server/testing/itinerant-form.ts';
import { insertStay, SECRETS } from '#features/stays/server/testing/stay-builder.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { listHosted } from '../contract.ts';

type Hosted = RouteAnswer<typeof listHosted>;

const NOW = '2026-04-20T09:00:00Z';
const app = await makeTestApp({ now: NOW });
const { main } = app.services.database;
afterAll(() => app.close());

let host: TestPerson;
let stranger: TestPerson;
let hosts = 0;
beforeEach(async () => {
  app.clock.set(NOW);
  hosts += 1;
  host = await app.signUp(`Hugo Host ${hosts}`);
  stranger = await app.signUp(`Sam Stranger ${hosts}`);
});

const hosted = (as?: TestPerson, page = 1) =>
  app.request<Hosted>(
    'GET',
    `/api/profiles/${host.id}/listings?page=${page}`,
    as === undefined ? {} : { as },
  );
const listingCount = async () => {
  const { body } = await app.request<{ listingCount: number }>('GET', `/api/profiles/${host.id}`);
  return body.listingCount;
};

test('what guests can find, of every kind, with nothing of where it is', async () => {
  const home = await insertStay(main, host.id, {
    title: 'Tiled flat',
    ratingSum: 14,
    ratingCount: 3,
  });
  const { body: journey } = await app.request<{ id: string }>('POST', '/api/itinerants', {
    body: ITINERANT_FORM,
    as: host,
  });
  const { body, text } = await hosted();
  expect(new Set(body.items.map(({ id }) => id))).toEqual(new Set([home, journey.id]));
  expect(body.items.find(({ id }) => id === home)).toMatchObject({
    kind: 'stay',
    title: 'Tiled flat',
    city: 'Lisbon',
    price: 10_000,
    rating: { average: 4.7, count: 3 },
  });
  for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  expect(await listingCount()).toBe(2);
});

describe('nobody learns of', () => {
  test.each([
    ['a paused one', sql`is_paused = true`],
    ['a deleted one', sql`deleted_at = now()`],
    ['a hidden one', sql`moderation_state = 'hidden'`],
    ['a limited one', sql`moderation_state = 'limited'`],
    ['one that waits for its host’s address', sql`awaits_confirmation = true`],
  ])('%s', async (_name, change) => {
    const id = await insertStay(main, host.id, { title: 'Only for some eyes' });
    await main.execute(sql`update listing set ${change} where id = ${id}`);
    // The same for its host: the page shows what others see.
    for (const as of [undefined, stranger, host]) {
      const { body, text } = await hosted(as);
      expect(body).toEqual({ items: [], total: 0, page: 1 });
      expect(text).not.toContain('Only for some eyes');
    }
    expect(await listingCount()).toBe(0);
  });

  test('an experience whose host still has to pay', async () => {
    const experiences = listedExperiences(app, NOW);
    await experiences.list(host, 'Dinner by the river');
    expect((await hosted()).body.total).toBe(1);
    await main.execute(sql`
      update experience set state = 'awaiting-host-payment'
      where listing_id = ${experiences.idOf('Dinner by the river')}`);
    const { body, text } = await hosted(stranger);
    expect(body.total).toBe(0);
    expect(text).not.toContain('Dinner');
    expect(await listingCount()).toBe(0);
  });

  test('an itinerant that is over', async () => {
    const { body: journey } = await app.request<{ id: string }>('POST', '/api/itinerants', {
      body: ITINERANT_FORM,
      as: host,
    });
    expect((await hosted()).body.total).toBe(1);
    await main.execute(sql`
      update itinerant set start_date = '2026-04-01', end_date = '2026-04-20'
      where listing_id = ${journey.id}`);
    expect((await hosted()).body.total).toBe(0);
  });
});

test('500 come in pages, for the same number of statements', async () => {
  const count = async () => {
    const asked = [vi.spyOn(main, 'select'), vi.spyOn(main, 'execute')];
    await hosted();
    const calls = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const each of asked) each.mockRestore();
    return calls;
  };
  const first = await insertStay(main, host.id);
  const before = await count();
  await main.execute(sql`
    insert into listing (kind, host_id, title, description, country_code, region, city, position,
      time_zone, price, created_at, updated_at)
    select 'stay', host_id, title || ' ' || n, description, country_code, region, city, position,
      time_zone, price, created_at - n * interval '1 minute', updated_at
    from listing, generate_series(1, 499) n where id = ${first}`);
  expect(await count()).toBe(before);
  const { body } = await hosted(undefined, 42);
  expect([body.total, body.items.length]).toEqual([500, 8]);
  expect((await hosted(undefined, 43)).body).toEqual({ items: [], total: 500, page: 43 });
});
