import { vi } from 'vitest';
import type { Database } from '../database/database.ts';

/** Number of statements that some work sends outside of transactions. */
export async function countStatements(
  database: Database,
  work: () => Promise<unknown>,
): Promise<number> {
  const { main } = database;
  const sent = [
    vi.spyOn(main, 'select'),
    vi.spyOn(main, 'execute'),
    vi.spyOn(main, 'insert'),
    vi.spyOn(main, 'update'),
    vi.spyOn(database, 'executeSql'),
  ];
  try {
    await work();
    return sent.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const each of sent) each.mockRestore();
  }
}
