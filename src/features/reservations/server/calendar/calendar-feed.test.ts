import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deleteReservationTexts } from '../store/personal.ts';
import { makeFeed, readFeed } from '../testing/read-feed.ts';
import { makeStage, NOW } from '../testing/stage.ts';

const stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});

const show = () =>
  app.request<{ feed: { url: string } | null }>('GET', '/api/calendar', { as: stage.guest });
const revoke = () => app.request('DELETE', '/api/calendar', { as: stage.guest });
/** A stay that its host last edited at the tests' time. */
async function stay(): Promise<{ listingId: string }> {
  const listingId = await stage.addStay();
  await main.execute(sql`update listing set updated_at = ${NOW} where id = ${listingId}`);
  return { listingId };
}

test('is made once, shown again, and gone when it is revoked', async () => {
  expect((await show()).body).toEqual({ feed: null });
  const path = await makeFeed(app, stage.guest);
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{64}\.ics$/);
  expect(await makeFeed(app, stage.guest)).toBe(path);
  expect((await show()).body.feed?.url).toBe(app.services.config.http.publicUrl + path);
  expect((await readFeed(app, path)).status).toBe(200);

  expect((await revoke()).body).toEqual({ done: true });
  const refused = await readFeed(app, path);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json',
  ]);
  expect((await show()).body).toEqual({ feed: null });
  expect((await revoke()).status).toBe(200);

  const another = await makeFeed(app, stage.guest);
  expect(another).not.toBe(path);
  expect((await readFeed(app, path)).status).toBe(404);
  expect((await readFeed(app, another)).status).toBe(200);
});

test('asked for many times at once, it is one', async () => {
  const paths = await Promise.all(Array.from({ length: 8 }, () => makeFeed(app, stage.guest)));
  expect(new Set(paths).size).toBe(1);
});

test('of an address with one letter changed nothing is told', async () => {
  const path = await makeFeed(app, stage.guest);
  const other = await makeFeed(app, stage.host);
  const token = path.slice('/api/calendar/'.length, -'.ics'.length);
  const swapped = (at: number) =>
    `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
  const wrong = [
    ...[0, 20, 21, 22, 40, 63].map(swapped),
    // The id of one with the signature of another.
    token.slice(0, 22) + other.slice('/api/calendar/'.length + 22, -'.ics'.length),
    `${token}A`,
    token.slice(1),
    '',
    '.',
    'a'.repeat(5_000),
    `${token}%00`,
  ];
  for (const each of wrong) {
    expect((await readFeed(app, `/api/calendar/${each}.ics`)).status, each).toBe(404);
  }
  expect((await readFeed(app, `/api/calendar/${token}`)).status).toBe(404);
});

test('the database alone opens no feed', async () => {
  const path = await makeFeed(app, stage.guest);
  const { rows } = await app.services.database.executeSql(
    'select row_to_json(f)::text as row from calendar_feed f where user_id = $1',
    [stage.guest.id],
  );
  const stored = String(rows[0]?.row);
  expect(stored).toContain('feed_id');
  expect(stored).not.toContain(path.slice('/api/calendar/'.length + 22, -'.ics'.length));
});

test('all that comes is in it, each reservation by the name that its own file has', async () => {
  const path = await makeFeed(app, stage.guest);
  expect((await readFeed(app, path)).events).toEqual([]);
  const later = await stage.reach('pending', {
    ...(await stay()),
    startDate: '2026-04-10',
    endDate: '2026-04-13',
  });
  const sooner = await stage.reach('paid', await stay());
  const { events, lines, headers } = await readFeed(app, path);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(lines).toContain('X-WR-CALNAME:Wayhearth-Reisen');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(events.map(({ UID, STATUS, DTSTART }) => [UID, STATUS, DTSTART])).toEqual([
    [`${sooner}@wayhearth`, 'CONFIRMED', '20260320T060000Z'],
    [`${later}@wayhearth`, 'TENTATIVE', '20260410T060000Z'],
  ]);
  const file = await app.request('GET', `/api/reservations/${sooner}/calendar.ics`, {
    as: stage.guest,
    headers: { 'accept-language': 'de' },
  });
  const firstEvent = (text: string) =>
    text.slice(text.indexOf('BEGIN:VEVENT')).split('END:VEVENT')[0];
  const feed = await readFeed(app, path);
  expect(firstEvent(feed.text)).toBe(firstEvent(file.text));
});

test('changed dates keep the name, and number and time of change rise', async () => {
  const path = await makeFeed(app, stage.guest);
  const id = await stage.reach('pending', await stay());
  const read = async () => (await readFeed(app, path)).events[0] ?? {};
  const asked = await read();
  app.clock.advance({ minutes: 5 });
  await stage.act(stage.guest, id, {
    status: 'Update',
    startDate: '2026-03-22',
    endDate: '2026-03-26',
  });
  const moved = await read();
  app.clock.advance({ minutes: 5 });
  await stage.act(stage.host, id, { status: 'declined' });
  const gone = await read();
  expect([asked, moved, gone].map(({ UID }) => UID)).toEqual(Array(3).fill(`${id}@wayhearth`));
  expect([asked, moved, gone].map(({ SEQUENCE }) => SEQUENCE)).toEqual(['0', '1', '2']);
  expect([asked.DTSTART, moved.DTSTART]).toEqual(['20260320T060000Z', '20260322T060000Z']);
  expect([moved.STATUS, gone.STATUS]).toEqual(['TENTATIVE', 'CANCELLED']);
  const changed = [asked, moved, gone].map((event) => event['LAST-MODIFIED']);
  expect(changed).toEqual(['20260302T090000Z', '20260302T090500Z', '20260302T091000Z']);
});

test('other hours of the house are a change as well', async () => {
  const path = await makeFeed(app, stage.guest);
  const booked = await stay();
  await stage.reach('paid', booked);
  const [before] = (await readFeed(app, path)).events;
  await main.execute(
    sql`update stay set check_in_from = '16:00' where listing_id = ${booked.listingId}`,
  );
  await main.execute(sql`update listing set version = version + 1,
    updated_at = '2026-03-02T11:00:00Z' where id = ${booked.listingId}`);
  const [after] = (await readFeed(app, path)).events;
  expect([before?.DTSTART, after?.DTSTART]).toEqual(['20260320T060000Z', '20260320T070000Z']);
  expect(Number(after?.SEQUENCE)).toBe(Number(before?.SEQUENCE) + 1);
  expect(after?.['LAST-MODIFIED']).toBe('20260302T110000Z');
});

test('what is over stays for 90 days, and what fell through for 30', async () => {
  const path = await makeFeed(app, stage.guest);
  const over = await stage.reach('paid', await stay());
  const far = { startDate: '2026-09-01', endDate: '2026-09-03' };
  const cancelled = await stage.reach('approved', { ...(await stay()), ...far });
  await stage.cancel(stage.host, cancelled);
  const at = async (instant: string) => {
    app.clock.set(instant);
    return (await readFeed(app, path)).events.map(({ UID, STATUS }) => [UID, STATUS]);
  };
  const past = [`${over}@wayhearth`, 'CONFIRMED'];
  const off = [`${cancelled}@wayhearth`, 'CANCELLED'];
  expect(await at('2026-04-01T09:00:00Z')).toEqual([past, off]);
  expect(await at('2026-04-01T09:00:01Z')).toEqual([past]);
  // Its last day ends at midnight of the 26th in Tokyo.
  const { endsAt } = await stage.row(over).then((row) => ({ endsAt: String(row.ends_at) }));
  const ends = Temporal.Instant.from(new Date(endsAt).toISOString());
  expect(await at(ends.add({ hours: 90 * 24 }).toString())).toEqual([past]);
  expect(await at(ends.add({ hours: 90 * 24, seconds: 1 }).toString())).toEqual([]);
});

test('one reads anew only what has changed, and no cookie goes or comes', async () => {
  const path = await makeFeed(app, stage.guest);
  const id = await stage.reach('pending', await stay());
  const first = await readFeed(app, path);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('set-cookie')).toBeNull();
  app.clock.advance({ minutes: 1 });
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await readFeed(app, path, { 'if-none-match': known });
    expect([again.status, again.text, again.headers.get('etag')], known).toEqual([304, '', etag]);
  }
  expect((await readFeed(app, path, { 'if-none-match': '"other"' })).status).toBe(200);
  // A session in the request is ignored: the address determines whose calendar it is.
  const strangers = await readFeed(app, path, { cookie: stage.stranger.cookie });
  expect(strangers.text).toBe(first.text);
  await stage.act(stage.host, id, { status: 'approved' });
  const changed = await readFeed(app, path, { 'if-none-match': etag });
  expect([changed.status, changed.events[0]?.STATUS]).toEqual([200, 'CONFIRMED']);
});

test('no secret of a stay is in it, not even on the day of arrival', async () => {
  const path = await makeFeed(app, stage.guest);
  const message = 'words to the host alone';
  const id = await stage.reach('paid', { ...(await stay()), message });
  app.clock.set('2026-03-20T06:00:00Z');
  const { arrival } = (await stage.page(stage.guest, id)).body;
  const { checkInCode } = (await stage.page(stage.host, id)).body;
  const { text } = await readFeed(app, path);
  const folded = text.replaceAll('\r\n ', '');
  expect(folded).toContain(id);
  const secrets = [
    ...Object.values(arrival ?? {}).map(String),
    ...[checkInCode, message, stage.guest.email, stage.host.email],
    ...[stage.host.name, stage.guest.name, stage.guest.id, stage.host.id],
  ].filter((secret) => secret !== null && secret !== '');
  expect(secrets.length).toBeGreaterThan(8);
  for (const secret of secrets) expect(folded, secret ?? '').not.toContain(secret);
});

test('goes with the account, and an export tells that it is there but not where', async () => {
  const guest = await stage.newGuest();
  const path = await makeFeed(app, guest);
  const taken = await app.request('GET', '/api/account/export', { as: guest });
  expect(taken.text).toContain('"calendarFeed":{"createdAt":"2026-03-02T09:00:00Z"}');
  expect(taken.text).not.toContain(path.slice('/api/calendar/'.length, -'.ics'.length));
  await app.services.database.transaction((tx) => deleteReservationTexts(tx, guest.id));
  expect((await readFeed(app, path)).status).toBe(404);
});
