/** @module-tag long */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/launch/free-port.js';
import { closeWhenQuiet, endConnectionsWithAnswers } from './drain.ts';

/** Tried where it has been built, as `npm test` does. */
const SERVER = 'dist/server/http.js';
const DRAIN_MS = 2_000;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function startServer(): Promise<{ child: ChildProcess; origin: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-drain-'));
  folders.push(folder);
  const port = await freePort();
  const { DATABASE_URL: _url, ...env } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DEMO: 'off',
      PORT: String(port),
      LOG_LEVEL: 'error',
      // A quick machine serves more pages in that time than one visitor may ask for.
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: String(DRAIN_MS / 1_000),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  const origin = `http://localhost:${port}`;
  await expect.poll(() => status(`${origin}/readyz`), { timeout: 60_000 }).toBe(200);
  return { child, origin };
}

/** 0 where no one answers. */
async function status(address: string): Promise<number> {
  try {
    return (await fetch(address)).status;
  } catch {
    return 0;
  }
}

/** A client of its own thread: it connects, says so, and sends its request when it is told to. */
const CLIENT = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, isConnected } } = require('node:worker_threads');
  const socket = connect(port, '127.0.0.1', () => {
    Atomics.store(isConnected, 0, 1);
    Atomics.notify(isConnected, 0);
  });
  parentPort.once('message', () => {
    socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n');
  });
  socket.once('data', (bytes) => parentPort.postMessage(String(bytes).split('\\r\\n')[0]));
  socket.once('error', ({ code }) => parentPort.postMessage(code));
  socket.once('end', () => parentPort.postMessage('ended'));
`;

test('a connection that waits to be accepted is answered before the server has closed', async () => {
  const server = createServer((_request, response) => response.end('done'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  endConnectionsWithAnswers(server);
  const isConnected = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(CLIENT, { eval: true, workerData: { port, isConnected } });
  const heard = once(client, 'message');
  // From here on it is the loop's phase of arrivals, in which a signal is handled too.
  await stat('.');
  // This thread accepts nothing meanwhile.
  Atomics.wait(isConnected, 0, 0, 20_000);
  const closed = closeWhenQuiet(server);
  while (server.listening) await nextRound();
  client.postMessage('send');
  expect(await heard).toEqual(['HTTP/1.1 200 OK']);
  await closed;
  await client.terminate();
}, 30_000);

const BUILT = existsSync(SERVER);

test.skipIf(!BUILT)(
  'a server that is told to stop says so first, and serves on until balancers have noticed',
  async () => {
    const { child, origin } = await startServer();
    const told = performance.now();
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    await expect.poll(() => status(`${origin}/readyz`), { timeout: DRAIN_MS }).toBe(503);
    // A balancer that keeps connections is to send its next request on another one.
    const answer = await fetch(`${origin}/healthz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    let served = 0;
    while (performance.now() - told < DRAIN_MS - 500) {
      expect(await status(`${origin}/`)).toBe(200);
      served += 1;
    }
    expect(served).toBeGreaterThan(0);
    expect((await ended)[0]).toBe(0);
    expect(performance.now() - told).toBeGreaterThanOrEqual(DRAIN_MS);
    expect(await status(`${origin}/`)).toBe(0);
  },
  90_000,
);

test.skipIf(!BUILT)(
  'a balancer that names no host in its checks is answered',
  async () => {
    const { child, origin } = await startServer();
    const socket = connect(Number(new URL(origin).port), 'localhost', () =>
      socket.write('GET /readyz HTTP/1.0\r\n\r\n'),
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    child.kill('SIGINT');
    await once(child, 'exit');
  },
  90_000,
);

test.skipIf(!BUILT)(
  'one that is stopped at a keyboard waits for no balancer',
  async () => {
    const { child } = await startServer();
    const told = performance.now();
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(performance.now() - told).toBeLessThan(DRAIN_MS);
  },
  90_000,
);
