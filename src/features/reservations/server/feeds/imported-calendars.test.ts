import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_HOST_FEEDS } from '#domain/calendar-feeds.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { NightsCalendar, NightsQuote } from '#market/booking/contract.ts';
import type { HomeCalendars, HostCalendar } from '../../contract.ts';
import { addStay } from '../testing/add-stay.ts';
import { calendarText, eventLines, startCalendarServer } from '../testing/calendar-server.ts';
import { END, makeStage, NOW, START, type Stage } from '../testing/stage.ts';

const stage: Stage = await makeStage({ env: { CALENDARS_FROM_LOOPBACK: 'on' } });
const { app } = stage;
const platform = await startCalendarServer();
let home: string;
beforeEach(async () => {
  await stage.renewGuest();
  app.clock.set(NOW);
  home = await stage.addStay();
  platform.serve(calendarText([]));
});
afterAll(async () => {
  platform.close();
  await app.close();
});

type Answer = HomeCalendars & { code: string; fields?: Record<string, string> };

const path = (more = '', id = home) => `/api/properties/${id}/calendars${more}`;

/** Each home has an address of its own there. */
const homeAddress = (id = home) => `${platform.url}?${id}`;

const add = (address = homeAddress(), as: TestPerson = stage.host, name = 'Airbnb', id = home) =>
  app.request<Answer>('POST', path('', id), { as, body: { name, address } });

const show = async (id = home) =>
  (await app.request<Answer>('GET', path('', id), { as: stage.host })).body;

const nights = async (id = home) =>
  (await app.request<HostCalendar>('GET', `/api/properties/${id}/calendar`, { as: stage.host }))
    .body;

/** Adds the platform's calendar and fetches it. @returns its id */
async function importCalendar(lines: readonly string[]): Promise<string> {
  platform.serve(calendarText(lines));
  const { body, text } = await add();
  const [calendar] = body.imported ?? [];
  if (calendar === undefined) throw new Error(text);
  await app.services.jobs.drain();
  return calendar.id;
}

/** Fetches what is due after some minutes. */
async function fetchAfter(minutes: number): Promise<void> {
  app.clock.advance({ minutes });
  await stage.runJob('reservations.fetch-due-calendars');
}

/** Mails to the host about a conflict with a reservation. */
const conflictMails = async (reservationId: string) =>
  (await stage.mails(stage.host)).filter(
    ({ template, key }) =>
      template === 'reservations.calendar-conflict' && key.includes(reservationId),
  );

const STAY = { start: START, end: END };
const ask = `startDate=${START}&endDate=${END}`;
const isQuoted = async () =>
  (await app.request<NightsQuote>('GET', `/api/listings/${home}/quote?${ask}`)).body.available;
const isFound = async () => {
  const answer = await app.request<{ items: { id: string }[] }>(
    'GET',
    `/api/listings?${ask}&limit=50`,
  );
  return answer.body.items.some(({ id }) => id === home);
};

describe('imported nights', () => {
  test('are gone from search, quote, calendar and request at once, and come back', async () => {
    expect([await isFound(), await isQuoted()]).toEqual([true, true]);
    await importCalendar(eventLines('1@airbnb.com', '2026-03-22', '2026-03-23'));

    expect([await isFound(), await isQuoted()]).toEqual([false, false]);
    const seen = await app.request<NightsCalendar>(
      'GET',
      `/api/listings/${home}/calendar?from=${START}&to=${END}`,
    );
    expect(seen.body.nights).toEqual([{ date: '2026-03-22', left: 0 }]);
    expect((await stage.book({ listingId: home })).body.code).toBe('nights-taken');
    const [calendar] = (await show()).imported;
    expect(calendar).toMatchObject({
      name: 'Airbnb',
      site: '127.0.0.1',
      nights: 1,
      checkedAt: NOW,
      problem: null,
    });
    expect((await nights()).imported).toEqual([
      {
        start: '2026-03-22',
        end: '2026-03-23',
        calendarIds: [calendar?.id],
        isPromised: false,
      },
    ]);

    platform.serve(calendarText([]));
    await fetchAfter(61);
    expect([await isFound(), await isQuoted()]).toEqual([true, true]);
    expect((await stage.book({ listingId: home })).status).toBe(201);
  });

  test('that two calendars claim are free once neither does', async () => {
    await importCalendar(eventLines('1@a', START, END));
    const other = await startCalendarServer(
      calendarText(eventLines('2@b', '2026-03-24', '2026-03-27')),
    );
    await add(other.url, stage.host, 'Vrbo');
    await app.services.jobs.drain();
    platform.serve(calendarText([]));
    await fetchAfter(61);
    expect((await nights()).imported).toMatchObject([{ start: '2026-03-24', end: '2026-03-27' }]);
    const second = (await show()).imported.find(({ name }) => name === 'Vrbo');
    await app.request('DELETE', path(`/${second?.id}`), { as: stage.host });
    expect((await nights()).imported).toEqual([]);
    expect((await nights()).left).toEqual([]);
    other.close();
  });

  test('stay closed by the host when a calendar frees them, and by it when the host opens', async () => {
    await importCalendar(eventLines('1@a', START, END));
    const block = (blocked: boolean) =>
      app.request('PUT', `/api/properties/${home}/nights`, {
        as: stage.host,
        body: { nights: [STAY], blocked },
      });
    expect((await block(true)).status).toBe(200);
    platform.serve(calendarText([]));
    await fetchAfter(61);
    expect(await isQuoted()).toBe(false);
    platform.serve(calendarText(eventLines('1@a', START, END)));
    await fetchAfter(61);
    expect((await block(false)).status).toBe(200);
    expect(await isQuoted()).toBe(false);
    expect(await nights()).toMatchObject({ blocked: [], imported: [STAY], left: [{ left: 0 }] });
  });

  test('take the rooms that are left of a house, and give them back', async () => {
    home = await stage.addStay({ capacity: 3 });
    await stage.reach('approved', { listingId: home, rooms: 1 });
    await importCalendar(eventLines('1@a', START, END));
    expect((await nights()).left).toEqual([{ ...STAY, left: 0 }]);
    platform.serve(calendarText([]));
    await fetchAfter(61);
    expect((await nights()).left).toEqual([{ ...STAY, left: 2 }]);
  });

  test('that are ours are left out: by their UID, and repeated as closed', async () => {
    await app.request('POST', `/api/properties/${home}/calendar-address`, { as: stage.host });
    const id = await stage.reach('paid', { listingId: home });
    await importCalendar([
      ...eventLines('some-id@wayhearth', '2026-04-01', '2026-04-05'),
      ...eventLines('other@airbnb.com', START, END).map((line) =>
        line.replace('Reserved', 'Airbnb (Not available)'),
      ),
    ]);
    expect((await nights()).imported).toEqual([]);
    expect(await conflictMails(id)).toEqual([]);
  });

  test('that a guest has here are a conflict: the host is told, nothing is cancelled', async () => {
    const id = await stage.reach('paid', { listingId: home });
    await importCalendar(eventLines('1@airbnb.com', '2026-03-23', '2026-03-28'));
    expect((await nights()).imported).toMatchObject([
      { start: '2026-03-23', end: '2026-03-25', isPromised: true },
      { start: '2026-03-25', end: '2026-03-28', isPromised: false },
    ]);
    expect(await conflictMails(id)).toHaveLength(1);
    expect((await conflictMails(id))[0]?.text).toContain('Airbnb');
    await fetchAfter(61);
    expect(await conflictMails(id)).toHaveLength(1);
    expect((await stage.row(id)).status).toBe('approved');
    const admin = await app.signUp('Ada Admin', { role: 'admin', email: `${id}@example.org` });
    const cases = async () =>
      (
        await app.request<{ conflicts: { reservationId: string }[] }>('GET', '/api/admin/today', {
          as: admin,
        })
      ).body.conflicts.filter(({ reservationId }) => reservationId === id);
    expect(await cases()).toEqual([]);
    app.clock.advance({ hours: 24 });
    expect(await cases()).toMatchObject([
      { calendar: 'Airbnb', start: '2026-03-23', end: '2026-03-25' },
    ]);
    // The guest's nights stay the guest's, and are free for no one once they leave.
    await stage.cancel(stage.guest, id);
    expect(await isQuoted()).toBe(false);
    expect(await cases()).toEqual([]);
  });
});

describe('a calendar that fails', () => {
  test.each<[string, string, Parameters<typeof platform.serve>[0]]>([
    ['refused', 'is away', (_, response) => response.writeHead(503).end()],
    ['refused', 'is gone', (_, response) => response.writeHead(404).end()],
    ['not-a-calendar', 'is a page', '<!doctype html><title>Log in</title>'],
    ['not-a-calendar', 'is empty', ''],
    ['not-a-calendar', 'lost its end', calendarText(eventLines('1@a', START, END)).slice(0, 150)],
    ['unreachable', 'hangs up', (request) => request.socket.destroy()],
    [
      'too-large',
      'has no end',
      (_, response) => {
        const flood = () => {
          while (!response.closed && response.write('X'.repeat(65_536)));
          response.once('drain', flood);
        };
        flood();
      },
    ],
    ['emptied', 'lost its events', calendarText([])],
  ])('%s: one that %s frees nothing and says so', async (problem, _, answer) => {
    await importCalendar(
      [0, 1, 2, 3, 4].flatMap((at) =>
        eventLines(`${at}@a`, `2026-03-2${at}`, `2026-03-2${at + 1}`),
      ),
    );
    platform.serve(answer);
    await fetchAfter(61);
    const [calendar] = (await show()).imported;
    expect(calendar).toMatchObject({ problem, nights: 5, checkedAt: NOW });
    expect(calendar?.triedAt).toBe('2026-03-02T10:01:00Z');
    expect(await isQuoted()).toBe(false);
  });

  test('says nothing any more once it works', async () => {
    await importCalendar(eventLines('1@a', START, END));
    platform.serve((_, response) => response.writeHead(500).end());
    await fetchAfter(61);
    platform.serve(calendarText([]));
    await fetchAfter(61);
    expect((await show()).imported).toMatchObject([{ problem: null, nights: 0 }]);
  });
});

describe('when a calendar is fetched', () => {
  test('is each hour, and each quarter of an hour once the home was looked at', async () => {
    await importCalendar([]);
    platform.asked.length = 0;
    const asked = () => platform.asked.filter((each) => each.includes(home));
    await fetchAfter(30);
    expect(asked()).toHaveLength(0);
    await app.request('GET', `/api/listings/${home}`);
    await app.request('GET', `/api/listings/${home}`);
    await fetchAfter(15);
    expect(asked()).toHaveLength(1);
    await fetchAfter(15);
    expect(asked()).toHaveLength(2);
  });

  test('is not read again while it is unchanged, but on the next day', async () => {
    const tagged = calendarText(eventLines('1@a', START, END));
    platform.serve((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"a"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"a"' }).end(isKnown ? '' : tagged);
    });
    await add();
    await app.services.jobs.drain();
    platform.asked.length = 0;
    await fetchAfter(61);
    expect((await show()).imported[0]).toMatchObject({
      nights: 5,
      problem: null,
      checkedAt: '2026-03-02T10:01:00Z',
    });
    await fetchAfter(24 * 60);
    const path = `/calendar.ics?${home}`;
    expect(platform.asked.filter((each) => each.includes(home))).toEqual([`${path} "a"`, path]);
  });

  test('is told to guests on the page of the home', async () => {
    const page = async () =>
      (await app.request<{ calendarsCheckedAgo: number | null }>('GET', `/api/listings/${home}`))
        .body;
    expect((await page()).calendarsCheckedAgo).toBeNull();
    await importCalendar([]);
    app.clock.advance({ minutes: 12, seconds: 30 });
    expect((await page()).calendarsCheckedAgo).toBe(12);
  });
});

describe('a host', () => {
  test('adds, renames, fetches and removes calendars', async () => {
    const id = await importCalendar(eventLines('1@a', START, END));
    const renamed = await app.request<Answer>('PUT', path(`/${id}`), {
      as: stage.host,
      body: { name: ' Booking ' },
    });
    expect(renamed.body.imported).toMatchObject([{ id, name: 'Booking' }]);
    platform.serve(calendarText([]));
    expect((await app.request('POST', path(`/${id}/fetch`), { as: stage.host })).status).toBe(200);
    await app.services.jobs.drain();
    expect((await show()).imported).toMatchObject([{ nights: 0 }]);
    const removed = await app.request<Answer>('DELETE', path(`/${id}`), { as: stage.host });
    expect(removed.body.imported).toEqual([]);
    expect((await app.request('DELETE', path(`/${id}`), { as: stage.host })).status).toBe(404);
  });

  test('has at most eight of a home, each once', async () => {
    for (let at = 0; at < 8; at += 1) {
      expect((await add(`${platform.url}?${at}`)).status).toBe(201);
    }
    expect((await add(`${platform.url}?1`)).body.code).toBe('calendar-exists');
    expect((await add(`${platform.url}?8`)).body.code).toBe('too-many-calendars');
  });

  test('are four hundred of all homes of a host at most', async () => {
    const host = await app.signUp('Hana Many');
    const db = app.services.database.main;
    const homes = await Promise.all(Array.from({ length: 2 }, () => addStay(db, host.id, {})));
    const [first = '', second = ''] = homes;
    await db.execute(sql`
      insert into imported_calendar (listing_id, name, address, next_at, created_at)
      select ${first}, 'Elsewhere', 'https://example.org/' || n, ${`${NOW}`}, ${`${NOW}`}
      from generate_series(1, ${MAX_HOST_FEEDS - 1}) n`);
    const answers = await Promise.all([
      add(`${platform.url}?1`, host, 'Airbnb', second),
      add(`${platform.url}?2`, host, 'Airbnb', second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('too-many-host-calendars');
  });

  test.each([
    'ftp://example.org/calendar.ics',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    'https://user:password@example.org/calendar.ics',
    'http://10.0.0.1/calendar.ics',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00::1]/calendar.ics',
    'http://example.org:25/calendar.ics',
  ])('is told at the field that %s is no address of a calendar', async (address) => {
    const { status, body } = await add(address);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(body.fields ?? {})).toEqual(['address']);
  });

  test('sees and changes those of their own homes alone', async () => {
    const id = await importCalendar([]);
    const as = stage.stranger;
    for (const [method, more] of [
      ['GET', ''],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/fetch`],
    ] as const) {
      expect((await app.request(method, path(more), { as })).status).toBe(403);
    }
    expect((await add(platform.url, as)).status).toBe(403);
    const other = await stage.addStay();
    const elsewhere = await app.request('DELETE', path(`/${id}`, other), { as: stage.host });
    expect(elsewhere.status).toBe(404);
  });
});
