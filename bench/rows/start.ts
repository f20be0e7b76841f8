import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/launch/free-port.js';
import { GOALS } from '../goals.ts';
import { median } from '../median.ts';
import { CACHE, ROOT } from '../paths.ts';
import { baseEnvironment } from '../stock.ts';
import type { Row } from './row.ts';

const LIMIT_MS = 180_000;

/** Seconds from `npm start`'s script to the first 200 of `/`, on a data folder that is there. */
export async function startRows(starts: number): Promise<Row[]> {
  const dataDir = join(CACHE, 'data-start');
  if (!existsSync(dataDir)) await startOnce(dataDir);
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await startOnce(dataDir));
  return [
    {
      name: 'A later start, to the first 200',
      reference: 'seconds',
      value: median(times),
      unit: 's',
      goal: GOALS.warmStart,
      details: `${times.map((time) => time.toFixed(1)).join(', ')} s; embedded database, demo world`,
    },
  ];
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('node', [join(ROOT, 'scripts', 'start.js')], {
    cwd: ROOT,
    env: baseEnvironment({ PORT: `${port}`, DATA_DIR: dataDir }),
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
      if (answer?.status === 200) return (performance.now() - started) / 1_000;
      await answer?.body?.cancel();
      if (child.exitCode !== null || performance.now() - started > LIMIT_MS) {
        throw new Error('npm start did not serve');
      }
      await wait(20);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
