import type { Database } from './database.ts';

/** Properties of a PostgreSQL server that are checked before anything is written to it. */
export interface ServerFacts {
  /** In PostgreSQL's numbering: 150_004 is 15.4. */
  readonly version: number;
  /** It has tables or views that belong neither to us nor to an extension. */
  readonly isForeign: boolean;
}

/** Reads the current facts of the server. */
export async function serverFacts(database: Database): Promise<ServerFacts> {
  const { rows } = await database.executeSql(
    `select current_setting('server_version_num')::int as version,
            to_regclass('public.app_meta') is null
              and exists (
                select from pg_class c
                where c.relnamespace = to_regnamespace('public')
                  and c.relkind in ('r', 'p', 'v', 'm', 'f')
                  and not exists (
                    select from pg_depend d
                    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
                  )
              ) as foreign_tables`,
  );
  const [facts] = rows;
  return { version: Number(facts?.version), isForeign: facts?.foreign_tables === true };
}
