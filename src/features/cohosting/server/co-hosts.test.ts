import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_HOSTS_HELPED } from '#domain/co-hosts.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { addStay } from '#features/reservations/server/testing/add-stay.ts';
import { makeStage, NOW } from '#features/reservations/server/testing/stage.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import type { HelpedHost, listCoHosts } from '../contract.ts';
import { coHosts as coHostPlaces } from './tables.ts';

const stage = await makeStage();
const { app, host } = stage;
afterAll(() => app.close());

let helper: TestPerson;
let email = '';
beforeEach(async () => {
  app.clock.set(NOW);
  await app.services.database.main.execute(sql`delete from co_host`);
  await stage.renewGuest();
  email = `carla-${crypto.randomUUID()}@example.org`;
  helper = await app.signUp('Carla Cohost', { email });
});

const invite = (role = 'all', as = host, to = email) =>
  app.request<{ id: string; code: string }>('POST', '/api/co-hosts', {
    as,
    body: { email: to, role },
  });
type CoHosts = RouteResponse<typeof listCoHosts>;
const coHosts = async (as = host) =>
  (await app.request<CoHosts>('GET', '/api/co-hosts', { as })).body;
const helped = async (as = helper) =>
  (await app.request<{ items: HelpedHost[] }>('GET', '/api/helped-hosts', { as })).body.items;
const accept = (id: string, as = helper) =>
  app.request<{ code: string }>('PUT', `/api/helped-hosts/${id}`, { as, body: {} });

/** A co-host with a role, and the same person as the host they act for. */
async function join(role: string): Promise<{ id: string; acting: TestPerson }> {
  const { body } = await invite(role);
  expect((await accept(body.id)).status).toBe(200);
  const { headers } = await app.request('PUT', '/api/hosting-for', {
    as: helper,
    body: { id: body.id },
  });
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  expect(cookie).toContain(host.id);
  return { id: body.id, acting: { ...helper, cookie: `${helper.cookie}; ${cookie}` } };
}

const setStanding = ({ id }: TestPerson, standing: string) =>
  app.services.database.main.execute(
    sql`update "user" set standing = ${standing} where id = ${id}`,
  );
const calendar = (as: TestPerson) =>
  app.request<{ code: string }>('GET', `/api/properties/${stage.listingId}/calendar`, { as });
const block = (as: TestPerson) =>
  app.request<{ code: string }>('PUT', `/api/properties/${stage.listingId}/nights`, {
    as,
    body: { nights: [{ start: '2026-09-01', end: '2026-09-03' }], blocked: true },
  });

describe('an invitation', () => {
  test('is accepted by who confirmed its address, and by nobody else', async () => {
    const { status, body } = await invite('calendar');
    expect(status).toBe(201);
    expect((await stage.mails({ ...helper, email })).map(({ template }) => template)).toContain(
      'cohosting.invitation',
    );
    expect((await accept(body.id, stage.stranger)).body.code).toBe('not-found');
    expect(await helped(stage.stranger)).toEqual([]);
    expect(await helped()).toMatchObject([
      { id: body.id, state: 'invited', host: { id: host.id } },
    ]);
    expect((await accept(body.id)).status).toBe(200);
    expect((await accept(body.id)).status).toBe(200);
    expect((await coHosts()).items).toMatchObject([
      { id: body.id, email, state: 'accepted', person: { name: 'Carla Cohost' } },
    ]);
  });

  test('ends after 14 days, and another one can be sent', async () => {
    const { body } = await invite();
    app.clock.advance({ hours: 24 * 14 });
    expect((await accept(body.id)).body.code).toBe('invitation-over');
    expect((await invite()).status).toBe(201);
  });

  test('is refused where it can’t be one', async () => {
    expect((await invite('all', host, host.email)).body.code).toBe('own-address');
    expect((await invite()).status).toBe(201);
    expect((await invite()).body.code).toBe('co-host-exists');
    expect((await invite('owner')).body.code).toBe('invalid-input');
  });

  test('goes to ten people at most, however many are sent at once', async () => {
    const busy = await app.signUp('Bea Busy');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => invite('all', busy, `${at}-${email}`)),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 'ok' : body.code)).sort();
    expect(codes).toEqual([...Array(10).fill('ok'), ...Array(2).fill('too-many-co-hosts')].sort());
  });

  test('is mailed once a day to an address, however often its host takes it back', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      const { body } = await invite();
      await app.request('DELETE', `/api/co-hosts/${body.id}`, { as: host, body: {} });
    }
    expect(await stage.mails({ ...helper, email })).toHaveLength(1);
    app.clock.advance({ hours: 24 });
    await invite();
    expect(await stage.mails({ ...helper, email })).toHaveLength(2);
  });

  test('reaches nobody who has blocked its host', async () => {
    const path = `/api/blocks/${host.id}`;
    await app.request('PUT', path, { as: helper });
    expect((await invite()).status).toBe(201);
    expect(await stage.mails({ ...helper, email })).toEqual([]);
    expect(await helped()).toEqual([]);
    await app.request('DELETE', path, { as: helper });
    expect(await helped()).toMatchObject([{ state: 'invited' }]);
  });

  test('of strangers never hides the hosts whom a person helps', async () => {
    const db = app.services.database.main;
    for (let at = 0; at < MAX_HOSTS_HELPED; at += 1) {
      const other = await app.signUp(`Stranger ${at}`);
      const invitedAt = Temporal.Instant.from(NOW);
      await db
        .insert(coHostPlaces)
        .values({ hostId: other.id, slot: 1, email, role: 'all', invitedAt });
    }
    app.clock.advance({ minutes: 1 });
    const { id } = await join('calendar');
    const shown = await helped();
    expect(shown).toHaveLength(MAX_HOSTS_HELPED);
    expect(shown[0]).toMatchObject({ id, state: 'accepted' });
  });

  test('is for twenty hosts at most', async () => {
    const db = app.services.database.main;
    for (let at = 0; at < MAX_HOSTS_HELPED; at += 1) {
      const other = await app.signUp(`Host ${at}`);
      await db.insert(coHostPlaces).values({
        hostId: other.id,
        slot: 1,
        email,
        userId: helper.id,
        role: 'all',
        invitedAt: Temporal.Instant.from(NOW),
        acceptedAt: Temporal.Instant.from(NOW),
      });
    }
    const { body } = await invite();
    expect((await accept(body.id)).body.code).toBe('too-many-hosts-helped');
  });
});

describe('a co-host', () => {
  test('does what the role includes, and each act is signed', async () => {
    const { acting } = await join('calendar');
    expect((await calendar(helper)).status).toBe(403);
    expect((await calendar(acting)).status).toBe(200);
    expect((await block(acting)).status).toBe(200);
    expect((await coHosts()).acts).toMatchObject([
      { name: 'Carla Cohost', route: 'reservations.block-nights', target: stage.listingId },
    ]);
    const refused = await app.request<{ code: string }>('GET', '/api/conversations', {
      as: acting,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'not-for-co-hosts']);
  });

  test('approves a request and writes as the host, and can’t touch money', async () => {
    const { acting } = await join('all');
    const id = await stage.reach('pending');
    expect((await stage.act(acting, id, { status: 'approved' })).status).toBe(200);
    const { events } = (await stage.page(host, id)).body;
    expect(events.at(-1)).toMatchObject({
      action: 'approve',
      party: 'host',
      actorName: 'Carla Cohost',
    });
    const conversation = await app.request<{ id: string }>('POST', '/api/conversations', {
      as: acting,
      body: { reservationId: id },
    });
    const path = `/api/conversations/${conversation.body.id}/messages`;
    const sent = await app.request('POST', path, { as: acting, body: { text: 'Hello!' } });
    expect([sent.status, sent.body]).toMatchObject([201, { mine: true, coHost: 'Carla' }]);
    expect((await stage.cancel(acting, id)).body.code).toBe('not-for-co-hosts');
    for (const [method, address] of [
      ['DELETE', `/api/listings/${stage.listingId}`],
      ['POST', '/api/earnings/account'],
      ['POST', '/api/listings'],
    ] as const) {
      const answer = await app.request<{ code: string }>(method, address, { as: acting, body: {} });
      expect([address, answer.body.code]).toEqual([address, 'not-for-co-hosts']);
    }
  });

  test.each(['calendar', 'all'])('sees no amount that their host receives: %s', async (role) => {
    const id = await stage.reach('pending', { listingId: await stage.addStay() });
    const receives = async (as: TestPerson) => {
      const { body } = await app.request<{ items: { id: string; receives: number | null }[] }>(
        'GET',
        '/api/reservations',
        { as },
      );
      const row = body.items?.find((each) => each.id === id);
      return [row?.receives, (await stage.page(as, id)).body.receives];
    };
    const own = await receives(host);
    expect(own).toEqual([expect.any(Number), own[0]]);
    const { acting } = await join(role);
    expect((await receives(acting)).filter((amount) => typeof amount === 'number')).toEqual([]);
    expect((await stage.page(stage.guest, id)).body.receives).toBeNull();
  });

  test.each(['calendar', 'all'])('sees no amount of a reservation: %s', async (role) => {
    const listingId = await stage.addStay();
    const later = { startDate: '2026-05-04', endDate: '2026-05-09' };
    const paid = await stage.reach('paid', { listingId, ...later });
    const asked = await stage.reach('pending', { listingId });
    const { acting } = await join(role);
    const total = (await stage.page(host, paid)).body.total;
    expect(total).toBeGreaterThan(0);
    const paths = [
      '/api/reservations',
      ...[asked, paid].flatMap((id) => [
        `/api/reservations/${id}`,
        `/api/reservations/${id}/agreement`,
      ]),
      `/api/properties/${listingId}/calendar`,
      '/api/conversations',
    ];
    for (const path of paths) {
      const own = (await app.request('GET', path, { as: host })).text;
      const { text } = await app.request('GET', path, { as: acting });
      // Each amount that the host's own answer has, and the co-host's hasn't.
      const amounts = [...own.matchAll(/"(?:total|paid|due|amount|subtotal|receives)":(\d{3,})/g)];
      // As a value: an id may have the same digits.
      for (const [, amount = ''] of amounts) {
        expect(text, path).not.toMatch(new RegExp(`[:,[]${amount}[,\\]}]`));
      }
    }
    if (role !== 'all') return;
    const { body } = await stage.page(acting, paid);
    expect(body).toMatchObject({ showsAmounts: false, payment: 'settled', total: 0, paid: 0 });
    expect(body).toMatchObject({ quote: { lines: [], total: 0 }, refunds: [], instalments: [] });
    expect(body.documents.agreement).toBe(false);
    expect(body.events.flatMap(({ details }) => Object.values(details))).not.toContain(total);
    const approved = await app.request<{ total: number; payment: string }>(
      'POST',
      `/api/reservations/${asked}`,
      { as: acting, body: { status: 'approved' } },
    );
    expect([approved.status, approved.body.total, approved.body.payment]).toEqual([200, 0, 'due']);
    expect((await stage.page(host, asked)).body.total).toBeGreaterThan(0);
  });

  test('doesn’t answer a request of their own', async () => {
    const { acting } = await join('all');
    const dates = { startDate: '2026-11-02', endDate: '2026-11-06' };
    const { body } = await stage.book(dates, helper);
    expect((await stage.page(helper, body.id)).status).toBe(200);
    expect((await stage.page(acting, body.id)).status).toBe(404);
    expect((await app.request('GET', '/api/reservations', { as: acting })).text).not.toContain(
      body.id,
    );
    expect((await stage.act(acting, body.id, { status: 'approved' })).status).toBe(404);
    const about = { reservationId: body.id };
    const path = '/api/conversations';
    const { body: own } = await app.request<{ id: string }>('POST', path, {
      as: helper,
      body: about,
    });
    expect((await app.request('GET', `${path}/${own.id}`, { as: acting })).status).toBe(404);
    expect((await app.request('GET', path, { as: acting })).text).not.toContain(own.id);
    await stage.cancel(helper, body.id);
  });

  test('sees nothing of what the host earns', async () => {
    const { acting } = await join('all');
    for (const path of ['/api/earnings', '/api/earnings/summary', '/api/home-numbers']) {
      const answer = await app.request<{ code: string }>('GET', path, { as: acting });
      expect([path, answer.body.code]).toEqual([path, 'not-for-co-hosts']);
    }
  });

  test('sees nothing of what the host has as a guest', async () => {
    const { acting } = await join('all');
    const other = await app.signUp('Olga Other');
    const elsewhere = await addStay(app.services.database.main, other.id, {});
    const { body } = await stage.book({ listingId: elsewhere }, host);
    expect((await stage.page(host, body.id)).status).toBe(200);
    expect((await stage.page(acting, body.id)).status).toBe(404);
    const path = '/api/conversations';
    const about = { reservationId: body.id };
    const started = await app.request<{ id: string }>('POST', path, { as: host, body: about });
    await app.request('POST', `${path}/${started.body.id}/messages`, {
      as: host,
      body: { text: 'Is it quiet?' },
    });
    expect((await app.request('GET', `${path}/${started.body.id}`, { as: acting })).status).toBe(
      404,
    );
    const listed = await app.request('GET', path, { as: acting });
    expect(listed.text).not.toContain(started.body.id);
    await stage.cancel(host, body.id);
  });

  test('stops at once where either ends it, with a page open too', async () => {
    const { id, acting } = await join('calendar');
    const headers = { 'x-account': `${helper.id}:${host.id}` };
    const open = () =>
      app.request<{ code: string }>('GET', `/api/properties/${stage.listingId}/calendar`, {
        as: acting,
        headers,
      });
    expect((await open()).status).toBe(200);
    expect(
      (await app.request('DELETE', `/api/co-hosts/${id}`, { as: host, body: {} })).status,
    ).toBe(200);
    expect((await open()).body.code).toBe('account-changed');
    expect((await calendar(acting)).status).toBe(403);
    const again = await join('calendar');
    await app.request('DELETE', `/api/helped-hosts/${again.id}`, { as: helper, body: {} });
    expect((await calendar(again.acting)).status).toBe(403);
    expect((await coHosts()).items).toEqual([]);
  });

  test('leaves a calendar address that the host is told of, and replaces where they want to', async () => {
    const home = await stage.addStay();
    const other = await stage.addStay();
    const make = (id: string) =>
      app.request('POST', `/api/properties/${id}/calendar-address`, { as: host });
    const read = async (id: string) =>
      (
        await app.request<{ own: { url: string } | null }>(
          'GET',
          `/api/properties/${id}/calendars`,
          {
            as: host,
          },
        )
      ).body.own?.url;
    const known = async () => (await coHosts()).addresses.filter(({ isKnown }) => isKnown);
    await make(home);
    const first = await read(home);
    // Who was invited alone has read nothing.
    const { body: invited } = await invite();
    await app.request('DELETE', `/api/co-hosts/${invited.id}`, { as: host, body: {} });
    expect(await known()).toEqual([]);
    app.clock.advance({ minutes: 1 });
    const { id } = await join('calendar');
    app.clock.advance({ minutes: 1 });
    await app.request('DELETE', `/api/helped-hosts/${id}`, { as: helper, body: {} });
    app.clock.advance({ minutes: 1 });
    await make(other);
    expect((await known()).map((each) => each.id)).toEqual([home]);
    expect(await read(home)).toBe(first);
    const path = '/api/co-hosts/calendar-addresses';
    await app.request('POST', path, { as: stage.stranger, body: {} });
    expect(await read(home)).toBe(first);
    const kept = await read(other);
    expect((await app.request('POST', path, { as: host, body: {} })).status).toBe(200);
    expect(await known()).toEqual([]);
    expect(await read(home)).not.toBe(first);
    expect(await read(other)).toBe(kept);
    app.clock.advance({ minutes: 1 });
    const again = await join('all');
    app.clock.advance({ minutes: 1 });
    const body = { replacesAddresses: true };
    await app.request('DELETE', `/api/co-hosts/${again.id}`, { as: host, body });
    expect(await read(other)).not.toBe(kept);
    expect(await known()).toEqual([]);
  });

  test('pushes nothing out of the list of what they did', async () => {
    const { acting } = await join('calendar');
    await block(acting);
    const [first] = (await coHosts()).acts;
    const { main } = app.services.database;
    await main.execute(sql`
      insert into co_host_act (id, co_host_id, at, route, target)
      select gen_random_uuid(), co_host_id, at + interval '1 second', route, target
      from co_host_act, generate_series(1, 120)`);
    const seen: string[] = [];
    let page = await coHosts();
    for (;;) {
      seen.push(...page.acts.map((act) => act.id));
      if (!page.hasMore) break;
      const path = `/api/co-host-acts?before=${seen.at(-1)}`;
      const stranger = await app.request<CoHosts>('GET', path, { as: stage.stranger });
      expect(stranger.body.acts).toEqual([]);
      page = (await app.request<CoHosts>('GET', path, { as: host })).body;
    }
    expect(new Set(seen).size).toBe(121);
    expect(seen).toHaveLength(121);
    expect(seen.at(-1)).toBe(first?.id);
  });

  test('has another role from the next call on', async () => {
    const { id, acting } = await join('calendar');
    await app.request('PUT', `/api/co-hosts/${id}`, { as: host, body: { role: 'all' } });
    expect((await app.request('GET', '/api/conversations', { as: acting })).status).toBe(200);
    const foreign = await app.request('PUT', `/api/co-hosts/${id}`, {
      as: stage.stranger,
      body: { role: 'all' },
    });
    expect(foreign.status).toBe(404);
  });

  test('leaves what they did to their host when they delete their account', async () => {
    const { acting } = await join('calendar');
    expect((await block(acting)).status).toBe(200);
    expect((await app.request('DELETE', '/api/account', { as: helper })).status).toBe(200);
    const { items, acts } = await coHosts();
    expect(items).toEqual([]);
    expect(acts).toMatchObject([{ name: '', route: 'reservations.block-nights' }]);
    const rows = await app.services.database.main.select().from(coHostPlaces);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test('can’t act for a host by naming them', async () => {
    const cookie = `${stage.stranger.cookie}; hosting-for=${host.id}`;
    expect((await calendar({ ...stage.stranger, cookie })).status).toBe(403);
  });

  test('stops where the host is suspended, where they are limited, and once one has blocked the other', async () => {
    const { id, acting } = await join('all');
    const again = () =>
      app.request<{ code: string }>('PUT', '/api/hosting-for', { as: helper, body: { id } });
    const suspended = { of: host, standing: 'suspended' };
    for (const { of, standing } of [suspended, { of: helper, standing: 'limited' }]) {
      await setStanding(of, standing);
      expect([standing, (await calendar(acting)).status]).toEqual([standing, 403]);
      expect((await again()).body.code).toBe('not-found');
      await setStanding(of, 'active');
      expect((await calendar(acting)).status).toBe(200);
    }
    for (const [who, other] of [
      [host, helper],
      [helper, host],
    ] as const) {
      const path = `/api/blocks/${other.id}`;
      expect((await app.request('PUT', path, { as: who })).status).toBe(200);
      expect((await calendar(acting)).status).toBe(403);
      expect(await helped()).toMatchObject([{ id, isCurrent: false }]);
      expect((await app.request('DELETE', path, { as: who })).status).toBe(200);
    }
    expect((await again()).status).toBe(200);
  });
});
