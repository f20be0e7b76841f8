/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './launch/free-port.js';

/** The bundler translates each file that the page is made of when it is first asked for. */
const PATIENCE_MS = 180_000;

test('npm run dev answers the home page from the sources', { timeout: PATIENCE_MS }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wayhearth-dev-'));
  const port = await freePort();
  // As in a shell: what says that tests run changes how the bundler serves.
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/dev.js'], {
    env: { ...env, HOST: '0.0.0.0', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const answer = await firstAnswer(`http://localhost:${port}/`, child);
  expect(answer.status).toBe(200);
  // A whole page in the report of a failure would hide it.
  expect((await answer.text()).includes('dev-client-entry')).toBe(true);

  // The sent emails are for this machine alone, and open with the link of the output.
  const { pathname, search } = new URL(/http:\/\/\S+\/mails\?key=\S+/.exec(output)?.[0] ?? '');
  expect(await statusOf(port, '127.0.0.1', pathname + search)).toBe(303);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal);
  if (outside !== undefined) {
    expect(await statusOf(port, outside.address, pathname + search)).toBe(404);
  }
});

/**
 * @param {number} port
 * @param {string} address of this machine that is called, and called from
 * @param {string} path
 * @returns {Promise<number | undefined>} the status of the answer
 */
async function statusOf(port, address, path) {
  // By the name of this machine, as a page of others could make a browser call.
  const headers = { host: `localhost:${port}` };
  const call = request({ host: address, port, path, headers }).end();
  const [answer] = await once(call, 'response');
  answer.resume();
  return answer.statusCode;
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
async function firstAnswer(url, child) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return answer;
    await wait(100);
  }
  throw new Error(`the server ended with ${child.exitCode}`);
}
