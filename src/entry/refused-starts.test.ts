/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Tried where it has been built, as `npm test` does. */
const SERVER = 'dist/server/http.js';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-refused-'));
/** Another program's server: takes a port, and isn't a database. */
const other = createServer((socket) => socket.destroy());
let port = 0;
beforeAll(async () => {
  await once(other.listen(0, '127.0.0.1'), 'listening');
  port = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

/** Starts the product where it can't start; returns its error output, and how it ended. */
async function start(settings: Record<string, string>): Promise<{ said: string; code: number }> {
  const { DATABASE_URL: _url, ...env } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: { ...env, NODE_ENV: 'production', DATA_DIR: folder, DEMO: 'off', PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(child, 'close');
  return { said: said.trim(), code };
}

test.skipIf(!existsSync(SERVER)).concurrent.each([
  ['a taken port', () => ({ PORT: `${port}` }), /^Port \d+ is taken\. Set PORT to another one\.$/],
  [
    'a database that nobody answers for',
    () => ({ DATABASE_URL: 'postgres://wayhearth@127.0.0.1:1/wayhearth' }),
    /^The database at 127\.0\.0\.1:1\/wayhearth \(DATABASE_URL\) can't be reached: [^\n]+\.$/,
  ],
  [
    'something else in place of a database',
    () => ({ DATABASE_URL: `postgres://wayhearth:hush@127.0.0.1:${port}/wayhearth` }),
    /^The database at 127\.0\.0\.1:\d+\/wayhearth \(DATABASE_URL\) can't be reached: [^\n]+\.$/,
  ],
  ['a wrong setting', () => ({ LOG_LEVEL: 'loud' }), /^LOG_LEVEL is "loud"; it must be [^\n]+\.$/],
])('%s ends the start with one sentence and 1', async (_what, settings, sentence) => {
  const { said, code } = await start(settings());
  expect(said).toMatch(sentence);
  expect(said).not.toContain('hush');
  expect(code).toBe(1);
});
