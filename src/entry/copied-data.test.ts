import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import {
  fetchPicture,
  photograph,
  sendPicture,
} from '#market/hosting/server/testing/send-picture.ts';
import { openBackup, writeBackup } from '#platform/server/backup/archive.ts';
import { readDatabase } from '#platform/server/backup/database-source.ts';
import { restore } from '#platform/server/backup/restore.ts';
import type { Database } from '#platform/server/database/database.ts';
import { makeJobs } from '#platform/server/jobs/make-jobs.ts';
import { openFolderStore } from '#platform/server/objects/folder-store.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { MIGRATIONS } from '#platform/server/testing/embedded-clones.ts';
import { copiedPictures } from './data-tools.ts';
import {
  type EmptyDatabase,
  makeEmptyDatabase,
  makeEmptyEmbedded,
} from './testing/empty-databases.ts';
import { makeTestApp, type TestApp } from './testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened: EmptyDatabase[] = [];
const keep = (database: EmptyDatabase) => {
  opened.push(database);
  return database;
};
afterEach(async () => {
  for (const each of opened.splice(0)) await each.remove();
});

const quietly = <T>(_title: string, work: (report: () => void) => Promise<T>) => work(() => {});
const log = makeLog('silent');
const NOW = Temporal.Instant.from('2026-03-02T09:00:00Z');

/** A database with its pictures, as the tools open it. */
interface Data {
  readonly database: Database;
  readonly dataDir: string;
}

function backUp({ database, dataDir }: Data, to: string) {
  return database.transaction(async (tx) => {
    const source = await readDatabase(tx, copiedPictures({ dataDir }, database));
    return writeBackup(source, openFolderStore(to), NOW, quietly);
  });
}

function targetFor({ database, dataDir }: Data): Parameters<typeof restore>[1] {
  return {
    database,
    pictures: copiedPictures({ dataDir }, database),
    migrations: MIGRATIONS,
    prepareJobs: () => makeJobs(database, log, { background: false }).prepare(),
  };
}

async function restoreFrom(from: string, target: Data) {
  return restore(await openBackup(openFolderStore(from)), targetFor(target), quietly);
}

const TEXT = 'A tab\tand a \\ backslash,\r\na line, \\N, “quotes” 🏡 and {"json": [1]}';

/** A listing with a picture, a guest who asked for it, and a job that waits. */
async function fill(app: TestApp) {
  const host = await app.signUp('Hanna Host');
  const { body: sent } = await sendPicture(app, await photograph(), { as: host });
  const listed = await app.request<{ id: string }>('POST', '/api/listings', {
    as: host,
    body: { ...HOME_FORM, imageSrc: [sent.secure_url] },
  });
  expect(listed.status, listed.text).toBe(201);
  await app.request('PUT', '/api/drafts/stay', {
    as: host,
    body: { values: { title: TEXT }, step: 1 },
  });
  const { database, jobs } = app.services;
  await jobs.prepare();
  await database.transaction((tx) =>
    jobs.enqueue(tx, 'tests.wait', { letters: TEXT }, { key: 'a' }),
  );
  return { host, listing: listed.body, key: sent.key };
}

/** Constraints and triggers of the database. */
async function readRules(database: Database) {
  const { rows } = await database.executeSql(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
     from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
     where not tgisinternal
     order by rule`,
  );
  return rows.map(({ rule }) => rule);
}

/** Has the app show what `fill` made. */
async function expectServed(
  target: Data,
  { host, listing, key }: Awaited<ReturnType<typeof fill>>,
) {
  const app = await makeTestApp({ database: target.database, env: { DATA_DIR: target.dataDir } });
  const page = await app.request<{ pictures: { key: string }[] }>(
    'GET',
    `/api/listings/${listing.id}`,
  );
  expect([page.status, page.body.pictures[0]?.key]).toEqual([200, key]);
  expect((await fetchPicture(app, key)).status).toBe(200);
  const draft = await app.request('GET', '/api/drafts/stay', { as: host });
  expect(draft.text).toContain(JSON.stringify(TEXT).slice(1, -1));
  const done: unknown[] = [];
  await app.services.jobs.start([
    { name: 'tests.wait', run: async (payload) => void done.push(payload) },
  ]);
  await app.services.jobs.drain();
  expect(done).toEqual([{ letters: TEXT }]);
  await app.services.jobs.stop();
}

describe('a backup', () => {
  let app: TestApp;
  let data: Data;
  let target: EmptyDatabase;
  let filled: Awaited<ReturnType<typeof fill>>;
  const place = join(folder, 'whole');

  beforeAll(async () => {
    app = await makeTestApp();
    filled = await fill(app);
    data = { database: app.services.database, dataDir: app.services.config.dataDir };
    await backUp(data, place);
    target = await makeEmptyDatabase();
  });
  afterAll(async () => {
    await app.close();
    await target.remove();
  });

  test.each([
    ['tables/public.listing.0001.gz', /public\.listing\.0001\.gz has changed/],
    ['pictures/index.0001.gz', /index\.0001\.gz has changed/],
    ['manifest.json', /damaged, or of another version/],
  ])('with a damaged %s loads nothing', async (file, reason) => {
    const bytes = readFileSync(join(place, file));
    writeFileSync(join(place, file), bytes.with(bytes.length >> 1, 0));
    await expect(restoreFrom(place, target)).rejects.toThrow(reason);
    writeFileSync(join(place, file), bytes);
  });

  test('without a picture’s file loads nothing', async () => {
    const file = join(place, 'pictures', filled.key);
    const bytes = readFileSync(file);
    rmSync(file);
    await expect(restoreFrom(place, target)).rejects.toThrow(`${filled.key} is missing`);
    writeFileSync(file, bytes);
  });

  test('with rows that its manifest doesn’t count loads nothing', async () => {
    const file = join(place, 'manifest.json');
    const text = readFileSync(file, 'utf8');
    const manifest = JSON.parse(text);
    const draft = manifest.tables.find(({ name }: { name: string }) => name === 'listing_draft');
    draft.digest = '0'.repeat(32);
    writeFileSync(file, JSON.stringify(manifest));
    await expect(restoreFrom(place, target)).rejects.toThrow('public.listing_draft differ');
    writeFileSync(file, text);
  });

  test('comes back with its rows, rules, pictures and jobs, and is served', async () => {
    const contents = await restoreFrom(place, target);
    expect(contents.pictures.count).toBe(1);
    expect(contents.tables.get('public.listing')?.count).toBe(1);
    expect(contents.tables.get('pgboss.job')?.count).toBeGreaterThan(0);
    expect(await readRules(target.database)).toEqual(await readRules(data.database));
    await backUp(target, join(folder, 'second'));
    const { recorded } = await openBackup(openFolderStore(join(folder, 'second')));
    expect(recorded).toEqual(contents);
    await expectServed(target, filled);
  });

  test('is loaded into an empty database alone', async () => {
    const before = await readRules(data.database);
    await expect(restoreFrom(place, data)).rejects.toThrow(/isn't empty: its table "\w+" has rows/);
    expect(await readRules(data.database)).toEqual(before);
  });

  test('never goes over another one', async () => {
    await expect(backUp(data, place)).rejects.toThrow('There is a backup already');
  });
});

test('what is written while a backup is made is in the next one', async () => {
  const app = await makeTestApp();
  const { database, config } = app.services;
  const before = await app.signUp('Berta Before');
  const source = { database, dataDir: config.dataDir };
  const sign = Promise.withResolvers<void>();
  const rival = sign.promise.then(() => app.signUp('Anna After'));
  const manifest = await database.transaction(async (tx) => {
    const live = await readDatabase(tx, copiedPictures(source, database));
    sign.resolve();
    // The embedded database has one connection: there the rival waits until the backup is made.
    if (database.kind === 'postgresql') await rival;
    return writeBackup(live, openFolderStore(join(folder, 'moment')), NOW, quietly);
  });
  const after = await rival;
  const users = manifest.tables.find(({ name }) => name === 'user');
  expect(users?.rows).toBe(1);
  expect(after.id).not.toBe(before.id);
  await app.close();
});

test('an embedded database moves, and stays as it was', async () => {
  const source = keep(await makeEmptyEmbedded());
  const app = await makeTestApp({ database: source.database, env: { DATA_DIR: source.dataDir } });
  const filled = await fill(app);
  await backUp(source, join(folder, 'before'));
  const target = keep(await makeEmptyDatabase());
  const contents = await source.database.transaction(async (tx) =>
    restore(
      await readDatabase(tx, copiedPictures(source, source.database)),
      targetFor(target),
      quietly,
    ),
  );
  await backUp(source, join(folder, 'after'));
  for (const name of ['before', 'after']) {
    expect((await openBackup(openFolderStore(join(folder, name)))).recorded).toEqual(contents);
  }
  await expectServed(target, filled);
});
