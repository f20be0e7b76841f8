import type { Database } from './database.ts';

/** What is asked of a PostgreSQL server before anything is written to it. */
export interface ServerFacts {
  /** As PostgreSQL counts them: 150_004 is 15.4. */
  readonly version: number;
  /** It has tables, and they aren't ours. */
  readonly isForeign: boolean;
}

/** Reads the facts of the server, as it is now. */
export async function serverFacts(database: Database): Promise<ServerFacts> {
  const { rows } = await database.executeSql(
    `select current_setting('server_version_num')::int as version,
            to_regclass('public.app_meta') is null
              and exists (select from information_schema.tables where table_schema = 'public')
              as foreign_tables`,
  );
  const [facts] = rows;
  return { version: Number(facts?.version), isForeign: facts?.foreign_tables === true };
}
