/** @module-tag long */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeEmptyServerDatabase } from './testing/empty-databases.ts';

/** Tried where they have been built, as `npm test` does. */
const PROGRAMS = 'dist/server';
const SECRET = 'a secret of the tests, long enough to sign';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-programs-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  output(): string;
}

function start(program: string, settings: Record<string, string>, ...args: string[]): Running {
  const { DATABASE_URL: _url, ...env } = process.env;
  const child = spawn(process.execPath, [join(PROGRAMS, `${program}.js`), ...args], {
    env: { ...env, NODE_ENV: 'production', SESSION_SECRET: SECRET, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

/** Runs a tool to its end. @returns what it printed */
async function run(program: string, settings: Record<string, string>, ...args: string[]) {
  const { child, output } = start(program, settings, ...args);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/** Starts the server, has it show its results, a listing of them and a picture, and stops it. */
async function visit(settings: Record<string, string>): Promise<string[]> {
  const { child, output } = start('http', settings);
  const address = () => /http:\/\/localhost:\d+/.exec(output())?.[0];
  while (address() === undefined && child.exitCode === null) {
    await new Promise((done) => setTimeout(done, 50));
  }
  const fetchText = async (path: string, pattern: RegExp) => {
    const response = await fetch(`${address()}${path}`);
    expect(response.status, path).toBe(200);
    return pattern.exec(await response.text())?.[0] ?? '';
  };
  const listing = await fetchText('/', /\/listings\/[\da-f-]{36}/);
  const picture = await fetchText(listing, /\/media\/[\w:-]+\/\d+\.\w+/);
  const title = await fetchText(listing, /<title>[^<]+/);
  const shown = await fetch(`${address()}${picture}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('image/'),
  ]);
  child.kill('SIGTERM');
  await once(child, 'close');
  return [listing, picture, title];
}

test.skipIf(!existsSync(PROGRAMS))(
  'a server serves what came back from a backup, and what was moved',
  async () => {
    const source = { DATA_DIR: join(folder, 'source'), DEMO: 'on' };
    const shown = await visit(source);
    const place = join(folder, 'backup');
    expect(await run('backup', source, '--to', place)).toMatchObject({ code: 0 });

    const target = { DATA_DIR: join(folder, 'restored') };
    expect(await run('restore', target, '--from', place)).toMatchObject({ code: 0 });
    expect(await visit(target)).toEqual(shown);
    expect(await run('ledger', target)).toMatchObject({ code: 0 });
    const again = await run('restore', target, '--from', place);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining("isn't empty")]);

    const server = await makeEmptyServerDatabase();
    if (server === null) return;
    expect(await run('move', source, '--to', server.url)).toMatchObject({ code: 0 });
    const moved = { DATA_DIR: join(folder, 'moved'), DATABASE_URL: server.url };
    expect(await visit(moved)).toEqual(shown);
    await server.remove();
  },
  300_000,
);
