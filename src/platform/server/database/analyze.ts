import type { Database } from './database.ts';

/**
 * Updates the statistics by which searches are planned, after many rows were added. In a large
 * database it takes longer than a page may wait.
 */
export async function analyze(database: Database): Promise<void> {
  await database.executeSql('set statement_timeout = 0; analyze');
}
