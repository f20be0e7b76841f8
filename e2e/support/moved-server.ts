import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { BrowserContext } from '@playwright/test';
import { freePort } from '../../scripts/launch/free-port.js';
import { startServer } from './start-server.ts';

const MOVED_CLOCK = fileURLToPath(new URL('./moved-clock.js', import.meta.url));

/** The product over an empty database of its own, whose clock a test moves. */
export interface MovedServer {
  readonly origin: string;
  /** The folder of its data, its mails among them. */
  readonly data: string;
  now(): Temporal.Instant;
  /** Keeps the clock of a browser's pages with that of the server. */
  follow(browser: BrowserContext): Promise<void>;
  /**
   * Moves the clocks forward. Jobs that have become due then run within some seconds; those that
   * recur run once in a minute of the moved clock.
   */
  moveTo(at: Temporal.Instant): Promise<void>;
  /** Stops the server, runs a statement in its database, and starts it again. */
  runSql(statement: string, values: unknown[]): Promise<void>;
  /** Stops the server. @returns the words of `npm run ledger` about its database */
  stopAndReadLedger(): Promise<string>;
  /** Stops it where it still runs, and deletes its data. */
  end(): Promise<void>;
}

/**
 * Starts it.
 *
 * @param at the time that its clock shows then, after the machine's
 * @param settings that differ from those of such a server
 */
export async function startMovedServer(
  at: Temporal.Instant,
  settings: Readonly<Record<string, string>> = {},
): Promise<MovedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-moved-'));
  const data = join(folder, 'data');
  const clock = join(folder, 'clock');
  const port = await freePort();
  const browsers: BrowserContext[] = [];
  let ahead = 0;
  const now = () => Temporal.Now.instant().add({ milliseconds: ahead });
  const setClock = (to: Temporal.Instant) => {
    ahead = to.epochMilliseconds - Date.now();
    writeFileSync(clock, String(ahead));
  };
  const start = () =>
    startServer({
      DATA_DIR: data,
      DEMO: 'off',
      STAFF_SECOND_FACTOR: 'off',
      ...settings,
      PORT: String(port),
      MOVED_CLOCK: clock,
      NODE_OPTIONS: `--import=${MOVED_CLOCK}`,
    });
  setClock(at);
  let { child, origin } = await start().catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  return {
    origin,
    data,
    now,
    follow: async (browser) => {
      browsers.push(browser);
      await browser.clock.setSystemTime(now().epochMilliseconds);
    },
    moveTo: async (to) => {
      if (Temporal.Instant.compare(to, now()) < 0) throw new Error(`${to} is over`);
      setClock(to);
      await Promise.all(
        browsers.map((browser) => browser.clock.setSystemTime(now().epochMilliseconds)),
      );
    },
    runSql: async (statement, values) => {
      await stop();
      const database = new PGlite(join(data, 'postgres'));
      await database.query(statement, values);
      await database.close();
      ({ child, origin } = await start());
    },
    stopAndReadLedger: async () => {
      await stop();
      const ledger = spawn(process.execPath, ['dist/server/ledger.js'], {
        env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return text(ledger.stdout);
    },
    end: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
