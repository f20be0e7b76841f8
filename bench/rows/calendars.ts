import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { median } from '../median.ts';
import { copyDatabase, riderCookie } from '../stock.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const HOST = 1;
/** Nights that a home gives out: 200 events of two, with a night between them. */
const NIGHTS = 400;
const ROUNDS = 15;
/** Calendars that are imported, each of a home of its own, and the events of each. */
const CALENDARS = 1_000;
const EVENTS = 40;
const MAX_MINUTES = 15;
const POLL_MS = 500;

/** A home's calendar given out, and a thousand calendars fetched and applied. */
export async function calendarRows({ cluster, template }: Stage): Promise<Row[]> {
  const database = await copyDatabase(cluster, template, 'calendars');
  const sql = (text: string) => cluster.sql(database, text);
  const platform = await startPlatform();
  await sql(`with home as (
      select id from listing where kind = 'stay' and deleted_at is null order by id limit 1
    ), given as (
      update listing set host_id = md5('rider ${HOST}')::uuid where id in (select id from home)
    )
    insert into night (listing_id, night, taken, capacity, closed)
    select home.id, current_date + n / 2 * 3 + n % 2, 0, 0, true
    from home, generate_series(2, ${NIGHTS} + 1) n
    on conflict (listing_id, night) do update set closed = true, capacity = night.taken`);
  const { rows } = await sql(
    `select id from listing where host_id = md5('rider ${HOST}')::uuid and kind = 'stay' limit 1`,
  );
  const id = String(rows[0]?.id);
  const env = {
    DATABASE_URL: cluster.url(database),
    JOBS: 'on',
    CALENDARS_FROM_LOOPBACK: 'on',
  };
  const app = await startApp('calendars', env);
  try {
    const reads = await timeReads(app.url, id);
    const began = performance.now();
    await sql(`insert into imported_calendar (listing_id, name, address, next_at, created_at)
      select id, 'Elsewhere', '${platform.address}?' || id, now(), now() from listing
      where kind = 'stay' and deleted_at is null order by id desc limit ${CALENDARS}`);
    const minutes = await untilAllChecked(sql, began);
    const { rows: claimed } = await sql('select count(*)::int as n from imported_night');
    if (Number(claimed[0]?.n) !== CALENDARS * EVENTS) throw new Error('nights are missing');
    return [
      {
        name: 'Calendar that a home gives out',
        reference: `${NIGHTS} nights, at the API`,
        value: median(reads),
        unit: 'ms',
        goal: GOALS.homeCalendar,
        details: `${ROUNDS} reads, slowest ${Math.max(...reads).toFixed(1)} ms`,
      },
      {
        name: 'Imported calendars, fetched and applied',
        reference: `${CALENDARS} of ${EVENTS} events each, one server with its jobs`,
        value: minutes * 60,
        unit: 's',
        goal: GOALS.importedCalendars,
        details: `${(CALENDARS / (minutes * 60)).toFixed(0)} a second`,
      },
    ];
  } finally {
    await app.stop();
    platform.end();
  }
}

async function timeReads(url: string, id: string): Promise<number[]> {
  const answer = await fetch(`${url}/api/properties/${id}/calendar-address`, {
    method: 'POST',
    headers: { cookie: riderCookie(HOST), origin: url },
  });
  const { own } = (await answer.json()) as { own: { url: string } | null };
  if (own === null || own === undefined) throw new Error(`no address: ${answer.status}`);
  const reads: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const began = performance.now();
    const read = await fetch(own.url);
    const text = await read.text();
    // The first read warms up.
    if (round > 0) reads.push(performance.now() - began);
    if (!text.includes('END:VCALENDAR')) throw new Error(`no calendar: ${read.status}`);
  }
  return reads;
}

/** @returns minutes */
async function untilAllChecked(
  sql: (text: string) => Promise<{ rows: Record<string, unknown>[] }>,
  began: number,
): Promise<number> {
  for (;;) {
    const { rows } = await sql(
      'select count(*)::int as n from imported_calendar where checked_at is null',
    );
    const minutes = (performance.now() - began) / 60_000;
    if (Number(rows[0]?.n) === 0) return minutes;
    if (minutes > MAX_MINUTES) throw new Error(`${rows[0]?.n} calendars were not fetched`);
    await wait(POLL_MS);
  }
}

/** Another platform, whose every calendar has the same events. */
async function startPlatform() {
  const today = Temporal.Now.plainDateISO('UTC');
  const events = Array.from({ length: EVENTS }, (_, nth) => {
    const day = today
      .add({ days: 10 + 7 * nth })
      .toString()
      .replaceAll('-', '');
    return `BEGIN:VEVENT\r\nUID:${nth}@elsewhere\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT\r\n`;
  });
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`;
  const server = createServer((_, response) => response.end(text));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/a.ics`, end: () => server.close() };
}
