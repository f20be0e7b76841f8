import type { Database } from './database.ts';

/**
 * Learns anew of the rows by which searches are planned, after many were added. Takes as long as it
 * takes: of a large database longer than a page may wait.
 */
export async function analyze(database: Database): Promise<void> {
  await database.executeSql('set statement_timeout = 0; analyze');
}
