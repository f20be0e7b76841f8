import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newestPrograms } from '../../scripts/launch/postgres-programs.js';
import { startPostgres } from '../../scripts/postgres.js';
import { startServer } from './start-server.ts';

/** Whether this machine can run one; a CI always has it. */
export const HAS_POSTGRES = newestPrograms() !== null || process.env.CI !== undefined;

/** Two servers of the product over one PostgreSQL. */
export interface TwoServers {
  readonly origins: readonly [string, string];
  sql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Tells the second to stop, as an operator does; resolves with its exit code and milliseconds. */
  stopSecond(): Promise<{ code: number | null; ms: number }>;
  end(): Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-two-'));
  const children: ChildProcess[] = [];
  const start = async () => {
    const server = await startServer({
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a secret that two servers of a test share',
    });
    children.push(server.child);
    return server;
  };
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  pool.on('error', () => {});
  const end = async () => {
    await pool.end();
    for (const child of children) child.kill('SIGKILL');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [one, other] = [await start(), await start()];
    return {
      origins: [one.origin, other.origin],
      sql: (text, values) => pool.query<Record<string, unknown>>(text, values),
      stopSecond: async () => {
        const started = performance.now();
        const exit = once(other.child, 'exit') as Promise<[number | null]>;
        other.child.kill('SIGTERM');
        const [code] = await exit;
        return { code, ms: performance.now() - started };
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
