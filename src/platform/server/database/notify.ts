import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * Sends a notification on a channel; it is delivered if and only if the transaction commits.
 *
 * @param payload at most 8,000 bytes
 */
export async function notify(tx: Queryable, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
