import type { Execute } from './call.ts';

/** Counters and timestamps of libraries, which change with any call. */
const RESTLESS = new Set(['pgboss.version', 'pgboss.queue', 'pgboss.bam']);

/** A fingerprint of each table, by its name. */
export type Digest = Readonly<Record<string, string>>;

interface Table {
  /** That of the whole, for a partition. */
  readonly name: string;
  readonly quoted: string;
  readonly isPartition: boolean;
}

/**
 * Makes a function that returns a fingerprint of each table of the database. Every statement that
 * writes is counted by a trigger, in the transaction that writes; only a table with a new count is
 * read again.
 */
export async function makeDigest(execute: Execute): Promise<() => Promise<Digest>> {
  const tables = await listTables(execute);
  await countWrites(execute, tables);
  const seen = new Map<string, { writes: unknown; print: string }>();
  return async () => {
    // One row: it is read before and after each call.
    const { rows } = await execute(
      'select json_object_agg(name, writes) as writes from digest_writes',
    );
    const writes = new Map(Object.entries(rows[0]?.writes ?? {}));
    const stale = tables.filter(
      ({ name, isPartition }) => !isPartition && seen.get(name)?.writes !== writes.get(name),
    );
    for (const [name, print] of await computeFingerprints(execute, stale)) {
      seen.set(name, { writes: writes.get(name), print });
    }
    return Object.fromEntries([...seen].map(([name, { print }]) => [name, print]));
  };
}

async function listTables(execute: Execute): Promise<Table[]> {
  const { rows } = await execute(
    `select n.nspname || '.' || whole.relname as name,
       format('%I.%I', n.nspname, c.relname) as quoted, c.relispartition as part
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_class whole on whole.oid = coalesce(pg_partition_root(c.oid), c.oid)
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss') order by 1, 2`,
  );
  return rows
    .map(({ name, quoted, part }) => ({
      name: String(name),
      quoted: String(quoted),
      isPartition: part === true,
    }))
    .filter(({ name }) => !RESTLESS.has(name));
}

async function countWrites(execute: Execute, tables: readonly Table[]): Promise<void> {
  await execute('create table digest_writes (name text primary key, writes bigint not null)');
  await execute(
    `create function digest_count_write() returns trigger language plpgsql as $$ begin
       update digest_writes set writes = writes + 1 where name = tg_argv[0];
       return null;
     end $$`,
  );
  for (const { name, quoted, isPartition } of tables) {
    if (!isPartition) await execute('insert into digest_writes values ($1, 0)', [name]);
    // A statement fires the trigger of the table it names, be that the whole or a partition.
    await execute(
      `create trigger digest_writes after insert or update or delete or truncate on ${quoted}
       for each statement execute function digest_count_write('${name}')`,
    );
  }
}

async function computeFingerprints(
  execute: Execute,
  tables: readonly Table[],
): Promise<(readonly [name: string, print: string])[]> {
  if (tables.length === 0) return [];
  const { rows } = await execute(
    tables
      .map(
        ({ name, quoted }) =>
          `select '${name}' as name, count(*) || ':' ||
             coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print from ${quoted} t`,
      )
      .join(' union all '),
  );
  return rows.map(({ name, print }) => [String(name), String(print)] as const);
}
