import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from '@playwright/test';
import { freePort } from '../../scripts/launch/free-port.js';

/** A fresh demo world on a busy machine. */
const READY_MS = 240_000;

/** A server of the built product with settings of its own. */
export interface StartedServer {
  readonly origin: string;
  readonly child: ChildProcess;
}

/**
 * Starts the built product, on a free port unless `PORT` is set; whoever calls ends `child`.
 *
 * @throws Error when it isn't ready within four minutes
 */
export async function startServer(settings: Record<string, string>): Promise<StartedServer> {
  test.setTimeout(READY_MS + 60_000);
  const port = settings.PORT ?? (await freePort());
  const child = spawn(process.execPath, ['dist/server/http.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...(settings.PUBLIC_URL === undefined ? { PASSWORD_COST: '10' } : {}),
      // No balancer has to notice that one stops.
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const origin = `http://localhost:${port}`;
  const until = Date.now() + READY_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error('a server did not start');
    }
    await pause(100);
  }
  return { child, origin };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
