import { afterAll, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { PAGE_ROWS } from '../contract/limits.ts';
import { makeConsoleStage, REASON } from './testing/console-stage.ts';
import { countOfPage, MAX_STATEMENTS } from './testing/count-statements.ts';

const stage = await makeConsoleStage();
const { app, world, people, execute, ask, act, log } = stage;
afterAll(() => app.close());

const writeTicket = async (more: object = {}, as?: TestPerson) => {
  const { body } = await app.request<{ reference: string }>('POST', '/api/support-tickets', {
    body: { email: 'kim@example.org', subject: 'The door', message: 'It is shut.', ...more },
    ...(as === undefined ? {} : { as }),
  });
  return body.reference;
};
const report = () =>
  app.request('POST', '/api/reports', {
    as: people['other-guest'],
    body: { subject: { kind: 'listing', id: world.listingId }, reason: 'scam' },
  });

test('today shows what waits and since when, to each role its own', async () => {
  await writeTicket();
  await report();
  app.clock.advance({ hours: 2 });
  await writeTicket();
  const { queues, week } = (await ask(people.admin, '/today')).body as never as {
    queues: { queue: string; count: number; oldestAt: string | null }[];
    week: { figure: string; now: number; before: number }[];
  };
  expect(queues).toHaveLength(9);
  expect(queues).toContainEqual({
    queue: 'tickets',
    count: 2,
    oldestAt: '2026-03-02T09:00:00.000000Z',
  });
  expect(queues).toContainEqual(expect.objectContaining({ queue: 'reports', count: 1 }));
  expect(queues).toContainEqual({ queue: 'claims', count: 0, oldestAt: null });
  expect(week.map(({ figure }) => figure)).toEqual([
    'searches',
    'requests',
    'approved',
    'paid',
    'cancelled',
    'reviews',
  ]);
  expect(week[1]).toEqual({ figure: 'requests', now: 1, before: 0 });
  const shown = async (as: TestPerson) => {
    const { body } = await ask(as, '/today');
    const today = body as never as { queues: { queue: string }[]; week: { figure: string }[] };
    return [today.queues.map(({ queue }) => queue), today.week.map(({ figure }) => figure)];
  };
  expect(await shown(people.support)).toEqual([
    ['reports', 'appeals', 'tickets', 'conflicts'],
    ['searches', 'requests', 'approved', 'cancelled', 'reviews'],
  ]);
  expect((await shown(people.finance))[0]).toEqual(['cases', 'claims', 'differences']);
});

test('one field finds people, reservations, listings, tickets, payments and acts', async () => {
  const find = async (q: string, as = people.admin) => {
    const { body } = await ask(as, `/find?q=${encodeURIComponent(q)}`);
    return (body as never as { items: { kind: string; id: string }[] }).items.map(
      ({ kind, id }) => `${kind} ${id}`,
    );
  };
  const reference = await writeTicket({ requestId: 'abc-12345-request' });
  const { rows } = await execute(
    `select r.key, r.id, p.provider_reference, l.title from reservation r
     join payment p on p.reservation_id = r.id join listing l on l.id = r.listing_id
     where r.id = $1`,
    [world.reservationId],
  );
  const { key, provider_reference: payment, title } = rows[0] as Record<string, string>;
  const guest = `person ${people.guest.id}`;
  expect(await find(people.guest.email.toUpperCase())).toContain(guest);
  expect(await find(people.guest.id)).toEqual([guest]);
  expect(await find('marker g')).toContain(guest);
  expect(await find('%%')).toEqual([]);
  expect(await find(String(key).toLowerCase())).toEqual([`reservation ${world.reservationId}`]);
  expect(await find(String(title).slice(0, 5))).toContain(`listing ${world.listingId}`);
  expect(await find(reference.toLowerCase())).toEqual([`ticket ${reference}`]);
  expect(await find('abc-12345-request')).toEqual([`ticket ${reference}`]);
  expect(await find(String(payment))).toEqual([`payment ${world.reservationId}`]);
  // Each role finds its own.
  expect(await find(people.guest.email, people.finance)).toEqual([]);
  expect(await find(String(payment), people.finance)).not.toEqual([]);
  expect(await find(String(payment), people.support)).toEqual([]);
});

test('a person’s page tells what they are, did and were told, and the log names its reader', async () => {
  const before = (await log()).length;
  const { body, text } = await ask(people.support, `/people/${people.guest.id}`);
  expect(body).toMatchObject({
    id: people.guest.id,
    email: people.guest.email,
    role: 'user',
    standing: 'active',
    reservations: [{ id: world.reservationId, party: 'guest', status: 'approved' }],
    reservationCount: 1,
    may: { suspend: false, limit: true, endSessions: true, disclose: false },
  });
  const { timeline, mails } = body as never as {
    timeline: { area: string; what: string; at: string }[];
    mails: { subject: string }[];
  };
  expect(timeline).toContainEqual(expect.objectContaining({ area: 'reservation', what: 'pay' }));
  expect(timeline.map(({ at }) => at)).toEqual(
    timeline
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(mails.length).toBeGreaterThan(0);
  expect(body).toMatchObject({ money: null });
  // Nothing that opens something, and no amount.
  expect(text).not.toMatch(/token|password|\$\s?\d/i);
  const entries = await log();
  expect(entries).toHaveLength(before + 1);
  expect(entries.at(-1)).toMatchObject({
    actor_id: people.support.id,
    action: 'person.read',
    person_id: people.guest.id,
  });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await ask(people.support, `/people/${unknown}`)).status).toBe(404);
  expect(await log()).toHaveLength(before + 1);
});

test('their money is shown to those who may see it', async () => {
  const { rows } = await execute('select paid from reservation where id = $1', [
    world.reservationId,
  ]);
  const guest = await ask(people.admin, `/people/${people.guest.id}`);
  expect(guest.body).toMatchObject({
    money: { paid: rows[0]?.paid, refunded: 0, balance: 0, paidOut: 0, payoutAccount: null },
  });
  const host = await ask(people.admin, `/people/${people.host.id}`);
  expect(host.body).toMatchObject({ money: { paid: 0, paidOut: 0 } });
  expect((await ask(people.support, `/people/${people.host.id}`)).body).toMatchObject({
    money: null,
  });
});

test('a timeline is read page by page, forwards and back', async () => {
  const person = await app.signUp('Tilda Timeline');
  await execute(
    `insert into support_ticket (reference, account_id, name, email, subject, message, locale,
       reservation, page, request_id, created_at)
     select 'T-' || translate(lpad(n::text, 8, '0'), '0123456789', '3456789ABC'), $1, '', $2,
       'Number ' || n, 'Words', 'en', '', '', '', $3::timestamptz + n * interval '1 minute'
     from generate_series(1, $4::int) n`,
    [person.id, person.email, app.services.now().toString(), PAGE_ROWS + 5],
  );
  const read = async (query: string) => {
    const { body } = await ask(people.support, `/people/${person.id}${query}`);
    const { timeline, previous, next } = body as never as {
      timeline: { what: string; text: string }[];
      previous: string | null;
      next: string | null;
    };
    return { timeline, previous, next };
  };
  const first = await read('');
  expect(first).toMatchObject({ previous: null, timeline: { length: PAGE_ROWS } });
  const second = await read(`?before=${first.next}`);
  expect(second.next).toBeNull();
  expect(second.timeline.length).toBeGreaterThanOrEqual(5);
  expect(await read(`?after=${second.previous}`)).toEqual(first);
});

test('an address is confirmed, sessions are ended and notes are kept, each with an entry', async () => {
  const person = await app.signUp('Una Unconfirmed', { emailVerified: false });
  const path = `/people/${person.id}`;
  const doing = async (what: string, body: object, as = people.support) =>
    (await act(as, 'POST', `${path}/${what}`, body)).status;
  expect(await doing('confirmed-address', { reason: '' })).toBe(400);
  expect(await doing('confirmed-address', { reason: REASON })).toBe(200);
  expect(await doing('confirmed-address', { reason: REASON })).toBe(409);
  expect(await doing('notes', { text: 'Prefers Spanish.' })).toBe(200);
  expect(await doing('ended-sessions', { reason: REASON })).toBe(200);
  const me = await app.request('GET', '/api/me', { headers: { cookie: person.cookie } });
  expect(me.body).toBeNull();
  const { body } = await ask(people.support, path);
  expect(body).toMatchObject({
    emailVerified: true,
    sessions: [],
    notes: [{ text: 'Prefers Spanish.', author: { id: people.support.id } }],
  });
  const acts = (await log()).filter(({ person_id: id }) => id === person.id);
  expect(acts.map(({ action }) => action)).toEqual([
    'person.confirm-address',
    'person.note',
    'person.end-sessions',
    'person.read',
  ]);
  expect(acts[0]).toMatchObject({ actor_id: people.support.id, reason: REASON });
});

test('an authority gets what a person’s own export has, by an administrator alone', async () => {
  const path = `/people/${people.guest.id}/disclosure`;
  expect((await act(people.support, 'POST', path, { reason: REASON })).status).toBe(404);
  const given = await app.request<Record<string, unknown>>('POST', `/api/admin${path}`, {
    as: people.admin,
    body: { reason: REASON },
  });
  expect(given.status).toBe(200);
  expect(Object.keys(given.body)).toEqual(expect.arrayContaining(['account', 'reservations']));
  expect(given.text).not.toContain(people.host.email);
  expect((await log()).at(-1)).toMatchObject({ action: 'person.disclose', reason: REASON });
});

test('what was deleted of an account is not on its page any more', async () => {
  const person = await app.signUp('Dora Deleted');
  await act(people.support, 'POST', `/people/${person.id}/notes`, { text: 'A note.' });
  const left = await app.request('DELETE', '/api/account', { as: person, body: {} });
  expect(left.status).toBe(200);
  const { body } = await ask(people.support, `/people/${person.id}`);
  expect(body).toMatchObject({ name: '', notes: [], may: { limit: false, sendMails: false } });
});

test('no page asks the database more than five times, however much there is', async () => {
  for (let more = 0; more < 3; more += 1) {
    await writeTicket({ subject: `Number ${more}` }, people.guest);
  }
  const reference = await writeTicket({}, people.guest);
  const pages = [
    '/today',
    '/find?q=Marker',
    `/people/${people.guest.id}`,
    `/listings/${world.listingId}`,
    `/reservations/${world.reservationId}`,
    '/tickets',
    `/tickets/${reference}`,
    '/work',
    '/staff',
    '/log',
  ];
  // The health of the parts is kept for some seconds.
  await app.services.health.read();
  for (const path of pages) {
    expect(await countOfPage(app, people.admin, path), path).toBeLessThanOrEqual(MAX_STATEMENTS);
  }
});
