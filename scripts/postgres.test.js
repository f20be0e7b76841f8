/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { findNewerPostgres, newestPrograms } from './launch/postgres-programs.js';
import { runCaptured } from './launch/run-captured.js';
import { startPostgres } from './postgres.js';

/**
 * @param {string} url
 * @param {string} text
 */
async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed breaks the connection; the query tells, and nobody else has to.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

// A machine without PostgreSQL runs everything on the embedded database; CI always has it.
describe.skipIf(newestPrograms() === null && process.env.CI === undefined)('PostgreSQL', () => {
  test('a server of its own: durable, survives kill -9, gone after stop', async () => {
    const postgres = await startPostgres({ settings: { max_connections: 17 } });
    const [settings] = await query(
      postgres.url,
      "select current_setting('fsync') fsync, current_setting('max_connections') max, current_setting('data_directory') folder, current_setting('server_encoding') encoding",
    );
    expect(settings).toMatchObject({ fsync: 'on', max: '17', encoding: 'UTF8' });
    await query(postgres.url, 'create table kept as select 1 as one');
    await postgres.kill9();
    await expect(query(postgres.url, 'select 1')).rejects.toThrow();
    await postgres.restart();
    expect(await query(postgres.url, 'select one from kept')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await expect(query(postgres.url, 'select 1')).rejects.toThrow();
    expect(existsSync(settings.folder)).toBe(false);
  }, 90_000);

  test('kill -9 leaves no connection that goes on with its work', async () => {
    const postgres = await startPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() pid');
    const broken = expect(
      client.query('select count(*) from generate_series(1, 1000000000)'),
    ).rejects.toThrow();
    await postgres.kill9();
    expect(() => process.kill(rows[0].pid, 0)).toThrow('ESRCH');
    await broken;
    await postgres.stop();
  }, 90_000);

  const SCRIPT = new URL('postgres.js', import.meta.url).pathname;

  test('as a program it gives the command its address and takes over its exit code', async () => {
    const source = `const { DATABASE_URL, TEST_DATABASE_URL } = process.env;
      console.log(DATABASE_URL === TEST_DATABASE_URL ? DATABASE_URL : TEST_DATABASE_URL);
      process.exitCode = 9`;
    const { code, output } = await runCaptured(process.execPath, [
      ...[SCRIPT, '--', process.execPath, '-e', source],
    ]);
    expect(code).toBe(9);
    expect(output.trim().split('\n').at(-1)).toMatch(
      /^postgres:\/\/wayhearth@127\.0\.0\.1:\d+\/wayhearth$/,
    );
  }, 60_000);

  const VERSION = `import pg from 'pg';
    const client = new pg.Client(process.env.DATABASE_URL);
    await client.connect();
    const { rows } = await client.query('show server_version');
    console.log(rows[0].server_version);
    await client.end();`;
  /** @param {string} option */
  async function versionWith(option) {
    const { output } = await runCaptured(process.execPath, [
      ...[SCRIPT, option, '--', process.execPath, '--input-type=module', '-e', VERSION],
    ]);
    return output.trim().split('\n').at(-1);
  }

  // These two ask Debian's archives and npm's, so only where a network is taken for granted.
  test.skipIf(process.env.CI === undefined)(
    'with --newest it is the newest minor release that Debian offers, beside the installed one',
    async () => {
      const before = await findNewerPostgres();
      const { version } = before.newer ?? before.installed;
      expect(await versionWith('--newest')).toMatch(new RegExp(`^${version}( |$)`));
      expect(await findNewerPostgres()).toEqual(before);
    },
    120_000,
  );

  test.skipIf(process.env.CI === undefined)(
    'with --major=18 it is the newest of that major release, whichever is installed',
    async () => {
      expect(await versionWith('--major=18')).toMatch(/^18\.\d+( |$)/);
    },
    120_000,
  );

  test('no server outlives a program that was killed', async () => {
    const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [text] = await once(child.stdout.setEncoding('utf8'), 'data');
    const url = text.trim().replace('DATABASE_URL=', '');
    const [{ folder }] = await query(url, "select current_setting('data_directory') folder");
    child.kill('SIGKILL');
    await expect
      .poll(
        () =>
          query(url, 'select 1').then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(false);
    await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false);
  }, 60_000);
});
