import { afterAll, beforeEach, expect, test } from 'vitest';
import type { HomeCalendars } from '../../contract.ts';
import { readFeed } from '../testing/read-feed.ts';
import { END, makeStage, NOW, START, type Stage } from '../testing/stage.ts';

const stage: Stage = await makeStage();
const { app } = stage;
let home: string;
beforeEach(async () => {
  await stage.renewGuest();
  app.clock.set(NOW);
  home = await stage.addStay();
});
afterAll(() => app.close());

async function makeAddress(): Promise<string> {
  const { body, text } = await app.request<HomeCalendars>(
    'POST',
    `/api/properties/${home}/calendar-address`,
    { as: stage.host },
  );
  if (!body.own) throw new Error(text);
  return new URL(body.own.url).pathname;
}

const block = (start: string, end: string) =>
  app.request('PUT', `/api/properties/${home}/nights`, {
    as: stage.host,
    body: { nights: [{ start, end }], blocked: true },
  });

test('a home gives out promised and blocked nights as whole days, without names and prices', async () => {
  const path = await makeAddress();
  const id = await stage.reach('paid', { listingId: home });
  await block('2026-04-01', '2026-04-03');
  const { status, events, text, headers } = await readFeed(app, path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(events).toMatchObject([
    {
      UID: `${id}@wayhearth`,
      'DTSTART;VALUE=DATE': '20260320',
      'DTEND;VALUE=DATE': '20260325',
      SUMMARY: 'Reserved',
    },
    {
      UID: `blocked.${home}.2026-04-01@wayhearth`,
      'DTSTART;VALUE=DATE': '20260401',
      'DTEND;VALUE=DATE': '20260403',
      SUMMARY: 'Not available',
    },
  ]);
  expect(text).not.toMatch(/Gina|Haru|\$|USD/);
  expect(START < END).toBe(true);
});

test('the same nights are the same file, and are not sent again', async () => {
  const path = await makeAddress();
  await block('2026-03-01', '2026-03-01');
  await block('2026-03-02', '2026-03-09');
  const first = await readFeed(app, path);
  app.clock.advance({ hours: 48 });
  const again = await readFeed(app, path);
  expect(again.events).toEqual(first.events);
  const etag = first.headers.get('etag') ?? '';
  const unchanged = await readFeed(app, path, { 'if-none-match': etag });
  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  await block('2026-05-01', '2026-05-03');
  expect((await readFeed(app, path, { 'if-none-match': etag })).status).toBe(200);
});

test('an address that was replaced, revoked or made up opens nothing', async () => {
  const first = await makeAddress();
  const second = await makeAddress();
  expect((await readFeed(app, first)).status).toBe(404);
  expect((await readFeed(app, second)).status).toBe(200);
  const other = await stage.addStay();
  expect((await readFeed(app, second.replace(home, other))).status).toBe(404);
  expect((await readFeed(app, second.replace(/.{64}\.ics$/, `${'A'.repeat(64)}.ics`))).status).toBe(
    404,
  );
  await app.request('DELETE', `/api/properties/${home}/calendar-address`, { as: stage.host });
  expect((await readFeed(app, second)).status).toBe(404);
});

test('a person’s feed and a home’s calendar open each other’s addresses in no case', async () => {
  const path = await makeAddress();
  const token = /[\w-]{64}\.ics$/.exec(path)?.[0];
  expect((await readFeed(app, `/api/calendar/${token}`)).status).toBe(404);
});
