import { setTimeout as wait } from 'node:timers/promises';
import { readMetrics, startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { copyDatabase, RIDERS } from '../stock.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const SEARCHES = { quick: 5_000, full: 100_000 };
/** Changes of an hour, in the two waves that a search may be woken by in it. */
const CHANGES = 1_000;
const WAVES = 2;
const MAX_MINUTES = 30;
const POLL_MS = 5_000;
/** A server that spends less than this in one pause has nothing else to do. */
const QUIET = { seconds: 1, pauseMs: 10_000 };

/**
 * An hour of saved searches: a thousand homes become cheaper, in two waves half an hour apart, a fifth
 * of the searches tell at once, and of those that tell daily or weekly as many are due as in any
 * hour. No search is like another. What counts is the processor's time, of the server and of the
 * database, changes and all.
 */
export async function savedSearchRows({ settings, cluster, template }: Stage): Promise<Row[]> {
  const database = await copyDatabase(cluster, template, 'saved_searches');
  const sql = (text: string) => cluster.sql(database, text);
  const searches = SEARCHES[settings.quick ? 'quick' : 'full'];
  await sql(`
    insert into saved_search (user_id, slot, name, kind, query, locale, rhythm, created_at,
      knows_all, looked_at, due_at, area, guests)
    select md5('rider ' || n % ${RIDERS})::uuid, n / ${RIDERS} + 1, 'Search ' || n, 'stay',
      'latitude=' || x.position[1] || '&longitude=' || x.position[0] + n / 1e9
        || '&radiusKm=20&guestCount=' || 1 + n % 4,
      'en',
      case when n % 5 = 0 then 'at-once' when n % 5 = 1 then 'weekly' else 'daily' end,
      now() - interval '1 day',
      n % 10 = 0,
      now() - interval '1 day',
      case when n % 5 > 1 and n % 24 = 0 or n % 5 = 1 and n % 168 = 0 then now() end,
      box(point(x.position[0] + 0.2, x.position[1] + 0.2),
        point(x.position[0] - 0.2, x.position[1] - 0.2)),
      1 + n % 4
    from generate_series(0, ${searches - 1}) n
    join (
      select position, row_number() over (order by listing_id) as nth, count(*) over () as stays
      from stay_search
    ) x on x.nth = n % x.stays + 1`);
  await sql('delete from listing_change');
  await sql('analyze saved_search');
  const app = await startApp('saved-searches', {
    DATABASE_URL: cluster.url(database),
    JOBS: 'on',
  });
  const spent = async () => ({
    server: serverSeconds(await readMetrics(app.url)),
    database: cluster.cpuSeconds(),
  });
  try {
    let server = 0;
    let inDatabase = 0;
    for (let wave = 0; wave < WAVES; wave += 1) {
      await untilQuiet(spent);
      const before = await spent();
      await sql(`update listing set price = price * 9 / 10 where id in (
        select listing_id from stay_search order by md5(listing_id::text)
        limit ${CHANGES / WAVES} offset ${(wave * CHANGES) / WAVES})`);
      await untilAllSeen(sql, await lastChange(sql));
      await untilQuiet(spent);
      const after = await spent();
      server += after.server - before.server;
      inDatabase += after.database - before.database;
      // Half an hour passes, which is no work of the product.
      await sql("update saved_search set looked_at = looked_at - interval '35 minutes'");
    }
    const seconds = server + inDatabase;
    const { rows } = await sql(
      "select count(*)::int as n from mail_outbox where template = 'alerts.news'",
    );
    return [
      {
        name: 'Saved searches, an hour of changes',
        reference: `${searches.toLocaleString('en')} searches, ${CHANGES} changes`,
        value: seconds,
        unit: 's',
        goal: GOALS.savedSearches,
        details: `${((seconds / 3_600) * 100).toFixed(1)} % of a core, ${inDatabase.toFixed(0)} s of it in the database, ${rows[0]?.n} mails`,
      },
    ];
  } finally {
    await app.stop();
  }
}

type Sql = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Waits until what a server does at its start is done, such as the next sessions of timetables. */
async function untilQuiet(
  spent: () => Promise<{ server: number; database: number }>,
): Promise<void> {
  const end = performance.now() + MAX_MINUTES * 60_000;
  for (;;) {
    const before = await spent();
    await wait(QUIET.pauseMs);
    const after = await spent();
    const seconds = after.server - before.server + after.database - before.database;
    if (seconds < QUIET.seconds) return;
    if (performance.now() > end) throw new Error('the server was never quiet');
  }
}

/** The number of the latest change. */
async function lastChange(sql: Sql): Promise<number> {
  const { rows } = await sql('select coalesce(max(seq), 0)::int as last from listing_change');
  return Number(rows[0]?.last);
}

/** Waits until no change up to the last one is left, and no search due. */
async function untilAllSeen(sql: Sql, last: number): Promise<void> {
  const end = performance.now() + MAX_MINUTES * 60_000;
  for (;;) {
    const { rows } = await sql(`
      select (select count(*) from listing_change where seq <= ${last})::int as changes,
        (select count(*) from saved_search where due_at <= now())::int as due`);
    if (Number(rows[0]?.changes) === 0 && Number(rows[0]?.due) === 0) return;
    if (performance.now() > end) throw new Error(`not seen: ${JSON.stringify(rows[0])}`);
    await wait(POLL_MS);
  }
}

/** Seconds of processor time that a server took, by its own figures. */
function serverSeconds(metrics: string): number {
  const [, seconds] = /^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)/m.exec(metrics) ?? [];
  if (seconds === undefined) throw new Error('the server names no processor time');
  return Number(seconds);
}
