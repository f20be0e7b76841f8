import { spawn } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { builtFile, CACHE, NODE, ROOT, SECRET } from './paths.ts';

/** Stays that every demo world begins with. */
const WORLD_STAYS = 320;
/** People who can be signed in. */
export const RIDERS = 20_000;
const INPUTS = ['migrations', 'demo'];

/** What all servers and tools of the benchmark are told. */
export function baseEnvironment(more: Record<string, string>): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    SESSION_SECRET: SECRET,
    RATE_LIMITS: 'off',
    DRAIN_SECONDS: '0',
    ...more,
  };
}

/** Name of what is made of these sources in this month (nights reach a year ahead). */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7));
  for (const folder of INPUTS) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const name of names) {
      const file = join(ROOT, folder, name);
      if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

export interface Stock {
  /** Name of the database; to be copied by those who write. */
  readonly database: string;
  /** Seconds that loading took; null when it was there. */
  readonly seconds: number | null;
}

/**
 * A database with so many stays in all, loaded when it is missing.
 *
 * @param closes whether about 100 nights of each are closed
 */
export async function stockDatabase(
  cluster: Cluster,
  stays: number,
  closes = true,
): Promise<Stock> {
  const mark = fingerprint();
  const database = `stays_${stays}${closes ? '' : '_free'}_${mark}`;
  const { rows } = await cluster.sql('postgres', 'select datname as name from pg_database');
  const names = rows.map(({ name }) => String(name));
  for (const name of names) {
    const isOld = name.startsWith('stays_') && !name.endsWith(mark);
    if (isOld || name === `new_${database}`) await drop(cluster, name);
  }
  if (names.includes(database)) return { database, seconds: null };

  // Under another name until it is whole, so that a run that was stopped leaves nothing half done.
  const fresh = `new_${database}`;
  await cluster.sql('postgres', `create database ${fresh}`);
  const started = performance.now();
  const options = closes ? ['--nights'] : [];
  await addDemoStays({ DATABASE_URL: cluster.url(fresh) }, stays - WORLD_STAYS, options);
  const seconds = (performance.now() - started) / 1_000;
  await addRiders((text) => cluster.sql(fresh, text));
  await cluster.sql(fresh, 'vacuum analyze');
  await cluster.sql('postgres', `alter database ${fresh} rename to ${database}`);
  return { database, seconds };
}

/** Runs `npm run demo` as it is. */
export async function addDemoStays(
  env: Record<string, string>,
  count: number,
  options: readonly string[] = [],
): Promise<void> {
  const dataDir = join(CACHE, 'tool-data');
  mkdirSync(dataDir, { recursive: true });
  const args = [builtFile('demo.js'), '--stays', `${count}`, ...options];
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: baseEnvironment({ DATA_DIR: dataDir, ...env }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the demo ended with ${code}`);
}

async function addRiders(sql: (text: string) => Promise<unknown>): Promise<void> {
  await sql(`
    insert into "user" (id, name, email, email_verified)
    select md5('rider ' || i)::uuid, 'Rider ' || i, 'rider' || i || '@example.org', true
    from generate_series(0, ${RIDERS - 1}) i;
    insert into profile (user_id) select md5('rider ' || i)::uuid
    from generate_series(0, ${RIDERS - 1}) i;
    insert into session (user_id, token, expires_at)
    select md5('rider ' || i)::uuid, 'rider-session-' || i, now() + interval '1 year'
    from generate_series(0, ${RIDERS - 1}) i`);
}

/** The `Cookie` header of a rider, signed as the sign-in library does. */
export function riderCookie(rider: number): string {
  const token = `rider-session-${rider % RIDERS}`;
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** A copy of a database, to write into. */
export async function copyDatabase(cluster: Cluster, from: string, name: string): Promise<string> {
  const copy = `copy_${name}`;
  await drop(cluster, copy);
  await cluster.sql('postgres', `create database ${copy} template ${from}`);
  return copy;
}

async function drop(cluster: Cluster, name: string): Promise<void> {
  await cluster.sql('postgres', `drop database if exists ${name} with (force)`);
}
