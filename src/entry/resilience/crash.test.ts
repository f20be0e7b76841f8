/** @module-tag long */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import type { Execute } from './testing/call.ts';
import { runDuplicates } from './testing/duplicates.ts';
import { brokenRules } from './testing/invariants.ts';
import { makeClient } from './testing/over-http.ts';
import { type Person, seedPeople, seedStay } from './testing/seed.ts';
import { type Ledger, lostChanges, runTraffic } from './testing/traffic.ts';

const KILLS = 3;
const KEYS = 8;
const WRITERS = 4;
const GUESTS = 200;
const DUPLICATES = 8;
const SECRET = 'a secret of the tests, long enough to sign';
const PROGRAM = resolve('node_modules/.cache/wayhearth/crash');

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-crash-'));
const started: ChildProcess[] = [];
let people: Person[] = [];
let listingIds: string[] = [];

beforeAll(async () => {
  await build({
    configFile: 'vite.server.config.ts',
    logLevel: 'error',
    build: {
      outDir: PROGRAM,
      emptyOutDir: true,
      sourcemap: false,
      rolldownOptions: { input: { api: 'src/entry/resilience/testing/api-process.ts' } },
    },
  });
  await inDatabase(async (execute) => {
    people = await seedPeople(execute, SECRET, [
      'Host',
      ...Array.from({ length: GUESTS }, (_, index) => `Guest ${index + 1}`),
    ]);
    listingIds = [await seedStay(execute, people[0]?.id ?? '', 40)];
  });
}, 120_000);

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test(`${KILLS} kills in mid-write lose nothing that was acknowledged`, async () => {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('there is no host');
  let acknowledged = 0;
  for (let turn = 0; turn < KILLS; turn += 1) {
    const { child, port } = await startApi();
    const plan = {
      guests,
      writers: WRITERS,
      host,
      listingIds,
      firstDay: daysAhead(20),
      seed: turn,
    };
    const client = makeClient(port);
    const written: Ledger = new Map();
    const traffic = runTraffic(client.send, plan, written);
    await wait(700);
    // On a busy machine the first answer may take longer; without one, nothing could be lost.
    while (written.size === 0 && child.exitCode === null) await wait(50);
    await kill(child);
    const { ledger, violations } = await traffic;
    client.close();
    acknowledged += ledger.size;
    expect(violations).toEqual([]);
    const broken = await inDatabase(async (execute) => [
      ...(await lostChanges(execute, ledger)),
      ...(await brokenRules(execute)),
    ]);
    expect(broken).toEqual([]);
  }
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);

test('a second process on the folder is refused; requests whose connection is cut have one effect', async () => {
  // One process for both, since its start takes most of the time.
  const { child, port } = await startApi();
  const second = spawnApi();
  const [code] = (await once(second.child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(second.output()).toContain(`in use by process ${child.pid}`);
  expect(second.output().trim().split('\n')).toHaveLength(1);
  expect(child.exitCode).toBeNull();

  // Guests without waiting requests: those who wrote before come first.
  const guests = people.slice(-KEYS);
  const client = makeClient(port);
  const askOnceItIsGone = async (text: string) => {
    client.close();
    await kill(child);
    return inDatabase((execute) => execute(text));
  };
  const { cut, violations } = await runDuplicates(client.send, askOnceItIsGone, {
    guests,
    listingIds,
    keys: KEYS,
    duplicates: DUPLICATES,
    firstDay: daysAhead(120),
    abreast: 4,
    sendAndLose: client.sendAndLose,
  });
  expect(cut).toBe(2 * KEYS);
  expect(violations).toEqual([]);
}, 60_000);

/** Ends a process as a crash would, and waits until it has exited. */
async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function spawnApi() {
  const child = spawn(process.execPath, [join(PROGRAM, 'api.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SESSION_SECRET: SECRET,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

async function startApi(): Promise<{ child: ChildProcess; port: number }> {
  const { child, output } = spawnApi();
  while (child.exitCode === null) {
    const port = /listening on (\d+)/.exec(output())?.[1];
    if (port !== undefined) return { child, port: Number(port) };
    await wait(20);
  }
  throw new Error(`the API did not start: ${output()}`);
}

async function inDatabase<T>(work: (execute: Execute) => Promise<T>): Promise<T> {
  const database = await openEmbedded(folder);
  try {
    await migrate(database, 'migrations');
    return await work((text, values) => database.executeSql(text, values));
  } finally {
    await database.close();
  }
}

function daysAhead(days: number): string {
  return Temporal.Now.plainDateISO('UTC').add({ days }).toString();
}
