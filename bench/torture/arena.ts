import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Execute } from '#entry/resilience/testing/call.ts';
import {
  type Person,
  seedItinerant,
  seedPeople,
  seedStay,
} from '#entry/resilience/testing/seed.ts';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openPostgresql } from '#platform/server/database/postgresql.ts';
import { startPostgres } from '../../scripts/postgres.js';
import { SECRET } from './server.ts';

const MIGRATIONS = join(resolve(import.meta.dirname, '..', '..'), 'migrations');

export type DatabaseKind = 'embedded' | 'postgresql';

/** A database with people and homes in it, for servers to be tortured over. */
export interface Arena {
  readonly kind: DatabaseKind;
  /** Settings of a server on this database. */
  readonly env: Readonly<Record<string, string>>;
  readonly guests: readonly Person[];
  readonly host: Person;
  readonly listingIds: readonly string[];
  /** Itinerants, for as many people as `places` names. */
  readonly itinerantIds: readonly string[];
  /** Asks the database by ourselves; the embedded one only while no server holds it. */
  ask<T>(work: (execute: Execute) => Promise<T>): Promise<T>;
  /** Only of a PostgreSQL that was started here. */
  readonly postgres: Awaited<ReturnType<typeof startPostgres>> | null;
  close(): Promise<void>;
}

/**
 * @param capacities rooms of each home
 * @param options.url of an empty PostgreSQL that runs; without it one is started
 * @param options.throughPort PostgreSQL is reached through this port (of a gateway) by the servers
 * @param options.migrations folder of those that are run; all of this release by default
 * @param options.itinerants places of each itinerant, and its dates
 */
export async function makeArena(
  kind: DatabaseKind,
  people: number,
  capacities: readonly number[],
  {
    url: given,
    throughPort,
    itinerants,
    migrations = MIGRATIONS,
  }: {
    readonly url?: string;
    readonly throughPort?: number;
    readonly migrations?: string;
    readonly itinerants?: {
      readonly places: readonly number[];
      readonly dates: { readonly startDate: string; readonly endDate: string };
    };
  } = {},
): Promise<Arena> {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-torture-'));
  const postgres = kind === 'postgresql' && given === undefined ? await startPostgres() : null;
  const url = given ?? postgres?.url ?? null;
  const database =
    url === null
      ? await openEmbedded(folder)
      : openPostgresql({ url, poolSize: 2, onError: () => {} });
  await migrate(database, migrations);
  const execute: Execute = (text, values) => database.executeSql(text, values);
  const names = Array.from({ length: people }, (_, index) => `Rival ${index + 1}`);
  const [host, ...guests] = await seedPeople(execute, SECRET, ['Host', ...names]);
  if (host === undefined) throw new Error('nobody was seeded');
  const listingIds: string[] = [];
  for (const capacity of capacities) listingIds.push(await seedStay(execute, host.id, capacity));
  const itinerantIds: string[] = [];
  if (itinerants !== undefined) {
    for (const places of itinerants.places) {
      itinerantIds.push(await seedItinerant(execute, host.id, places, itinerants.dates));
    }
  }
  await database.close();

  return {
    kind,
    guests,
    host,
    listingIds,
    itinerantIds,
    postgres,
    env: {
      DATA_DIR: folder,
      ...(url === null ? {} : { DATABASE_URL: urlThrough(url, throughPort) }),
    },
    ask: (work) => (url === null ? askEmbedded(folder, work) : askPostgres(url, work)),
    close: async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function urlThrough(url: string, port: number | undefined): string {
  if (port === undefined) return url;
  const through = new URL(url);
  through.port = String(port);
  return through.toString();
}

async function askEmbedded<T>(folder: string, work: (execute: Execute) => Promise<T>): Promise<T> {
  const database = await openEmbedded(folder);
  try {
    return await work((text, values) => database.executeSql(text, values));
  } finally {
    await database.close();
  }
}

async function askPostgres<T>(url: string, work: (execute: Execute) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}
