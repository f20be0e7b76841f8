import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/launch/free-port.js';
import { builtFile, CACHE, NODE, ROOT } from './paths.ts';
import { baseEnvironment } from './stock.ts';

const READY_MS = 120_000;
const METRICS_TOKEN = 'the benchmarks look at the figures';

/** A running server of the product. */
export interface AppServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the built server as in production, logging as it does there, and waits until it is ready.
 *
 * @param name of its data folder and log, in the cache
 */
export async function startApp(name: string, env: Record<string, string>): Promise<AppServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = join(CACHE, `data-${name}`);
  mkdirSync(dataDir, { recursive: true });
  const child = spawn(NODE, [builtFile('http.js')], {
    cwd: ROOT,
    env: baseEnvironment({
      PORT: `${port}`,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      JOBS: 'off',
      // What is measured is the page, not how it is kept.
      PAGE_CACHE: 'off',
      METRICS_TOKEN,
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(CACHE, `${name}.log`));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await untilReady(child, `${url}/readyz`, join(CACHE, `${name}.log`));
  return {
    url,
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The server's own figures, as Prometheus reads them. */
export async function readMetrics(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${url}/metrics`, { headers })).text();
}

async function untilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`the server did not start: see ${log}`);
    }
    await wait(50);
  }
}
