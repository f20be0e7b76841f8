import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { keysetOrder, type PageStart } from '#platform/server/database/keyset.ts';
import { iso, jsonRows } from './iso.ts';

/** Mails that have not left. */
export interface Outbox {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestWaitingSeconds: number;
  readonly unsent: readonly {
    /** Its place in the list. */
    readonly key: string;
    readonly id: string;
    readonly template: string;
    readonly status: string;
    readonly tries: number;
    readonly error: string;
    readonly createdAt: string;
  }[];
}

/**
 * Counts the mails that have not left, and reads a page of them, in one statement: those that were
 * given up first, then the oldest; the other way round where it is read backwards.
 */
export async function readOutbox(
  db: Queryable,
  start: PageStart<string>,
  limit: number,
): Promise<Outbox> {
  const { key, condition, order } = keysetOrder(start, [
    { column: sql`(case when m.status = 'failed' then 0 else 1 end)`, type: 'digit' },
    { column: sql`m.created_at`, type: 'instant' },
    { column: sql`m.id`, type: 'uuid' },
  ]);
  const unsent = jsonRows(sql`
    select ${key} as key, m.id, m.template, m.status, m.attempts as tries, coalesce(m.last_error, '') as error,
      ${iso(sql`m.created_at`)} as "createdAt"
    from mail_outbox m where m.status in ('queued', 'sending', 'failed') and ${condition}
    order by ${order} limit ${limit}`);
  const [found] = await queryRows<Outbox>(
    db,
    sql`select count(*) filter (where status <> 'failed')::int as waiting,
        count(*) filter (where status = 'failed')::int as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where status <> 'failed')), 0)
          ::float8 as "oldestWaitingSeconds",
        ${unsent} as unsent
      from mail_outbox where status in ('queued', 'sending', 'failed')`,
  );
  return found ?? { waiting: 0, failed: 0, oldestWaitingSeconds: 0, unsent: [] };
}
