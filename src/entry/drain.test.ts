/** @module-tag long */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/launch/free-port.js';

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

const BUILT = existsSync(SERVER);

test.skipIf(!BUILT)(
  'a server that is told to stop says so first, and serves on until balancers have noticed',
  async () => {
    const { child, origin } = await startServer();
    const told = performance.now();
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    await expect.poll(() => status(`${origin}/readyz`), { timeout: DRAIN_MS }).toBe(503);
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
