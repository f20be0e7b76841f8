import type { Execute } from './call.ts';

/** Counters and clocks of libraries, which turn whoever calls. */
const RESTLESS = new Set(['pgboss.version', 'pgboss.queue', 'pgboss.bam']);

/** Makes a function that gives a fingerprint of each table of the database. */
export async function makeDigest(execute: Execute): Promise<() => Promise<Record<string, string>>> {
  const { rows: tables } = await execute(
    `select n.nspname || '.' || c.relname as name,
       format('%I.%I', n.nspname, c.relname) as quoted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
  );
  const query = tables
    .filter(({ name }) => !RESTLESS.has(String(name)))
    .map(
      ({ name, quoted }) =>
        `select '${name}' as name, count(*) || ':' ||
           coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print from ${quoted} t`,
    )
    .join(' union all ');
  return async () => {
    const { rows } = await execute(query);
    return Object.fromEntries(rows.map(({ name, print }) => [String(name), String(print)]));
  };
}
